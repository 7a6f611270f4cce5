/** Owners open stores and give them categories. */
import type { FastifyInstance } from 'fastify';
import {
  type Category,
  CREATE_CATEGORY,
  CREATE_PRODUCT_COLLECTION,
  LIST_CATEGORIES,
  LIST_PRODUCT_COLLECTIONS,
  type NewCategory,
  type NewProductCollection,
  type ProductCollection,
} from '../../../src/domain/api/site/products.ts';
import { MAX_CATEGORIES, MAX_CATEGORY_LENGTH } from '../../../src/domain/commerce/limits.ts';
import { URL_ID } from '../../../src/domain/site/url-id.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyText, flag, integer, list, oneOf, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import {
  addCategory,
  addCollection,
  countCategories,
  hasCategory,
  hasCollection,
  listCategories,
  listCollections,
} from './collections-store.ts';

const MAX_DESCRIPTION_LENGTH = 10_000;
const index = integer(0, MAX_CATEGORIES);

const newCollection = shape<NewProductCollection>({
  navigationTitle: required(text(200, 1)),
  title: required(text(200, 1)),
  urlId: required({ ...text(200, 1), pattern: URL_ID.source }),
  description: required(text(MAX_DESCRIPTION_LENGTH)),
  enabled: required(flag),
});
const collectionAnswer = shape<ProductCollection>({
  id: required(anyText),
  navigationTitle: required(anyText),
  title: required(anyText),
  urlId: required(anyText),
  description: required(anyText),
  enabled: required(flag),
});
const newCategory = shape<NewCategory>({
  displayName: required(text(MAX_CATEGORY_LENGTH, 1)),
  parentCategoryId: text(),
  type: required(oneOf(['ROOT'])),
  pageRendering: required(oneOf(['LIST_VIEW'])),
  displayIndex: required(index),
});
const categoryAnswer = shape<Category>({
  id: required(anyText),
  displayName: required(anyText),
  parentCategoryId: anyText,
  type: required(anyText),
  pageRendering: required(anyText),
  displayIndex: required(index),
});

export function addCollectionsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;

  /** One server is one site. */
  function ofThisSite(websiteId: string): void {
    if (websiteId !== options.websiteId) throw new Refusal('no-website');
  }
  async function known({ websiteId, collectionId }: { websiteId: string; collectionId: string }) {
    ofThisSite(websiteId);
    if (!(await hasCollection(db, collectionId))) throw new Refusal('no-collection');
  }

  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST_PRODUCT_COLLECTIONS,
      { summary: 'Lists the stores of the site.', answer: list(collectionAnswer) },
      async ({ params }) => {
        ofThisSite(params.websiteId);
        return listCollections(db);
      },
    );

    const opening = {
      summary: 'Opens a store.',
      description: '409 `url-id-taken`.',
      body: newCollection,
      answer: collectionAnswer,
      status: 201,
    };
    serve(owner, CREATE_PRODUCT_COLLECTION, opening, async ({ params, body }) => {
      ofThisSite(params.websiteId);
      const added = await addCollection(db, body, options.now());
      if (!added) throw new Refusal('url-id-taken', { answer: { errors: { urlId: 'is taken' } } });
      return added;
    });

    serve(
      owner,
      LIST_CATEGORIES,
      { summary: 'Lists the categories of a store.', answer: list(categoryAnswer) },
      async ({ params }) => {
        await known(params);
        return listCategories(db, params.collectionId);
      },
    );

    const adding = {
      summary: 'Adds a category to a store.',
      description: 'At most 10,000 a store.',
      body: newCategory,
      answer: categoryAnswer,
      status: 201,
    };
    serve(owner, CREATE_CATEGORY, adding, async ({ params, body }) => {
      await known(params);
      const { collectionId } = params;
      const { parentCategoryId: parent } = body;
      if (parent !== undefined && !(await hasCategory(db, collectionId, parent)))
        throw new Refusal('no-category');
      if ((await countCategories(db, collectionId)) >= MAX_CATEGORIES)
        throw new Refusal('too-many-categories');
      return addCategory(db, collectionId, body, options.now());
    });
  });
}
