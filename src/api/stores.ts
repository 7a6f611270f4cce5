/** Opens stores, gives them categories, and puts them into the navigation (behaviour/api#stores). */
import { GET_SITE_LAYOUT, UPDATE_NAVIGATION } from '../domain/api/site/layout.ts';
import {
  type Category,
  CREATE_CATEGORY,
  CREATE_PRODUCT_COLLECTION,
  LIST_CATEGORIES,
  LIST_PRODUCT_COLLECTIONS,
  type NewProductCollection,
  type ProductCollection,
} from '../domain/api/site/products.ts';
import { mainNavigation } from '../domain/site/navigation.ts';
import { FALLBACK_TITLE, nextUrlId, urlIdOf } from '../domain/site/url-id.ts';
import type { Caller } from './caller.ts';
import { ApiError } from './error.ts';

export interface StoreOptions {
  title: string;
  /** What its link says; the title without it. */
  navigationTitle?: string;
  /** Its address; made of the title without it. */
  urlId?: string;
  /** Stands in where title or address are too short for an address. */
  fallbackTitle?: string;
  description?: string;
  /** The main navigation begins with it. */
  isFirstLink?: boolean;
  templateId?: string;
}

export interface CategoryOptions {
  displayName: string;
  parentCategoryId?: string;
  /** From 1 on. */
  displayIndex?: number;
}

export interface StoresApi {
  list(): Promise<readonly ProductCollection[]>;
  /** @throws {ApiError}, and an Error where it is to be a link and the site has no main navigation */
  create(options: StoreOptions): Promise<ProductCollection>;
  categories(collectionId: string): Promise<readonly Category[]>;
  addCategory(collectionId: string, options: CategoryOptions): Promise<Category>;
}

/** More stores of one name than anybody opens. */
const MAX_CLASHES = 100;

export function createStoresApi(caller: Caller, websiteId: string): StoresApi {
  async function open(collection: NewProductCollection): Promise<ProductCollection> {
    for (let clashes = 0; ; clashes++) {
      const body = { ...collection, urlId: nextUrlId(collection.urlId, clashes) };
      try {
        return await caller.send(CREATE_PRODUCT_COLLECTION, { params: { websiteId }, body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 409 || clashes >= MAX_CLASHES) throw error;
      }
    }
  }

  return {
    list: () => caller.send(LIST_PRODUCT_COLLECTIONS, { params: { websiteId } }),
    async create({ title, navigationTitle = title, urlId = title, description = '', ...more }) {
      const { fallbackTitle = FALLBACK_TITLE, isFirstLink = false, templateId } = more;
      // Asked for first: a store that cannot be linked as it was wished is not opened.
      const main = isFirstLink ? mainNavigation((await caller.send(GET_SITE_LAYOUT)).layout) : undefined;
      const collection = await open({
        navigationTitle,
        title,
        urlId: urlIdOf(urlId, { fallbackTitle }),
        description,
        enabled: true,
      });
      if (main)
        await caller.send(UPDATE_NAVIGATION, {
          body: {
            fieldName: main.identifier,
            ...(templateId !== undefined && { templateId }),
            navigation: { items: [{ collectionId: collection.id }, ...main.links] },
          },
        });
      return collection;
    },
    categories: (collectionId) => caller.send(LIST_CATEGORIES, { params: { websiteId, collectionId } }),
    addCategory: (collectionId, { displayName, parentCategoryId, displayIndex = 1 }) =>
      caller.send(CREATE_CATEGORY, {
        params: { websiteId, collectionId },
        body: {
          displayName,
          ...(parentCategoryId !== undefined && { parentCategoryId }),
          type: 'ROOT',
          pageRendering: 'LIST_VIEW',
          displayIndex,
        },
      }),
  };
}
