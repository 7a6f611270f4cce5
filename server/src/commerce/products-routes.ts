/** The owner's products, read and written one by one. */
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { findProduct, type Product, type ProductItem, writeProduct } from './products-store.ts';

type ProductBody = Omit<Product, 'id'>;

const READ = endpoint<{ params: 'id'; answer: Product }>('GET', 'owner/products/:id');
const WRITE = endpoint<{ params: 'id'; body: ProductBody; answer: Product }>('PUT', 'owner/products/:id');

const itemText = text(2000);
const ITEM: Readonly<Record<keyof ProductItem, object>> = {
  title: itemText,
  fullUrl: itemText,
  assetUrl: itemText,
};
/** The builder's data; what else its content holds is kept. */
const productBody = {
  type: 'object',
  required: ['structuredContent'],
  properties: {
    ...ITEM,
    structuredContent: {
      type: 'object',
      required: ['productType'],
      properties: {
        productType: { type: 'integer', minimum: 1, maximum: 4 },
        variants: { type: 'array', items: { type: 'object' } },
      },
    },
  },
};

export function addProductsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  forOwner(app, context, (owner) => {
    serve(
      owner,
      READ,
      { summary: 'Reads a product.', description: 'As the builder’s data has it.', answer: anyObject },
      async (request) => {
        const product = await findProduct(db, request.params.id);
        if (!product) throw new Refusal('no-product');
        return product;
      },
    );

    serve(
      owner,
      WRITE,
      {
        summary: 'Sets a product.',
        description: 'In development products that nobody put in are sold as they come.',
        body: productBody,
        answer: anyObject,
      },
      async (request) => {
        const product = { id: request.params.id, ...written(request.body) };
        await writeProduct(db, product);
        return product;
      },
    );
  });
}

/** What the server keeps of an item. */
function written({ title, fullUrl, assetUrl, structuredContent }: ProductBody): ProductBody {
  return {
    ...(title && { title }),
    ...(fullUrl && { fullUrl }),
    ...(assetUrl && { assetUrl }),
    structuredContent,
  };
}
