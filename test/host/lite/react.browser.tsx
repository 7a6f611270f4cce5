import { expect } from '@open-wc/testing';
import { createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** A store whose snapshot and listeners a test holds. */
function storeOf(snapshot: string) {
  const listeners = new Set<() => void>();
  return {
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners,
    tell(next = snapshot) {
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
}

const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** What the kit asks of React, on both runtimes: `react` is `src/host/lite` in the lite build. */
describe('useSyncExternalStore', () => {
  const container = document.createElement('div');
  let draws = 0;

  function mount(read: (snapshot: string) => string) {
    const store = storeOf('first');
    const Shown = () => {
      draws += 1;
      return useSyncExternalStore(store.subscribe, () => read(store.snapshot()));
    };
    const root = createRoot(container);
    root.render(createElement(Shown));
    return { store, root };
  }

  it('draws what changed, and the same once', async () => {
    const { store, root } = mount((snapshot) => snapshot);
    await drawn();
    expect(container.textContent).to.equal('first');
    store.tell('second');
    await drawn();
    expect(container.textContent).to.equal('second');
    draws = 0;
    store.tell('second');
    await drawn();
    expect(draws).to.equal(0);
    store.tell('first');
    await drawn();
    expect(container.textContent).to.equal('first');
    root.unmount();
    await drawn();
    expect(store.listeners.size).to.equal(0);
  });

  it('draws nothing for what it does not read', async () => {
    const { store, root } = mount((snapshot) => String(snapshot.length));
    await drawn();
    draws = 0;
    store.tell('other');
    await drawn();
    expect([container.textContent, draws]).to.deep.equal(['5', 0]);
    root.unmount();
  });
});
