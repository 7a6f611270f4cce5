/** Signs an address up for when something is back: check, captcha, the call, and what came of it. */

import { useRef, useState } from 'react';
import { readFailure } from '../../domain/forms/answer.ts';
import { isEmail } from '../../domain/forms/email.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { at, valueText } from '../../domain/template-value.ts';
import type { restockMessages } from '../../i18n/en/commerce.ts';
import { createHttp, HttpError } from '../../services/http/http.ts';
import { createCommerceApi } from '../../services/shop/commerce-api.ts';
import { getProduct, productIdOf } from '../../services/shop/product-registry.ts';
import { idOfKey } from '../../services/shop/product-scope.ts';
import { captchaAnswer, requireAnew } from '../../ui/submission/captcha-answer.ts';
import type { Captcha } from '../../ui/submission/use-captcha.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { RestockConfig } from './config.ts';
import type { RestockEvents } from './events.ts';

export interface RestockMethods {
  submit(): Promise<boolean>;
}

interface Status {
  state: 'idle' | 'sending' | 'done';
  problem: string;
  /** Counts failures, so that each one takes the focus. */
  failures: number;
}

export interface Entered {
  email: string;
  isJoinMailingList: boolean;
}

/** @param itemId by which the page knows the product */
export function useRestock(
  config: RestockConfig,
  itemId: string,
  host: WidgetHost<RestockMethods, RestockEvents>,
  texts: typeof restockMessages,
  captcha: Captcha,
) {
  const site = usePage()?.site;
  const [status, setStatus] = useState<Status>({ state: 'idle', problem: '', failures: 0 });
  const isLocked = useRef(false);

  function fail(problem: string): false {
    setStatus(({ failures }) => ({ state: 'idle', problem, failures: failures + 1 }));
    return false;
  }

  /** @returns whether the address is stored */
  async function submit(entered: Entered): Promise<boolean> {
    if (isLocked.current || captcha.due) return false;
    if (!isEmail(entered.email, config.emailRule)) return fail(texts.emailInvalid);
    isLocked.current = true;
    setStatus((before) => ({ ...before, state: 'sending', problem: '' }));
    try {
      return await send(entered);
    } finally {
      isLocked.current = false;
    }
  }

  async function send(entered: Entered): Promise<boolean> {
    const answer = await captchaAnswer(captcha, config.captcha, host);
    if (answer === 'lost') return fail(texts.failed);
    if (!answer) return fail(texts.captchaMissing);
    const { facts, variant } = getProduct(itemId);
    // A tag of the whole product waits for what is chosen of it.
    const variantId = config.variantId || (facts.item ? valueText(at(variant, 'id')) : '');
    const productId = idOfKey(productIdOf(itemId));
    try {
      await createCommerceApi(createHttp(apiRootOf(config.apiRoot, site?.apiRoot))).signUpForRestock({
        productId,
        ...(variantId && { variantId }),
        ...entered,
        ...answer,
      });
    } catch (error) {
      if (!(error instanceof HttpError)) console.error(error);
      const { status = 0, body } = error instanceof HttpError ? error : {};
      void requireAnew(captcha, texts.captchaReset);
      host.emit('sqs-restock-notification-failure', { status });
      // The shop's own words where it refuses; ours where nobody answered, or something broke.
      return fail((status < 500 && readFailure(body).message) || texts.failed);
    }
    setStatus((before) => ({ ...before, state: 'done', problem: '' }));
    host.emit('sqs-restock-notification-sign-up', { productId, variantId, ...entered });
    return true;
  }

  return { ...status, submit };
}
