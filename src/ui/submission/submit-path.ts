/**
 * What a form needs only once it is being submitted: the calls, the words for their failures, what follows success.
 *
 * Loaded when a visitor first enters the form (see use-submit-flow.ts): a page that is only read carries none of it.
 */
import { describeFailure } from '../../domain/forms/failure.ts';
import { failureMessages } from '../../i18n/en/failure.ts';
import { createFormApi } from '../../services/forms/form-api.ts';
import { pageSource, type SourceSettings } from '../../services/forms/page-source.ts';
import {
  createBuilderSubmit,
  createEndpointSubmit,
  type Submission,
} from '../../services/forms/submit-form.ts';
import { createHttp } from '../../services/http.ts';
import { getPage } from '../../services/site-registry.ts';
import type { SubmissionOutcome } from './use-submission.ts';

export { redirectTo } from '../../services/navigation.ts';
export { SuccessBlock } from './success-block.tsx';

export interface SubmitPathOptions {
  /** The page's own endpoint; empty for the builder's API. */
  action: string;
  enctype: string;
  apiRoot: string;
  validatesOnServer: boolean;
  sanitized: boolean;
}

export type SendSubmission = (
  submission: Omit<Submission, 'source'> & { source: SourceSettings; fieldIds: readonly string[] },
  texts: <T extends object>(english: T) => T,
) => Promise<SubmissionOutcome>;

/** One for the life of a form: a save whose answer was lost is remembered between submits. */
export function createSubmitPath(options: SubmitPathOptions): SendSubmission {
  const send = options.action
    ? createEndpointSubmit(options.action, options.enctype)
    : createBuilderSubmit(createFormApi(createHttp(options.apiRoot)), options);

  return async ({ source, fieldIds, ...submission }, texts) => {
    const outcome = await send({ ...submission, source: pageSource(source, getPage()?.site) });
    if (outcome.ok) return outcome;
    const words = texts(failureMessages);
    return {
      ok: false,
      ...(outcome.text
        ? { formError: words[outcome.text] }
        : describeFailure(outcome.failure, fieldIds, words)),
    };
  };
}
