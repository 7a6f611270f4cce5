/**
 * What a form needs only once it is being submitted: check, captcha, the page's veto, send, events, redirect, and the
 * words for what went wrong.
 *
 * Loaded when a visitor first enters the form (use-submit-flow.ts): a page that is only read carries none of it.
 */

import { COMMERCE_EVENT, type NewsletterSignUpPayload } from '../../domain/commerce/commerce-events.ts';
import { errorsOfFailure } from '../../domain/forms/failure.ts';
import { FORM_TYPES } from '../../domain/forms/form-entity.ts';
import { type FormErrors, isRunning } from '../../domain/forms/form-state.ts';
import { HONEYPOT_NAME } from '../../domain/forms/honeypot.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { failureMessages } from '../../i18n/en/failure.ts';
import { createFormApi } from '../../services/forms/form-api.ts';
import { pageSource } from '../../services/forms/page-source.ts';
import { createBuilderSubmit, createEndpointSubmit, type Submit } from '../../services/forms/submit-form.ts';
import { createHttp } from '../../services/http/http.ts';
import { leavesPage, redirectTo } from '../../services/http/navigation.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { captchaAnswer, requireAnew } from './captcha-answer.ts';
import type { SubmitFlow, SubmitFlowOptions } from './submit-flow.ts';

export { SuccessBlock } from './success-block.tsx';

/** A redirect that leads to a download leaves the page where it is: the visitor is thanked after this long. */
const LEAVING_MS = 10_000;

type Outcome =
  | { isStored: true; values: FormValues; isUnread: boolean; sanitizedValues?: FormValues | undefined }
  /** Without errors: the page took over, before anything was sent or with the answer. */
  | { isStored: false; isSent?: boolean; errors?: FormErrors };

/**
 * Runs the attempt that has just locked the flow, shows its outcome and unlocks it.
 * @returns whether the submission was stored
 */
export async function runSubmit(flow: SubmitFlow, attempt: number): Promise<boolean> {
  let outcome: Outcome;
  // Coming back from the back/forward cache unlocks; what was sent before the page was left is not to be sent again.
  const comeBack = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    if (flow.current().isLeaving) flow.reset();
    else flow.dispatch({ type: 'unlock' });
  };
  window.addEventListener('pageshow', comeBack);
  try {
    outcome = await send(flow);
  } catch (error) {
    // A mistake of ours or of a listener: the visitor gets a way on, the console the cause.
    console.error(error);
    outcome = { isStored: false, errors: { formError: flow.options.current.texts.processing } };
  }
  const stop = () => window.removeEventListener('pageshow', comeBack);
  if (outcome.isStored) succeed(flow, outcome, stop);
  // Unlocked or reset meanwhile: the failure belongs to a page that the visitor has left.
  else if (isRunning(flow.current(), attempt)) fail(flow, attempt, outcome);
  if (!flow.current().isLeaving) stop();
  return outcome.isStored;
}

async function send({ options: { current: options }, captcha, memory }: SubmitFlow): Promise<Outcome> {
  const { host, fieldIds, source } = options;
  const words = host.texts(options.name, failureMessages);
  const wrong = options.skipsCheck ? undefined : options.check();
  if (wrong) return { isStored: false, errors: wrong };
  const answer = await captchaAnswer(captcha, options.form.captchaEnabled, host);
  if (answer === 'lost') return { isStored: false, errors: { formError: options.texts.processing } };
  if (!answer) return { isStored: false, errors: { formError: words.captchaMissing } };
  const values = options.read();
  const detail = { values: { ...values } };
  if (!host.emit('sqs-form-submit', detail, { cancelable: true })) return { isStored: false };

  const charset = options.charset?.();
  const sent = await senderOf(
    options,
    memory,
  )({
    values,
    posted: options.post(values),
    source: pageSource(source, getPage()?.site),
    captcha: answer,
    extra: options.extra?.(),
    target: options.target?.() ?? '',
    ...(charset ? { charset } : {}),
    takes: (answer) => !host.emit('sqs-form-response', answer, { cancelable: true }),
    trap: readHoneypot(options.element.current),
  });
  if (sent.ok)
    return {
      isStored: true,
      values,
      isUnread: sent.isUnread ?? false,
      sanitizedValues: sent.sanitizedValues,
    };
  if (sent.isTaken) return { isStored: false, isSent: true };
  if (sent.mistake) host.report(sent.mistake);
  // Nothing was answered, and the browser knows why.
  if (!navigator.onLine && !sent.failure?.status)
    return { isStored: false, errors: { formError: words.offline } };
  const errors = sent.text ? { formError: words[sent.text] } : errorsOfFailure(sent.failure, fieldIds, words);
  return { isStored: false, errors };
}

/** One sender for the life of a configuration: a save whose answer was lost is remembered between submits. */
function senderOf({ config, validatesOnServer }: SubmitFlowOptions, memory: SubmitFlow['memory']): Submit {
  const { action, enctype, send: way, sanitizedValues = false } = config;
  const apiRoot = apiRootOf(config.apiRoot, getPage()?.site.apiRoot);
  const settings = JSON.stringify([action, enctype, way, apiRoot, validatesOnServer, sanitizedValues]);
  if (memory.current?.settings !== settings) {
    const api = createFormApi(createHttp(apiRoot));
    const send = action
      ? createEndpointSubmit(action, enctype, way)
      : createBuilderSubmit(api, { validatesOnServer, sanitized: sanitizedValues });
    memory.current = { settings, send };
  }
  return memory.current.send;
}

/** @param stop no return to this page is to be waited for */
function succeed(
  flow: SubmitFlow,
  { values, sanitizedValues, isUnread }: Outcome & { isStored: true },
  stop: () => void,
): void {
  const { host, config, form, source, forget } = flow.options.current;
  // An owner who chose to read no answer has the words for it.
  const hasWords = config.send === 'navigate' && form.submissionMessage !== undefined;
  const shown = { isUnread: isUnread && !hasWords, sanitizedValues };
  const isLeaving = leavesPage(form.successRedirect);
  flow.dispatch({ type: 'succeed', isLeaving, ...shown });
  forget?.();
  const detail = { values: { ...values }, sanitizedValues, ...(isUnread ? { isUnread } : {}) };
  if (form.type === FORM_TYPES.newsletterBlock) {
    host.emit('sqs-newsletter-subscribe', detail);
    const signUp: NewsletterSignUpPayload = { formId: source.formId };
    void getPage()?.tracker.event(COMMERCE_EVENT.newsletterSignUp, signUp);
  }
  host.emit('sqs-form-success', detail);
  redirectTo(form.successRedirect);
  if (!isLeaving) return;
  setTimeout(() => {
    stop();
    if (flow.current().isLeaving) flow.dispatch({ type: 'succeed', isLeaving: false, ...shown });
  }, LEAVING_MS);
}

function fail(flow: SubmitFlow, attempt: number, { errors, isSent }: Outcome & { isStored: false }): void {
  const { host, name } = flow.options.current;
  const { captchaReset } = host.texts(name, failureMessages);
  if (!errors) {
    flow.dispatch({ type: 'unlock' });
    if (isSent) void requireAnew(flow.captcha, captchaReset);
    return;
  }
  const { fieldErrors = {}, formError = '' } = errors;
  flow.dispatch({ type: 'fail', attempt, fieldErrors, formError });
  void requireAnew(flow.captcha, captchaReset);
  host.emit('sqs-form-failure', { fieldErrors: { ...fieldErrors }, formError });
}

/** What a robot left in the trap, for the server to judge; nothing from a person. */
function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const caught = form ? new FormData(form).get(HONEYPOT_NAME) : null;
  return caught ? { [HONEYPOT_NAME]: String(caught) } : {};
}
