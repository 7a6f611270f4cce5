/** Sign-ups of visitors for what is sold out, and the owner's list of them. */
import type { FastifyInstance } from 'fastify';
import { type RestockSignUp, SIGN_UP_FOR_RESTOCK } from '../../../src/domain/api/commerce.ts';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { CAPTCHA_ACTIONS } from '../../../src/domain/forms/captcha.ts';
import { isEmail } from '../../../src/domain/forms/email.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireCrumb } from '../http/crumb.ts';
import { limitCalls } from '../http/limit.ts';
import { anyText, flag, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { findProduct } from './products-store.ts';
import { listRestockWishes, type StoredRestockWish, storeRestockWish } from './restock-store.ts';

const LIST = endpoint<{ answer: readonly StoredRestockWish[] }>('GET', 'owner/restock');

const signUpBody = shape<RestockSignUp>({
  productId: required(text(200, 1)),
  variantId: text(200),
  email: required(text()),
  isJoinMailingList: flag,
  captchaKey: anyText,
});
const wish = shape<StoredRestockWish>({
  id: required(anyText),
  createdAt: required(anyText),
  productId: required(anyText),
  variantId: required(anyText),
  email: required(anyText),
  isJoinMailingList: required(flag),
});

export function addRestockRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options, captcha } = context;
  const actions = [CAPTCHA_ACTIONS.productWaitlist];
  const guards = [requireCrumb, limitCalls(context, 'submit')];

  serve(
    app,
    SIGN_UP_FOR_RESTOCK,
    {
      summary: 'Notes who wants to be told when something is back.',
      description: '400 without an address, or with a captcha that was not completed.',
      guards,
      config: { isForm: true },
      body: signUpBody,
    },
    async (request) => {
      const { productId, variantId = '', isJoinMailingList = false, captchaKey } = request.body;
      const email = request.body.email.trim().toLowerCase();
      if (!isEmail(email, 'modern')) throw new Refusal('email', { answer: { errors: { email: 'invalid' } } });
      if (options.production && !(await findProduct(db, productId))) throw new Refusal('no-product');
      // A token that was sent is held against its provider even where none is needed.
      const isProven = captchaKey
        ? await captcha({ token: captchaKey, usedBy: `${productId} ${email}`, actions })
        : !options.restockCaptcha;
      if (!isProven) throw new Refusal('captcha');
      await storeRestockWish(db, { productId, variantId, email, isJoinMailingList }, options.now());
    },
  );

  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST,
      { summary: 'Lists who wants to be told when something is back.', answer: list(wish) },
      () => listRestockWishes(db),
    );
  });
}
