/** What targets are told of a submission, and the example of one by which an owner tries a connection. */
import type { Submission } from '../../../src/domain/api/owner/submissions.ts';
import { byId } from '../../../src/domain/by-id.ts';
import { visitorAddress } from '../../../src/domain/forms/connections.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import type { Notice } from '../connections/connection-type.ts';
import type { StoredForm } from '../forms/form-entity.ts';
import { shownLines } from '../forms/shown-values.ts';

export function noticeOf(submission: Submission, form: StoredForm | undefined, isTest = false): Notice {
  const { formId, values } = submission;
  return {
    submission,
    formName: form ? (form.name ?? formMessages.name) : formId,
    shown: shownLines(values, form),
    visitor: visitorAddress(form ? usableFields(form) : [], values),
    isTest,
  };
}

/** A test has a value for every field that takes a text. */
export function testNotice(form: StoredForm | undefined, formId: string, id: string, now: number): Notice {
  const fields = form ? usableFields(form) : [];
  const values = byId(
    fields
      .filter(({ type }) => type === 'email' || type === 'text' || type === 'textarea')
      .map(({ id, type }) => [id, type === 'email' ? 'test@example.com' : 'This is a test.']),
  );
  return noticeOf({ id, formId, createdAt: new Date(now).toISOString(), values, page: {} }, form, true);
}
