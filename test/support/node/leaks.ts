/** What a whole page holds on to: listeners, nodes and memory, before and after something came and went. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';

export interface Counts {
  listeners: number;
  nodes: number;
  /** bytes */
  heap: number;
}

/** Counts of the whole page after a collection of garbage. */
export async function counts(tab: Page): Promise<Counts> {
  const session = await tab.createCDPSession();
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}

/** What only waits for its collection goes within some frames, a leak never does. */
export async function assertBack(tab: Page, before: Counts): Promise<void> {
  const isBack = ({ listeners, nodes, heap }: Counts) =>
    listeners <= before.listeners && nodes <= before.nodes + 20 && heap <= before.heap * 1.01;
  let after = await counts(tab);
  for (let round = 0; round < 30 && !isBack(after); round += 1) {
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    after = await counts(tab);
  }
  assert.ok(isBack(after), `${JSON.stringify(before)} → ${JSON.stringify(after)}`);
}
