/** Who wants to be told when something is back: sign-ups of visitors, and the owner's list of them. */
import type { FastifyInstance } from 'fastify';
import { CAPTCHA_ACTIONS } from '../../../src/domain/forms/captcha.ts';
import { isEmail } from '../../../src/domain/forms/email.ts';
import type { ServerContext } from '../context.ts';
import { requireCrumb } from '../http/crumb.ts';
import { isOverLimit } from '../http/limit.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { requireOwner } from '../owner/auth.ts';
import { findProduct } from './products-store.ts';

const text = { type: 'string', maxLength: 500 };
const signUpBody = {
  type: 'object',
  required: ['productId', 'email'],
  properties: {
    productId: { ...text, minLength: 1 },
    variantId: text,
    email: text,
    isJoinMailingList: { type: 'boolean' },
    captchaKey: { type: 'string' },
  },
};

interface SignUp {
  productId: string;
  variantId?: string;
  email: string;
  isJoinMailingList?: boolean;
  captchaKey?: string;
}

export function addRestockRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options, captcha } = context;
  const actions = [CAPTCHA_ACTIONS.productWaitlist];

  app.post<{ Body: SignUp }>(
    '/api/commerce/restock-notifications',
    { preHandler: requireCrumb, schema: { body: signUpBody } },
    async (request, reply) => {
      if (await isOverLimit(context, request, reply))
        return reply.code(429).send({ error: messages.rateLimited });
      const { productId, variantId = '', isJoinMailingList = false, captchaKey } = request.body;
      const email = request.body.email.trim().toLowerCase();
      if (!isEmail(email, 'modern'))
        return reply.code(400).send({ error: 'This is no email address.', errors: { email: 'invalid' } });
      if (options.production && !(await findProduct(db, productId)))
        return reply.code(404).send({ error: 'There is no such product.' });
      if (captchaKey && !(await captcha({ token: captchaKey, usedBy: `${productId} ${email}`, actions })))
        return reply.code(400).send({ error: messages.captchaMissing, code: 'captcha' });
      await db
        .insertInto('restock_sign_ups')
        .values({
          id: newId(options.now()),
          product_id: productId,
          variant_id: variantId,
          email,
          joins_mailing_list: Number(isJoinMailingList),
          created_at: new Date(options.now()).toISOString(),
        })
        // Who signs up again is told once, as they last wished; nobody learns that an address was known.
        .onConflict((conflict) =>
          conflict
            .columns(['product_id', 'variant_id', 'email'])
            .doUpdateSet({ joins_mailing_list: Number(isJoinMailingList) }),
        )
        .execute();
      return reply.code(204).send();
    },
  );

  app.get('/api/reference/restock', { preHandler: requireOwner(options) }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const rows = await db.selectFrom('restock_sign_ups').selectAll().orderBy('id', 'desc').execute();
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      productId: row.product_id,
      variantId: row.variant_id,
      email: row.email,
      isJoinMailingList: row.joins_mailing_list === 1,
    }));
  });
}
