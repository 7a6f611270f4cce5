/** The page of `/state.html?tag=sqs-x&state=open`: the tag, brought into that state as `sqs-kit/testing` has it. */
import { render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { states, type TagName } from '../../src/testing/states.ts';

/** For the page around it. */
export interface StatePage extends Window {
  shown?: { markup: string; reached: Promise<void> };
}

const asked = new URLSearchParams(location.search);
const tag = asked.get('tag') as TagName;
const name = asked.get('state');

/** Whoever chose a state has pressed something in the page around, and sound may be heard. */
const GIVEN = { film: '/assets/media/drift.webm', press: (control: HTMLElement) => control.click() };

const state = states<TagName>(tag, GIVEN).find((one) => one.name === name);
const main = document.querySelector('main');
if (!state || !main) throw new Error(`<${tag}> has no state "${name}".`);
document.title = `${name} · <${tag}>`;
render(unsafeHTML(state.markup), main);
const { markup } = state;
(window as StatePage).shown = { markup, reached: state.reach(main.querySelector(tag) as never) };
