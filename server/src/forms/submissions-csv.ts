/** Submissions as CSV (RFC 4180) that a spreadsheet opens without running anything. */
import { displayLine } from '../../../src/domain/forms/display.ts';
import { FIELD_TYPES } from '../../../src/domain/forms/fields/index.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import type { StoredForm } from '../forms/form-entity.ts';
import type { Submission } from '../forms/submissions-store.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Column {
  title: string;
  cell: (submission: Submission) => string;
}

/** @param form the form of all these submissions, when they are of one known form */
export function submissionsCsv(submissions: readonly Submission[], form?: StoredForm): string {
  const columns: Column[] = [
    { title: 'id', cell: ({ id }) => id },
    { title: 'formId', cell: ({ formId }) => formId },
    { title: 'createdAt', cell: ({ createdAt }) => createdAt },
    { title: 'page title', cell: ({ page }) => page.title ?? '' },
    { title: 'page path', cell: ({ page }) => page.path ?? '' },
    ...valueColumns(submissions, form),
  ];
  const rows = [
    columns.map(({ title }) => title),
    ...submissions.map((submission) => columns.map(({ cell }) => cell(submission))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** The form's fields in their order, then whatever else was submitted. Two fields of one title are told apart by id. */
function valueColumns(submissions: readonly Submission[], form?: StoredForm): Column[] {
  const fields = form ? usableFields(form).filter(({ type }) => FIELD_TYPES[type].control !== 'section') : [];
  const ids = new Set([
    ...fields.map(({ id }) => id),
    ...submissions.flatMap(({ values }) => Object.keys(values)),
  ]);
  return [...ids].map((id) => {
    const field = fields.find((candidate) => candidate.id === id);
    const title = field?.title.trim() || id;
    const isShared = fields.some((other) => other.id !== id && other.title.trim() === title);
    return {
      title: isShared ? `${title} (${id})` : title,
      cell: ({ values }) => displayLine(Object.hasOwn(values, id) ? (values[id] ?? '') : '', field?.type),
    };
  });
}

/** A cell that begins like a formula gets an apostrophe before it: spreadsheets then take it as text. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
