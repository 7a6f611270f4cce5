/** The three calls of a submission: validate, submission key, save. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  INVALID_KEY,
  SAVE_SUBMISSION,
  type SaveRequest,
  SUBMISSION_KEY,
  VALIDATE_FORM,
} from '../../../src/domain/api/forms.ts';
import type { PageOfSubmission } from '../../../src/domain/api/owner/submissions.ts';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireCrumb } from '../http/crumb.ts';
import { limitCalls } from '../http/limit.ts';
import { anyObject, anyText, anything, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { secondsHere } from '../spam/time-here.ts';
import { findForm } from './forms-store.ts';
import { parseValues } from './incoming-values.ts';
import { answerOf, fieldRefusal } from './outcome-answers.ts';
import { fieldErrors, receiveSubmission } from './receive.ts';
import { issueKey, isValidKey } from './submission-key.ts';

/** What the kit sends, and the trap, which only programs fill in. */
type Save = SaveRequest & { [HONEYPOT_NAME]?: string };

const saveBody = shape<Save>({
  key: anyText,
  formId: anyText,
  form: anything,
  collectionId: anything,
  itemId: anything,
  objectName: anything,
  captchaKey: anyText,
  recaptchaEnterpriseV3Token: anyText,
  pageTitle: anyText,
  pageId: anyText,
  pagePath: anyText,
  contentSource: anyText,
  pagePermissionTypeValue: anything,
  isOverlayForm: anything,
  submitButtonText: anything,
  disableValidation: anything,
  isReactFormSubmission: anything,
  [HONEYPOT_NAME]: anyText,
});
const saveAnswer = shape<{ id: string; createdAt: string; sanitizedValues?: object }>({
  id: required(anyText),
  createdAt: required(anyText),
  sanitizedValues: anyObject,
});

export function addSubmitRoutes(app: FastifyInstance, context: ServerContext): void {
  const { early, options, secret } = context;

  const validateAnswer = shape<{ errors: object }>({ errors: required(anyObject) });
  serve(
    app,
    VALIDATE_FORM,
    {
      summary: 'Checks values by the rules of a form, and stores nothing.',
      description: 'The body is field id → value; 400 has the words for each field in `errors`.',
      config: { isForm: true },
      body: anything,
      answer: validateAnswer,
    },
    async (request) => {
      const form = await findForm(early, request.params.formId);
      if (!form && options.production) throw new Refusal('not-configured');
      const values = parseValues(request.body, form);
      const errors = form ? fieldErrors(form, values) : {};
      if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
      return { errors };
    },
  );

  const keyAnswer = shape<{ key: string }>({ key: required(anyText) });
  serve(
    app,
    SUBMISSION_KEY,
    {
      summary: 'Hands out the key that stores one submission.',
      description: 'Good for 30 minutes and one submission of this visitor.',
      guards: [requireCrumb],
      config: { isForm: true },
      answer: keyAnswer,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { key: issueKey(secret, request.crumb, options.now()) };
    },
  );

  const guards = [requireCrumb, limitCalls(context, 'submit')];
  serve(
    app,
    SAVE_SUBMISSION,
    {
      summary: 'Stores a submission, once for its key.',
      description:
        'JSON or form-encoded. With `isReactFormSubmission` the values come back escaped for HTML. 400 with field errors, `invalid-key` (fetch a new key, save again) or `captcha`; 404; 429 with `Retry-After`.',
      guards,
      config: { isForm: true },
      body: saveBody,
      answer: saveAnswer,
    },
    async (request) => {
      const body: Save = request.body;
      const { key, formId } = body;
      if (!isValidKey(key, secret, request.crumb, options.now())) throw new Refusal(INVALID_KEY);
      if (!formId) throw new Refusal('not-configured');
      const form = await findForm(early, formId);
      const outcome = await receiveSubmission(context, form, {
        key,
        formId,
        values: parseValues(body.form, form),
        page: pageOf(body, request),
        // The two names under which clients send a captcha's token.
        captchaToken: body.captchaKey || body.recaptchaEnterpriseV3Token || '',
        trap: body[HONEYPOT_NAME] ?? '',
        secondsHere: secondsHere(request, options.now()),
      });
      return answerOf(outcome, String(body.isReactFormSubmission) === 'true');
    },
  );
}

function pageOf(
  { pageTitle, pagePath, pageId, contentSource }: SaveRequest,
  request: FastifyRequest,
): PageOfSubmission {
  return {
    title: pageTitle ?? '',
    path: pagePath ?? '',
    url: request.headers.referer || undefined,
    id: pageId || undefined,
    contentSource: contentSource || undefined,
  };
}
