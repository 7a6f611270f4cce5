/** A program on Node, compiled without the types of a page. */
import { createApi } from 'sqs-kit/api';
import { checkPage, type Tags } from 'sqs-kit/check';
import { parseColor } from 'sqs-kit/color';
import { FORM_TYPES } from 'sqs-kit/editor';
import { renderTag } from 'sqs-kit/server-render';
import { compile } from 'sqs-kit/template';

const api = createApi({ root: 'https://example.org/api/', token: 'token' });

export async function report(tags: Tags): Promise<string> {
  const [newest] = await api.owner.submissions.list({ query: { limit: 1 } });
  const problems = checkPage('<sqs-form></sqs-form>', tags).map(({ message }) => message);
  const words = [newest?.formId, renderTag.name, FORM_TYPES.names.join(), parseColor('red')?.r];
  return compile('{name}').render({ name: [...words, ...problems].join(' ') }).output;
}
