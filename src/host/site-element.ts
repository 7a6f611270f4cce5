/** The element behind `<sqs-site>`: shows nothing, needs no React, starts and stops what works behind the page. */
import { readSite } from '../domain/site/page-context.ts';
import { type SiteConfig, siteSchema } from '../domain/site/site-schema.ts';
import type { ConsentStore } from '../services/consent-store.ts';
import { startPage } from '../services/page-services.ts';
import { getPage } from '../services/site-registry.ts';
import type { Tracker } from '../services/tracker.ts';
import { type AttributeMap, attributeInfos } from './attributes.ts';
import { ConfigStore } from './config-store.ts';
import { watchJsonChild } from './json-child.ts';
import { UpdateTracker } from './update-tracker.ts';

/** On a server there are no elements; the class can be imported there and is never used. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** Every `<sqs-site>` in the document; only the first works, the next one takes over when it goes. */
const sites = new Set<SiteElement>();

export abstract class SiteElement extends Base {
  readonly #updates = new UpdateTracker();
  readonly #store: ConfigStore<SiteConfig>;
  #stopWatching: (() => void) | undefined;
  #stopPage: (() => void) | undefined;
  #isRead = false;
  #wasCounted = false;
  #isLeaving = false;

  constructor(attributes: AttributeMap) {
    super();
    const infos = attributeInfos(attributes);
    this.#store = new ConfigStore(
      siteSchema,
      infos,
      (name) => this.getAttribute(name),
      ({ path, reason }) => this.#reportMistake(path, reason),
    );
    // The accessors are the instance's own: what the page set before upgrade is taken over by them.
    for (const name of infos.map(({ property }) => property)) {
      const early = Object.hasOwn(this, name) ? { value: Reflect.get(this, name) as unknown } : undefined;
      Object.defineProperty(this, name, {
        configurable: true,
        enumerable: true,
        get: () => (this.config as Record<string, unknown>)[name],
        set: (value: unknown) => this.#store.setProperty(name, value),
      });
      if (early) this.#store.setProperty(name, early.value);
    }
    if (Object.hasOwn(this, 'config')) {
      const early = Reflect.get(this, 'config') as Record<string, unknown>;
      Reflect.deleteProperty(this, 'config');
      this.config = early;
    }
    this.#store.subscribe(() => this.#restart());
  }

  get config(): SiteConfig {
    return this.#store.current().config;
  }

  set config(value: Record<string, unknown> | undefined) {
    this.#store.setConfig(value);
  }

  get updateComplete(): Promise<void> {
    return this.#updates.complete;
  }

  /** Counts what the page wants counted itself; undefined while this tag does not work. */
  get tracker(): Tracker | undefined {
    return this.#stopPage && getPage()?.tracker;
  }

  /** What the visitor allows; undefined while this tag does not work. */
  get consent(): ConsentStore | undefined {
    return this.#stopPage && getPage()?.consent;
  }

  connectedCallback() {
    // Moved by remove and insert: everything still runs.
    if (this.#stopWatching) return;
    sites.add(this);
    if (sites.size > 1) {
      console.warn(`<${this.localName}>: the page has one already; this one waits until that is removed.`);
    }
    this.#updates.expect();
    // Set first: with the parser already past, the text arrives during the call.
    this.#stopWatching = () => {};
    this.#stopWatching = watchJsonChild(this, (text) => {
      this.#isRead = true;
      this.#store.setJsonText(text);
    });
  }

  disconnectedCallback() {
    // A move disconnects and connects again before any microtask runs.
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    queueMicrotask(() => {
      this.#isLeaving = false;
      if (!this.isConnected) this.#leave();
    });
  }

  /** Its presence keeps `moveBefore` from disconnecting the element. */
  connectedMoveCallback() {}

  attributeChangedCallback(_name: string, before: string | null, after: string | null) {
    if (before !== after) this.#store.changed();
  }

  /** Settings that are set one after the other start the page once. */
  #restart() {
    if (!this.#isRead || !this.isConnected) return;
    this.#updates.expect();
    queueMicrotask(() => {
      if (this.#stopWatching) this.#start();
    });
  }

  /** Without readable settings nothing is started: nobody is tracked by mistake. */
  #start() {
    const { config, configError } = this.#store.current();
    const isFirst = sites.values().next().value === this;
    if (isFirst && !configError) {
      this.#stopPage?.();
      this.#stopPage = startPage(readSite(config), {
        errorApp: config.errorApp,
        reportsErrors: !config.noErrorReports,
        sendsHeartbeats: config.heartbeats,
        countsThisView: !this.#wasCounted,
      });
      this.#wasCounted = true;
    }
    this.#updates.settle();
  }

  #leave() {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    this.#stopPage?.();
    this.#stopPage = undefined;
    this.#isRead = false;
    this.#wasCounted = false;
    this.#updates.settle();
    sites.delete(this);
    const next = sites.values().next().value;
    if (next && !next.#stopPage) next.#restart();
  }

  #reportMistake(path: string, reason: string) {
    const tag = this.localName;
    console.error(`<${tag}>${path && ` ${path}`}: ${reason}`);
    const detail = { tag, path, reason };
    queueMicrotask(() =>
      this.dispatchEvent(new CustomEvent('sqs-config-error', { bubbles: true, composed: true, detail })),
    );
  }
}
