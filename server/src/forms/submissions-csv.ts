/** Submissions as CSV (RFC 4180) that a spreadsheet opens without running anything. */
import type { Submission } from '../../../src/domain/api/owner/submissions.ts';
import { displayLine } from '../../../src/domain/forms/display.ts';
import type { FormField } from '../../../src/domain/forms/field.ts';
import { FIELD_TYPES } from '../../../src/domain/forms/fields/index.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import type { StoredForm } from './form-entity.ts';

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

interface Column {
  title: string;
  cell: (submission: Submission) => string;
}

/** Ids that belong to no field of the form get a column each as long as there are few; the rest share the last one. */
const MAX_OTHER_COLUMNS = 50;
const OTHERS_TITLE = 'other entries';

/**
 * Writes rows as they are asked for: memory holds one batch, whatever the number of submissions.
 * @param batches newest first; the first one decides which other ids get a column of their own
 * @param form the form of all these submissions, when they are of one known form
 */
export async function* submissionsCsv(
  batches: AsyncIterable<readonly Submission[]>,
  form?: StoredForm,
): AsyncGenerator<string> {
  let columns: readonly Column[] | undefined;
  let waiting: readonly Submission[] = [];
  const header = (hasMore: boolean) => {
    columns = columnsFor(waiting, form, hasMore);
    return BYTE_ORDER_MARK + csvRow(columns.map(({ title }) => title));
  };
  const rows = () =>
    waiting.map((submission) => csvRow((columns ?? []).map(({ cell }) => cell(submission)))).join('');
  for await (const batch of batches) {
    if (waiting.length > 0) yield (columns ? '' : header(batch.length > 0)) + rows();
    waiting = batch;
  }
  yield (columns ? '' : header(false)) + rows();
}

export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function columnsFor(
  submissions: readonly Submission[],
  form: StoredForm | undefined,
  hasMore: boolean,
): Column[] {
  const fields = form ? usableFields(form).filter(({ type }) => FIELD_TYPES[type].control !== 'section') : [];
  const known = new Set(fields.map(({ id }) => id));
  const sent = new Set(submissions.flatMap(({ values }) => Object.keys(values)));
  const unknown = [...sent].filter((id) => !known.has(id));
  const own = new Set([...known, ...unknown.slice(0, MAX_OTHER_COLUMNS)]);
  const hasOthers = hasMore || unknown.length > MAX_OTHER_COLUMNS;
  return [
    { title: 'id', cell: ({ id }) => id },
    { title: 'formId', cell: ({ formId }) => formId },
    { title: 'createdAt', cell: ({ createdAt }) => createdAt },
    { title: 'page title', cell: ({ page }) => page.title ?? '' },
    { title: 'page path', cell: ({ page }) => page.path ?? '' },
    ...[...own].map((id) => valueColumn(id, fields)),
    ...(hasOthers ? [othersColumn(own)] : []),
  ];
}

function othersColumn(own: ReadonlySet<string>): Column {
  return {
    title: OTHERS_TITLE,
    cell: ({ values }) =>
      Object.entries(values)
        .filter(([id]) => !own.has(id))
        .map(([id, value]) => `${id}: ${displayLine(value)}`)
        .join('; '),
  };
}

/** Two fields of one title are told apart by id. */
function valueColumn(id: string, fields: readonly FormField[]): Column {
  const field = fields.find((candidate) => candidate.id === id);
  const title = field?.title.trim() || id;
  const isShared = fields.some((other) => other.id !== id && other.title.trim() === title);
  return {
    title: isShared ? `${title} (${id})` : title,
    cell: ({ values }) => displayLine(Object.hasOwn(values, id) ? (values[id] ?? '') : '', field?.type),
  };
}

/** A cell that begins like a formula gets an apostrophe before it: spreadsheets then take it as text. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
