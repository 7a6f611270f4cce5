/** What leads nowhere, where the page alone says so: forms, links, buttons, products. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Case, FORM, said } from '../support/node/check-page.ts';

const JSON_FORM =
  '<script type="application/json">{ "fields": [{ "type": "email", "id": "e", "title": "Email" }] }</script>';
const OPEN_FORM = '<form><input name="email" aria-label="Email"></form>';
const KIT = '<!doctype html><title>A</title><script type="module" src="/lite/loader.js"></script>\n';

const NOWHERE = 'Nothing says where this is sent: write form-id or action on';
const NO_ADDRESS = 'This link has no address: write where it leads as its href.';
const NO_PRODUCT =
  'Nothing says which product this puts into the cart: write its item-id, or put it inside <sqs-product>.';

const CASES: Case[] = [
  [
    'a newsletter without a receiver',
    '<sqs-newsletter>Write to us</sqs-newsletter>',
    [`1:1 dead-end: ${NOWHERE} <sqs-newsletter>.`],
  ],
  [
    'a form of JSON whose receiver stands in the form for visitors without scripts',
    `<sqs-form>${JSON_FORM}${FORM}</sqs-form>`,
    [`1:1 dead-end: ${NOWHERE} <sqs-form>. The <form> inside is for visitors without scripts.`],
  ],
  [
    'a form with nothing in it',
    '<sqs-form>Write to us</sqs-form>',
    [
      '1:1 dead-end: There is nothing to fill in: write fields into the JSON child, a <form> inside, or the form-id of a stored form.',
    ],
  ],
  [
    'a form of the author’s that has no address',
    `<sqs-form>\n${OPEN_FORM}</sqs-form>`,
    [
      '2:1 dead-end?: Without an action this form is sent to the page itself: write where it goes as its action.',
    ],
  ],
  [
    'a form of the author’s that has an empty address',
    `<sqs-newsletter>\n${OPEN_FORM.replace('<form', '<form action=""')}</sqs-newsletter>`,
    [
      '2:1 dead-end?: Without an action this form is sent to the page itself: write where it goes as its action.',
    ],
  ],
  [
    'a form of the author’s that the browser sends',
    `<sqs-form>${FORM.replace('<form', '<form method="get"')}</sqs-form>`,
    ['1:17 dead-end: A form of method="get" is left to the browser: write method="post".'],
  ],
  [
    'a form in a form',
    `<form action="/a"><p><sqs-newsletter>${FORM}</sqs-newsletter></p></form>`,
    ['1:22 dead-end: HTML knows no form in a form: take away the <form> around <sqs-newsletter>.'],
  ],
  [
    'forms that say where they go',
    `<sqs-newsletter form-id="a">A</sqs-newsletter><sqs-form form-id="a">A</sqs-form><sqs-form action="/a">${JSON_FORM}A</sqs-form><sqs-form>${FORM}</sqs-form><sqs-newsletter form-id="{id}">A</sqs-newsletter>`,
    [],
  ],
  [
    'forms that say it by a wrong name',
    `<sqs-newsletter form-idd="a">A</sqs-newsletter>\n<sqs-form><script type="application/json">{ "feilds": [] }</script>A</sqs-form>`,
    [
      '1:17 attribute: form-idd is no attribute of this tag; did you mean "form-id"?',
      '2:45 configuration: feilds is not known; did you mean "fields"?',
    ],
  ],
  [
    'forms that a template writes',
    '<sqs-newsletter {.section form}form-id="{id}"{.end}>A</sqs-newsletter><sqs-form>{.section form}<form action="{action}"></form>{.end}</sqs-form><sqs-newsletter><script type="application/json">{form|json}</script>A</sqs-newsletter>',
    [],
  ],
  [
    'forms that a script of the author’s may know',
    `<script>document.querySelector('sqs-newsletter').config = { formId: 'a' }</script><sqs-newsletter>A</sqs-newsletter><script src="/main.js"></script><sqs-form id="a">A</sqs-form>`,
    [],
  ],
  [
    'a form that no script knows',
    `<script>count()</script><script type="module">import 'sqs-kit/elements/sqs-newsletter.js';</script>\n<sqs-newsletter>A</sqs-newsletter>`,
    [`2:1 dead-end: ${NOWHERE} <sqs-newsletter>.`],
  ],
  [
    'a button without an address',
    '<sqs-button text="Tickets">Tickets</sqs-button>',
    ['1:1 dead-end: Nothing says where this button leads: write a link inside it, or its href.'],
  ],
  [
    'links without an address',
    '<sqs-button><a href="">Tickets</a></sqs-button>\n<sqs-audio><a>Song</a></sqs-audio>\n<sqs-gallery><a href=" "><img src="a.jpg" alt="A"></a></sqs-gallery>',
    [`1:16 dead-end: ${NO_ADDRESS}`, `2:12 dead-end: ${NO_ADDRESS}`, `3:17 dead-end: ${NO_ADDRESS}`],
  ],
  [
    'a link that is left out',
    '<sqs-social-icons><a href="javascript:share()">Share</a></sqs-social-icons>',
    ['1:22 dead-end: This link is left out: its href must be an http(s), mailto, tel or relative address.'],
  ],
  [
    'addresses of other sites that lead nowhere but here',
    '<sqs-button href="www.example.org">A</sqs-button>\n<sqs-social-icons><a href="facebook.com/a">A</a></sqs-social-icons>',
    [
      "1:13 dead-end: Without https:// this is an address on the page's own site: write https://www.example.org.",
      "2:22 dead-end: Without https:// this is an address on the page's own site: write https://facebook.com/a.",
    ],
  ],
  [
    'links elsewhere, and places that links lead to',
    '<a href="">A</a><sqs-audio><a id="top"></a><a href="a.mp3">A</a></sqs-audio><sqs-button><a href="#">A</a></sqs-button><sqs-button><a href="{url}">A</a></sqs-button><sqs-button href="/example.com/a">A</sqs-button><sqs-button href="commerce.html">A</sqs-button>',
    [],
  ],
  [
    'a date that nobody gives',
    '<sqs-time>14 March</sqs-time>',
    ['1:1 dead-end: There is no date to write: give it as datetime, such as 2027-03-14.'],
  ],
  [
    'a template of another type',
    '<sqs-template data-src="/a.json"><script type="text/template">{title}</script></sqs-template>',
    [
      '1:1 dead-end: There is no template: write it into a <script type="text/x-sqs-template"> inside, or its address as src.',
    ],
  ],
  [
    'templates',
    '<sqs-template><script type="text/x-sqs-template">{title}</script></sqs-template><sqs-template src="/a.html"></sqs-template>',
    [],
  ],
  [
    'a product that nobody knows',
    `${KIT}<sqs-add-to-cart></sqs-add-to-cart>`,
    [`2:1 dead-end: ${NO_PRODUCT}`],
  ],
  [
    'products that are known',
    `${KIT}<sqs-product src="/a.json"><p><sqs-add-to-cart></sqs-add-to-cart></p></sqs-product><sqs-add-to-cart item-id="a"></sqs-add-to-cart>`,
    [],
  ],
  [
    'a part of a page, or what is put elsewhere, which may come to stand in a product',
    `${KIT}<template><sqs-add-to-cart></sqs-add-to-cart><sqs-form>A</sqs-form></template>`,
    [],
  ],
  ['a part of a page', '<sqs-add-to-cart></sqs-add-to-cart>', []],
];

describe('a page with', () => {
  for (const [what, source, problems] of CASES) it(what, () => assert.deepEqual(said(source), problems));
});
