/** Handlers that the check takes for none: those that this browser has must not be among them. */
import { expect } from '@open-wc/testing';
import { HANDLERS } from '../../src/check/handlers.ts';

it('knows every handler that an element of this browser has', () => {
  const names: string[] = [];
  for (const name in document.createElement('div')) if (/^on/.test(name)) names.push(name);
  expect(names).to.include('onclick');
  expect(names.filter((name) => !HANDLERS.includes(name))).to.deep.equal([]);
});
