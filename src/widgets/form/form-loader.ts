/** Fetches a form by its id; loaded only by forms that are given nothing else. */
import { type Form, formSchema } from '../../domain/forms/form.ts';
import { read } from '../../domain/schema.ts';
import { reasonOf } from '../../domain/schema-mistakes.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { createFormApi } from '../../services/forms/form-api.ts';
import { createHttp } from '../../services/http/http.ts';
import { getPage } from '../../services/page/site-registry.ts';

/**
 * @param report is told of each value that is not right; a stored form may have more entries than the kit reads
 * @returns undefined when the answer is no form
 * @throws when there is no answer
 */
export async function loadForm(
  config: { apiRoot: string; formId: string },
  report: (path: string, reason: string) => void,
): Promise<Form | undefined> {
  const body = await createFormApi(createHttp(apiRootOf(config.apiRoot, getPage()?.site.apiRoot))).load(
    config.formId,
  );
  const { value, mistakes, isUsable } = read(formSchema, body);
  for (const mistake of mistakes) if (mistake.rule) report(mistake.path, reasonOf(mistake));
  return isUsable ? value : undefined;
}
