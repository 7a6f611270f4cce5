/** The calls by which owners open a store, a collection of products with an address of its own, and its categories. */
import { endpoint } from '../endpoint.ts';

export interface NewProductCollection {
  /** What its link says. */
  navigationTitle: string;
  title: string;
  /** Its address below the root of the site; 409 where it is taken. */
  urlId: string;
  description: string;
  enabled: boolean;
}

export interface ProductCollection extends NewProductCollection {
  id: string;
}

const PRODUCTS = 'content-service/product/1.1/websites/:websiteId/products';
export const LIST_PRODUCT_COLLECTIONS = endpoint<{
  params: 'websiteId';
  answer: readonly ProductCollection[];
}>('GET', PRODUCTS);
export const CREATE_PRODUCT_COLLECTION = endpoint<{
  params: 'websiteId';
  body: NewProductCollection;
  answer: ProductCollection;
}>('POST', PRODUCTS);

export interface NewCategory {
  displayName: string;
  /** Absent: it stands at the top. */
  parentCategoryId?: string;
  type: string;
  pageRendering: string;
  /** Its place among its neighbours, from 1 on. */
  displayIndex: number;
}

export interface Category extends NewCategory {
  id: string;
}

export const LIST_CATEGORIES = endpoint<{
  params: 'websiteId' | 'collectionId';
  answer: readonly Category[];
}>('GET', `${PRODUCTS}/:collectionId/categories`);
export const CREATE_CATEGORY = endpoint<{
  params: 'websiteId' | 'collectionId';
  body: NewCategory;
  answer: Category;
}>('POST', `${PRODUCTS}/:collectionId/categories`);
