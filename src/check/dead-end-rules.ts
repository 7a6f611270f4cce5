/** What looks finished and leads nowhere: forms without a receiver, links without an address (behaviour/check#dead-ends). */
import { objectOf, textOf } from '../domain/json.ts';
import { LINK_ADDRESS } from '../domain/links.ts';
import { TEMPLATE_TYPE } from '../domain/template-script.ts';
import {
  attributeOf,
  attributeSpan,
  childElements,
  type Element,
  ownElements,
  parentsOf,
  tagSpan,
} from './html.ts';
import { IN_A_TEMPLATE } from './json-rules.ts';
import type { Finding } from './problem.ts';

/** What a page says besides its tags. */
export interface Surroundings {
  source: string;
  /** It is a page as a whole, and not a part that stands somewhere. */
  isDocument: boolean;
  /** Scripts of the author's: where they are written, and what they say. */
  scripts: readonly { isElsewhere: boolean; text: string }[];
}

const ADDRESSES: readonly string[] = ['href', 'src', 'action', 'artwork', 'poster'];
/** What people write of an address, and browsers take for a file beside the page. */
const HOST_ALONE = /^(www\.|[a-z\d-]+(\.[a-z\d-]+)*\.(com|net|org)(\/|$))/i;

type Settings = Readonly<Record<string, unknown>>;

const FORMS: readonly string[] = ['sqs-form', 'sqs-newsletter'];
/** Tags that read the links inside them; whether they leave out an address that is not safe to follow. */
const LINK_READERS: Readonly<Record<string, 'any' | 'safe'>> = {
  'sqs-album-player': 'any',
  'sqs-audio': 'any',
  'sqs-button': 'safe',
  'sqs-gallery': 'any',
  'sqs-lightbox': 'any',
  'sqs-quick-view': 'any',
  'sqs-social-icons': 'safe',
  'sqs-video': 'any',
};

/** @param settings of the tag; undefined where they are not known */
export function deadEndFindings(
  element: Element,
  settings: Settings | undefined,
  page: Surroundings,
): Finding[] {
  const { tagName } = element;
  const [form] = ownElements(element, 'form');
  const followed = LINK_READERS[tagName];
  const links = followed ? ownElements(element, 'a').flatMap((link) => linkFindings(link, followed)) : [];
  const hosts = ADDRESSES.filter((name) => HOST_ALONE.test(attributeOf(element, name) ?? '')).map((name) =>
    hostAlone(element, name),
  );
  const methods = form && FORMS.includes(tagName) ? methodFindings(form) : [];
  // What stands inside `<template>` is put somewhere else, and may be told more then.
  const isInPlace = parentsOf(element).at(-1)?.nodeName === '#document';
  if (!settings || !isInPlace || isWrittenByTemplate(element, page.source))
    return [...hosts, ...links, ...methods];
  const ends = [
    ...(FORMS.includes(tagName) ? formFindings(element, settings, form) : []),
    ...(tagName === 'sqs-button' ? buttonFindings(element, settings) : []),
    ...(tagName === 'sqs-time' ? dateFindings(element, settings) : []),
    ...(tagName === 'sqs-template' ? templateFindings(element, settings) : []),
    ...(tagName === 'sqs-add-to-cart' && page.isDocument ? productFindings(element) : []),
  ];
  const isTold = ends.length > 0 && mayBeTold(element, form, page);
  return [...hosts, ...links, ...methods, ...(isTold ? [] : ends)];
}

function formFindings(element: Element, settings: Settings, form: Element | undefined): Finding[] {
  const { tagName } = element;
  if (parentsOf(element).some(({ nodeName }) => nodeName === 'form'))
    return [ending(element, `HTML knows no form in a form: take away the <form> around <${tagName}>.`)];
  const hasFields = Array.isArray(settings.fields) && settings.fields.length > 0;
  const isStored = says(element, 'form-id') || textOf(settings.formId);
  const hasAction = says(element, 'action') || textOf(settings.action);
  if (tagName === 'sqs-form' && !hasFields && !form && (hasAction || !isStored))
    return [
      ending(
        element,
        'There is nothing to fill in: write fields into the JSON child, a <form> inside, or the form-id of a stored form.',
      ),
    ];
  if (isStored || hasAction || textOf(settings.id)) return [];
  if (hasFields || !form) {
    const inside =
      form && attributeOf(form, 'action') ? ' The <form> inside is for visitors without scripts.' : '';
    return [
      ending(element, `Nothing says where this is sent: write form-id or action on <${tagName}>.${inside}`),
    ];
  }
  if (attributeOf(form, 'action') || attributeOf(form, 'onsubmit')) return [];
  const message =
    'Without an action this form is sent to the page itself: write where it goes as its action.';
  return [{ ...ending(form, message), severity: 'warning' }];
}

function methodFindings(form: Element): Finding[] {
  const method = attributeOf(form, 'method')?.toLowerCase() ?? '';
  if (!['get', 'dialog'].includes(method)) return [];
  const message = `A form of method="${method}" is left to the browser: write method="post".`;
  return [{ ...ending(form, message), ...attributeSpan(form, 'method') }];
}

function buttonFindings(element: Element, settings: Settings): Finding[] {
  const address = textOf(settings.href) ?? textOf(objectOf(settings.clickthroughUrl).url);
  if (address || says(element, 'href') || ownElements(element, 'a').length > 0) return [];
  return [ending(element, 'Nothing says where this button leads: write a link inside it, or its href.')];
}

function dateFindings(element: Element, settings: Settings): Finding[] {
  if (textOf(settings.datetime) || says(element, 'datetime')) return [];
  return [ending(element, 'There is no date to write: give it as datetime, such as 2027-03-14.')];
}

function templateFindings(element: Element, settings: Settings): Finding[] {
  const isWritten = childElements(element).some((child) => attributeOf(child, 'type') === TEMPLATE_TYPE);
  if (isWritten || textOf(settings.src) || says(element, 'src')) return [];
  const message = `There is no template: write it into a <script type="${TEMPLATE_TYPE}"> inside, or its address as src.`;
  return [ending(element, message)];
}

function productFindings(element: Element): Finding[] {
  if (says(element, 'item-id') || parentsOf(element).some(({ nodeName }) => nodeName === 'sqs-product'))
    return [];
  return [
    ending(
      element,
      'Nothing says which product this puts into the cart: write its item-id, or put it inside <sqs-product>.',
    ),
  ];
}

function linkFindings(link: Element, followed: 'any' | 'safe'): Finding[] {
  const href = attributeOf(link, 'href');
  const isTarget = ['id', 'name'].some((name) => attributeOf(link, name) !== undefined);
  if (href === undefined && isTarget) return [];
  const isLost = followed === 'safe' && href !== undefined && !LINK_ADDRESS.test(href);
  if (href && HOST_ALONE.test(href)) return [hostAlone(link, 'href')];
  if (href?.trim() && (!isLost || IN_A_TEMPLATE.test(href))) return [];
  const message = isLost
    ? `This link is left out: its href must be ${LINK_ADDRESS.must}.`
    : 'This link has no address: write where it leads as its href.';
  return [{ ...ending(link, message), ...attributeSpan(link, 'href') }];
}

const hostAlone = (element: Element, name: string): Finding => ({
  ...ending(
    element,
    `Without https:// this is an address on the page's own site: write https://${attributeOf(element, name)}.`,
  ),
  ...attributeSpan(element, name),
});

const ending = (element: Element, message: string): Finding => ({
  rule: 'dead-end',
  severity: 'error',
  message,
  ...tagSpan(element),
});

/** An attribute that is not empty, whoever fills it. */
const says = (element: Element, name: string) => Boolean(attributeOf(element, name));

/** Attributes, or what stands inside other than scripts, come from somewhere else. */
function isWrittenByTemplate({ attrs, sourceCodeLocation: at }: Element, source: string): boolean {
  const inside = source.slice(at?.startTag?.endOffset, at?.endTag?.startOffset ?? at?.endOffset);
  return (
    attrs.some(({ name }) => /[{}%]/.test(name)) ||
    IN_A_TEMPLATE.test(inside.replace(/<script\b[\s\S]*?<\/script/gi, ''))
  );
}

/** Whether a script of the author's may set what the markup does not say, or may take what is entered. */
function mayBeTold(element: Element, form: Element | undefined, { scripts }: Surroundings): boolean {
  const ids = [element, form].flatMap((each) => (each && attributeOf(each, 'id')) || []);
  return scripts.some(({ isElsewhere, text }) =>
    isElsewhere ? ids.length > 0 : [element.tagName, ...ids].some((name) => text.includes(name)),
  );
}
