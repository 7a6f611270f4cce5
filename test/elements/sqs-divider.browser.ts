import { expect, fixture, html } from '@open-wc/testing';
import type { SqsDividerElement } from '../../elements/sqs-divider.ts';
import { expectAccessibleEverywhere } from '../support/browser/page.ts';

describe('<sqs-divider>', () => {
  it('is accessible, fills its width in the height of its preset, and can be turned over', async () => {
    const divider: SqsDividerElement = document.createElement('sqs-divider');
    divider.style.inlineSize = '250px';
    Object.assign(divider, { height: 'large', width: 'medium', stroke: 2, flipY: true });
    const main = await fixture<HTMLElement>(html`<main>${divider}</main>`);
    await divider.updateComplete;
    await expectAccessibleEverywhere(main);
    const shape = divider.querySelector('svg')!;
    const { width, height } = shape.getBoundingClientRect();
    expect([width, Math.round(height)]).to.deep.equal([250, 30]);
    expect(getComputedStyle(shape).scale).to.equal('1 -1');
    expect(divider.querySelectorAll('path')).to.have.length(2);
    Object.assign(divider, { stroke: 0, flipY: false });
    await divider.updateComplete;
    expect(divider.querySelectorAll('path')).to.have.length(1);
  });
});
