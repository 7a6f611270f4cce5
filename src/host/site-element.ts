/** The element behind `<sqs-site>`: shows nothing, needs no React, starts and stops what works behind the page. */
import { readSite } from '../domain/site/page-context.ts';
import { booleanOf, type Json, textOf } from '../domain/site/read.ts';
import type { ConsentStore } from '../services/consent/consent-store.ts';
import { startPage } from '../services/page/page-services.ts';
import { getPage } from '../services/page/site-registry.ts';
import type { Tracker } from '../services/tracking/tracker.ts';
import { propertyName } from './attributes.ts';
import { watchJsonChild } from './json-child.ts';
import { parseJsonConfig } from './json-config.ts';

/** On a server there are no elements; the class can be imported there and is never used. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** Every `<sqs-site>` in the document; only the first works, the next one takes over when it goes. */
const sites = new Set<SiteElement>();

export abstract class SiteElement extends Base {
  readonly #attributes: readonly string[];
  readonly #flags: readonly string[];
  /** What was set as a property, under its name; `config` among them. */
  readonly #own: Record<string, unknown> = {};
  /** What the JSON child holds; undefined until it was read, and when it cannot be. */
  #json: Json | undefined;
  #updated = Promise.resolve();
  #settle: (() => void) | undefined;
  #stopWatching: (() => void) | undefined;
  #stopPage: (() => void) | undefined;
  #isDue = false;
  #wasCounted = false;

  /** @param flags attributes that are on by being there; `"false"` is off */
  constructor(texts: readonly string[], flags: readonly string[]) {
    super();
    this.#attributes = [...texts, ...flags];
    this.#flags = flags;
    for (const name of ['config', ...this.#attributes.map(propertyName)]) this.#define(name);
  }

  /** The whole configuration: property > attribute > JSON child. Setting it replaces the JSON child. */
  declare config: Json;

  /** Resolves when what was set is at work. */
  get updateComplete(): Promise<void> {
    return this.#updated;
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
    if (sites.size > 1) console.warn('<sqs-site>: only the first on a page is used.');
    this.#expect();
    // Set first: with the parser already past, the text arrives during the call.
    this.#stopWatching = () => {};
    this.#stopWatching = watchJsonChild(this, (text) => {
      const { ok, value, reason } = parseJsonConfig(text);
      this.#json = value;
      if (!ok) this.#reportMistake(reason);
      this.#changed();
    });
  }

  disconnectedCallback() {
    // A move disconnects and connects again before any microtask runs.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  /** Its presence keeps `moveBefore` from disconnecting the element. */
  connectedMoveCallback() {}

  attributeChangedCallback(_name: string, before: string | null, after: string | null) {
    if (before !== after) this.#changed();
  }

  /** An accessor of the instance itself, so that a value set before upgrade is not hidden behind the class. */
  #define(name: string) {
    const early = Object.getOwnPropertyDescriptor(this, name);
    if (early) this.#own[name] = early.value;
    Object.defineProperty(this, name, {
      configurable: true,
      get: () => (name === 'config' ? this.#merged() : this.config[name]),
      set: (value: unknown) => {
        this.#own[name] = value;
        this.#changed();
      },
    });
  }

  #settings(): Json | undefined {
    return (this.#own.config as Json | undefined) ?? this.#json;
  }

  #merged(): Json {
    const merged: Record<string, unknown> = { ...this.#settings() };
    for (const attribute of this.#attributes) {
      const property = propertyName(attribute);
      const text = this.getAttribute(attribute);
      if (text !== null) merged[property] = this.#flags.includes(attribute) ? text !== 'false' : text;
      if (this.#own[property] !== undefined) merged[property] = this.#own[property];
    }
    return merged;
  }

  #expect() {
    if (this.#settle) return;
    this.#updated = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #settled() {
    this.#settle?.();
    this.#settle = undefined;
  }

  /** Settings that are set one after the other start the page once. */
  #changed() {
    if (!this.#stopWatching || this.#isDue) return;
    this.#isDue = true;
    this.#expect();
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.#stopWatching) this.#start();
    });
  }

  /** Without readable settings nothing is started: nobody is tracked by mistake. */
  #start() {
    const [first] = sites;
    if (this.#settings() && first === this) {
      const { config } = this;
      this.#stopPage?.();
      this.#stopPage = startPage(readSite(config), {
        errorApp: textOf(config.errorApp),
        reportsErrors: !booleanOf(config.noErrorReports),
        sendsHeartbeats: booleanOf(config.heartbeats),
        countsThisView: !this.#wasCounted,
      });
      this.#wasCounted = true;
    }
    this.#settled();
  }

  #leave() {
    this.#stopWatching?.();
    this.#stopPage?.();
    this.#stopWatching = this.#stopPage = this.#json = undefined;
    this.#wasCounted = false;
    this.#settled();
    sites.delete(this);
    const [next] = sites;
    if (next && !next.#stopPage) next.#changed();
  }

  #reportMistake(reason: string) {
    console.error(`<sqs-site>: ${reason}`);
    const detail = { tag: 'sqs-site', path: '', reason };
    queueMicrotask(() =>
      this.dispatchEvent(new CustomEvent('sqs-config-error', { bubbles: true, composed: true, detail })),
    );
  }
}
