/**
 * What a form needs only once it is being submitted: check, captcha, the page's veto, send, events, redirect, and the
 * words for what went wrong (spec 1 §4, §8).
 *
 * Loaded when a visitor first enters the form (use-submit-flow.ts): a page that is only read carries none of it.
 */

import { describeFailure } from '../../domain/forms/failure.ts';
import { FORM_TYPES } from '../../domain/forms/form-entity.ts';
import { HONEYPOT_NAME } from '../../domain/forms/honeypot.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { failureMessages } from '../../i18n/en/failure.ts';
import { createFormApi } from '../../services/forms/form-api.ts';
import { pageSource } from '../../services/forms/page-source.ts';
import { createBuilderSubmit, createEndpointSubmit, type Submit } from '../../services/forms/submit-form.ts';
import { createHttp } from '../../services/http/http.ts';
import { redirectTo } from '../../services/http/navigation.ts';
import { getPage } from '../../services/page/site-registry.ts';
import type { FormErrors, SubmitFlow, SubmitFlowOptions } from './submit-flow.ts';

export { SuccessBlock } from './success-block.tsx';

type Outcome =
  | { isStored: true; values: FormValues; sanitizedValues?: FormValues | undefined }
  /** Without errors: the page took over. */
  | { isStored: false; errors?: FormErrors };

/** Runs a flow that was just locked, shows its outcome and unlocks it. @returns whether the submission was stored */
export async function runSubmit(flow: SubmitFlow): Promise<boolean> {
  const locked = flow.current();
  let outcome: Outcome;
  try {
    outcome = await attempt(flow);
  } catch (error) {
    // A mistake of ours or of a listener: the visitor gets a way on, the console the cause.
    console.error(error);
    outcome = { isStored: false, errors: { formError: flow.options.current.texts.processing } };
  }
  // Unlocked or reset meanwhile: a failure belongs to a page the visitor has left, a stored submission does not.
  if (flow.current() === locked || outcome.isStored) finish(flow, outcome);
  return outcome.isStored;
}

async function attempt({ options: { current: options }, captcha, memory }: SubmitFlow): Promise<Outcome> {
  const { host, texts, fieldIds, source } = options;
  const wrong = options.check();
  if (wrong) return { isStored: false, errors: wrong };
  const answer = await captcha.current.answer();
  if (!answer) return { isStored: false, errors: { formError: texts.captchaMissing } };
  const values = options.read();
  if (!host.emit('sqs-form-submit', { values }, { cancelable: true })) return { isStored: false };

  const send = sendWith(options, memory);
  const sent = await send({
    values,
    source: pageSource(source, getPage()?.site),
    captcha: answer,
    extra: { ...options.extra?.(), ...readHoneypot(options.element.current) },
  });
  if (sent.ok) return { isStored: true, values, sanitizedValues: sent.sanitizedValues };
  const words = host.texts(options.name, failureMessages);
  const errors = sent.text ? { formError: words[sent.text] } : describeFailure(sent.failure, fieldIds, words);
  return { isStored: false, errors };
}

/** One sender for the life of a configuration: a save whose answer was lost is remembered between submits. */
function sendWith({ config, validatesOnServer }: SubmitFlowOptions, memory: SubmitFlow['memory']): Submit {
  const { action, enctype, sanitizedValues = false } = config;
  const apiRoot = apiRootOf(config.apiRoot, getPage()?.site.apiRoot);
  const settings = JSON.stringify([action, enctype, apiRoot, validatesOnServer, sanitizedValues]);
  if (memory.current?.settings !== settings) {
    const api = createFormApi(createHttp(apiRoot));
    const send = action
      ? createEndpointSubmit(action, enctype)
      : createBuilderSubmit(api, { validatesOnServer, sanitized: sanitizedValues });
    memory.current = { settings, send };
  }
  return memory.current.send;
}

function finish(flow: SubmitFlow, outcome: Outcome): void {
  const { host, form, onStored } = flow.options.current;
  if (outcome.isStored) {
    const { values, sanitizedValues } = outcome;
    flow.dispatch({ type: 'succeed', sanitizedValues });
    onStored?.();
    if (form.type === FORM_TYPES.newsletterBlock)
      host.emit('sqs-newsletter-subscribe', { values, sanitizedValues });
    host.emit('sqs-form-success', { values, sanitizedValues });
    redirectTo(form.successRedirect);
  } else if (outcome.errors) {
    const { fieldErrors = {}, formError = '' } = outcome.errors;
    flow.dispatch({ type: 'fail', fieldErrors, formError });
    flow.captcha.current.reset();
    host.emit('sqs-form-failure', { fieldErrors, formError });
  } else {
    flow.dispatch({ type: 'unlock' });
  }
}

/** What a robot left in the trap, for the server to judge; nothing from a person. */
function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const caught = form ? new FormData(form).get(HONEYPOT_NAME) : null;
  return caught ? { [HONEYPOT_NAME]: String(caught) } : {};
}
