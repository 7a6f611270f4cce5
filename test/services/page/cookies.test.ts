/** Cookies and storage: what is kept, and that nothing throws whatever the browser refuses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { createStorage } from '../../../src/services/page/storage.ts';
import { fakeCookies } from '../../support/node/fake-page.ts';

const at = (cookies: { cookie: string }, isSecure = true) =>
  createCookies({ cookies, hostname: 'shop.a.test', isSecure });

describe('cookies', () => {
  it('writes path, life, SameSite and Secure', () => {
    const { cookies, writes } = fakeCookies();
    assert.equal(at(cookies).set('a', 'b', 90_000), true);
    at(cookies, false).set('c', 'd', 1000);
    assert.deepEqual(writes, [
      'a=b; Path=/; Max-Age=90; SameSite=Lax; Secure',
      'c=d; Path=/; Max-Age=1; SameSite=Lax',
    ]);
  });

  for (const value of ['v|1|2|3|4', 'a b;c,d"e\\f', '100%', 'grüße 👋', '=']) {
    it(`reads back ${JSON.stringify(value)}`, () => {
      const { cookies, kept } = fakeCookies({ other: 'x' });
      const jar = at(cookies);
      jar.set('a', value, 1000);
      assert.equal(jar.get('a'), value);
      assert.doesNotMatch(kept.get('a') ?? '', /[\s",;\\\u0080-\uffff]/);
    });
  }

  it('leaves the bars of the visitor cookie as they are', () => {
    const { cookies, kept } = fakeCookies();
    at(cookies).set('ss_cvr', 'v|1|1|1|1', 1000);
    assert.equal(kept.get('ss_cvr'), 'v|1|1|1|1');
  });

  it('deletes for the host and for every parent domain', () => {
    const { cookies, kept, writes } = fakeCookies({ a: '1' });
    at(cookies).remove('a');
    assert.equal(kept.has('a'), false);
    const domains = writes.map((text) => /Domain=(\S+?)(?:;|$)/.exec(text)?.[1]);
    assert.deepEqual(domains, [undefined, 'shop.a.test', 'a.test']);
  });

  it('reads a missing and an empty cookie as absent', () => {
    const jar = at(fakeCookies({ empty: '' }).cookies);
    assert.deepEqual([jar.get('missing'), jar.get('empty')], [undefined, undefined]);
  });

  it('does not throw where cookies are forbidden', () => {
    const forbidden = {
      get cookie(): string {
        throw new DOMException('no', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('no', 'SecurityError');
      },
    };
    const jar = at(forbidden);
    jar.remove('a');
    assert.deepEqual([jar.get('a'), jar.set('a', 'b', 1)], [undefined, false]);
  });

  it('says when the browser did not keep it', () => {
    const blocked = {
      get cookie() {
        return '';
      },
      set cookie(_: string) {},
    };
    assert.equal(at(blocked).set('a', 'b', 1), false);
    assert.equal(at(fakeCookies().cookies).set('a', '\ud800', 1), false);
  });
});

describe('storage', () => {
  const working = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      store: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    };
  };

  it('keeps in the browser', () => {
    const { kept, store } = working();
    const storage = createStorage('local', () => store, new Map());
    storage.set('a', '1');
    assert.deepEqual([kept.get('a'), storage.get('a'), storage.get('b')], ['1', '1', undefined]);
    storage.remove('a');
    assert.deepEqual([kept.has('a'), storage.get('a')], [false, undefined]);
  });

  it('keeps in memory where the browser forbids', () => {
    const open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = createStorage('local', open, new Map());
    storage.set('a', '1');
    assert.equal(storage.get('a'), '1');
    storage.remove('a');
    assert.equal(storage.get('a'), undefined);
  });

  it('the newest value counts when the store is full, and again when it is not', () => {
    const { kept, store } = working();
    let isFull = false;
    const setItem = (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      store.setItem(key, value);
    };
    const storage = createStorage('session', () => ({ ...store, setItem }), new Map());
    storage.set('a', 'old');
    isFull = true;
    storage.set('a', 'new');
    assert.equal(storage.get('a'), 'new');
    isFull = false;
    storage.set('a', 'newest');
    assert.deepEqual([storage.get('a'), kept.get('a')], ['newest', 'newest']);
  });
});
