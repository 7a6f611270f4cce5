/** The owner's products: `GET` and `PUT /api/reference/products/{id}`. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { requireOwner } from '../owner/auth.ts';
import { findProduct, writeProduct } from './products-store.ts';

const productBody = {
  type: 'object',
  required: ['structuredContent'],
  properties: {
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

export function addProductsRoutes(app: FastifyInstance, { db, options }: ServerContext): void {
  const preHandler = requireOwner(options);

  app.get<{ Params: { id: string } }>(
    '/api/reference/products/:id',
    { preHandler },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const product = await findProduct(db, request.params.id);
      return product ?? reply.code(404).send({ error: 'There is no such product.' });
    },
  );

  app.put<{ Params: { id: string }; Body: { structuredContent: object } }>(
    '/api/reference/products/:id',
    { preHandler, schema: { body: productBody } },
    async (request) => {
      const product = { id: request.params.id, structuredContent: request.body.structuredContent };
      await writeProduct(db, product);
      return product;
    },
  );
}
