/** Makes visitors' values and owners' HTML harmless. */
import sanitizeHtml from 'sanitize-html';
import { byId } from '../../../src/domain/by-id.ts';
import type { FieldValue, FormValues } from '../../../src/domain/forms/values.ts';
import { escapeHtml } from '../../../src/domain/html.ts';

/** Values with every character that HTML gives a meaning escaped: fit to stand in a page as they are. */
export function sanitizeValues(values: FormValues): FormValues {
  return byId(Object.entries(values).map(([id, value]) => [id, sanitizeValue(value)]));
}

function sanitizeValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return escapeHtml(value);
  if (Array.isArray(value)) return value.map(escapeHtml);
  return byId(Object.entries(value).map(([name, part]) => [name, escapeHtml(part)]));
}

/** The owner's message as HTML without scripts, styles or frames, for pages that the server writes. */
export function sanitizeMessage(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  });
}
