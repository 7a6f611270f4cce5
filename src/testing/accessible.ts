/** Holds an element against axe: what it shows now, in its shadow roots and outside of them. */
import type { AxeResults, RunOptions } from 'axe-core';

type Axe = typeof import('axe-core');

/**
 * Runs axe over an element, the shadow roots inside it and what stands in their slots (behaviour/testing#accessibility).
 *
 * @param options axe's own, to leave out a rule: `{ rules: { 'color-contrast': { enabled: false } } }`
 * @throws {Error} when axe finds something: each violation with its help, and each of its nodes with what to mend
 */
export async function expectAccessible(element: Element, options: RunOptions = {}): Promise<void> {
  if (!element.isConnected) throw new Error(`<${element.localName}> stands in no page: append it first.`);
  const axe = await loadAxe();
  const results = await axe.run(element, { resultTypes: ['violations'], ...options });
  if (results.violations.length > 0) throw new Error(describe(element, results));
}

/** axe-core leaves itself in the window where nothing bundles it, and is a module's default where something does. */
async function loadAxe(): Promise<Axe> {
  const page = globalThis as { axe?: Axe };
  if (page.axe) return page.axe;
  let loaded: { default?: Axe };
  try {
    loaded = (await import('axe-core')) as { default?: Axe };
  } catch (error) {
    throw new Error('expectAccessible needs axe-core: npm install --save-dev axe-core', { cause: error });
  }
  const axe = loaded.default ?? page.axe;
  if (!axe) throw new Error('axe-core was loaded and is neither a module nor in the window.');
  return axe;
}

function describe(element: Element, { violations }: AxeResults): string {
  const parts = violations.flatMap(({ id, impact, help, helpUrl, nodes }) => [
    `${id} (${impact}): ${help}`,
    `  ${helpUrl}`,
    ...nodes.flatMap(({ target, html, failureSummary = '' }) => [
      // Through shadow roots, host by host.
      `  at ${target.flat().join(' → ')}`,
      `     ${html}`,
      ...failureSummary.split('\n').map((line) => `     ${line.trim()}`),
    ]),
  ]);
  return [`<${element.localName}> is not accessible.`, ...parts].join('\n');
}
