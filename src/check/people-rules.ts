/** What people without scripts, or without sight, need of a tag (behaviour/check#for-everyone). */
import type { RawField } from '../domain/forms/form.ts';
import { textOf as asText } from '../domain/json.ts';
import { type Mistake, writtenIndex } from '../domain/schema.ts';
import {
  attributeOf,
  type Element,
  elementsIn,
  hasContent,
  hasText,
  ownElements,
  type Span,
  tagSpan,
} from './html.ts';
import type { Finding } from './problem.ts';
import { isToldAt } from './view-rules.ts';

/** Tags whose content works without scripts, and what that content is. */
const FALLBACKS: Readonly<Record<string, string>> = {
  'sqs-album-player': 'links to the audio files',
  'sqs-audio': 'a link to the audio file',
  'sqs-button': 'a link',
  'sqs-form': 'a plain <form> with an action, or an address to write to',
  'sqs-gallery': 'the pictures',
  'sqs-image': 'the <img>',
  'sqs-map': 'the address in words',
  'sqs-newsletter': 'a plain <form> with an action',
  'sqs-quick-view': 'a link to the product',
  'sqs-social-icons': 'the links',
  'sqs-video': 'a link to the video, or a plain <video>',
};

/** Dialogs, which a screen reader announces by their heading or label. */
const DIALOGS: readonly string[] = ['sqs-lightbox', 'sqs-popup-overlay'];

/**
 * @param settings of the tag, as they were read; undefined where they cannot be
 * @param told what is told of them already
 * @param placeOf where the setting at a path stands
 */
export function peopleFindings(
  element: Element,
  settings: Readonly<Record<string, unknown>> | undefined,
  told: readonly Mistake[],
  placeOf: (path: string) => Span,
): Finding[] {
  return [
    ...fallbackFindings(element),
    ...nameFindings(element, settings ?? {}),
    ...fieldsWithoutTitle(element, settings ?? {})
      .filter(({ path }) => !isToldAt(path, told))
      .map(({ path, id }) => ({
        ...finding(element, `The field ${JSON.stringify(id)} has no title: nobody hears what it asks for.`),
        ...placeOf(path),
      })),
  ];
}

function fallbackFindings(element: Element): Finding[] {
  const content = FALLBACKS[element.tagName];
  if (!content || hasContent(element)) return [];
  return [
    {
      rule: 'fallback',
      severity: 'warning',
      message: `There is nothing for visitors before or without scripts: write ${content} inside <${element.tagName}>.`,
      ...tagSpan(element),
    },
  ];
}

function nameFindings(element: Element, settings: Readonly<Record<string, unknown>>): Finding[] {
  const named = nameOfTag(element, settings);
  const pictures = imagesIn(element)
    .filter((image) => attributeOf(image, 'alt') === undefined)
    .map((image) =>
      finding(
        image,
        'This picture says nothing: write what it shows as its alt, or alt="" if it only decorates.',
      ),
    );
  return [...named, ...pictures];
}

function nameOfTag(element: Element, settings: Readonly<Record<string, unknown>>): Finding[] {
  // A set of pictures is named by the kit, and what is empty gets its content from elsewhere.
  const isOfPictures = element.tagName === 'sqs-lightbox' && imagesIn(element).length > 0;
  if (!DIALOGS.includes(element.tagName) || isOfPictures || !hasContent(element)) return [];
  if (asText(settings.label) || hasHeading(element)) return [];
  return [finding(element, 'Nothing names this dialog: write a heading inside it, or a label.')];
}

function fieldsWithoutTitle(element: Element, settings: Readonly<Record<string, unknown>>) {
  if (element.tagName !== 'sqs-form') return [];
  const fields = (settings.fields ?? []) as readonly RawField[];
  return fields
    .filter(({ type, title }) => type !== 'hidden' && type !== 'section' && !title.trim())
    .map((field) => ({ id: field.id, path: `fields.${writtenIndex(fields, field)}.title` }));
}

const finding = (element: Element, message: string): Finding => ({
  rule: 'name',
  severity: 'error',
  message,
  ...tagSpan(element),
});

const imagesIn = (element: Element) => ownElements(element, 'img');

function hasHeading(element: Element): boolean {
  return elementsIn(element).some((inner) => /^h[1-6]$/.test(inner.tagName) && hasText(inner));
}
