/** Fetches a form by its id; loaded only by forms that are given nothing else. */
import { createFormApi } from '../../services/forms/form-api.ts';
import { createHttp } from '../../services/http/http.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { apiRootOf } from '../../ui/submission/api-root.ts';

/** @returns the form entity as stored @throws when there is none, or the answer is no form */
export function loadForm(config: { apiRoot: string; formId: string }): Promise<Record<string, unknown>> {
  return createFormApi(createHttp(apiRootOf(config, getPage()?.site))).load(config.formId);
}
