/** Makes visitors' and owners' HTML harmless with sanitize-html. */
import sanitizeHtml from 'sanitize-html';
import { byId } from '../../../src/domain/by-id.ts';
import type { FieldValue, FormValues } from '../../../src/domain/forms/values.ts';

/** Values without any markup and with `&`, `<`, `>` escaped: fit to stand in a page as they are. */
export function sanitizeValues(values: FormValues): FormValues {
  return byId(Object.entries(values).map(([id, value]) => [id, sanitizeValue(value)]));
}

function sanitizeValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return withoutMarkup(value);
  if (Array.isArray(value)) return value.map(withoutMarkup);
  return byId(Object.entries(value).map(([name, part]) => [name, withoutMarkup(part)]));
}

function withoutMarkup(text: string): string {
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
}

/** The owner's message as HTML without scripts, styles or frames, for pages that the server writes. */
export function sanitizeMessage(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  });
}
