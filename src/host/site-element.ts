/** The element behind `<sqs-site>`: shows nothing, starts and stops what works behind the page. */

import type { Entries, ObjectRule } from '../domain/schema.ts';
import type { SiteConfig, siteSchema } from '../domain/site/site-schema.ts';
import type { ConsentStore } from '../services/consent/consent-store.ts';
import { getPage } from '../services/page/site-registry.ts';
import type { Tracker } from '../services/tracking/tracker.ts';
import { hasElements, kitElement, type Rendering, serverClass } from './kit-element.ts';
import type { KitConstructor } from './tag-definition.ts';

type SiteEntries = (typeof siteSchema)['entries'];

/** What `<sqs-site>` offers besides its settings. */
export interface WithServices {
  /** Counts what the page wants counted itself; undefined while this tag does not work. */
  readonly tracker: Tracker | undefined;
  /** What the visitor allows; undefined while this tag does not work. */
  readonly consent: ConsentStore | undefined;
}

interface Working extends HTMLElement {
  /** Starts, when it is the first of the page. */
  updateView(): void;
}

/** Every `<sqs-site>` in the document; only the first works, the next one takes over when it goes. */
const sites = new Set<Working>();

/** @returns a class to extend */
export function siteElement(schema: typeof siteSchema): KitConstructor<SiteEntries, WithServices> {
  const tag = { schema: schema as ObjectRule<Entries>, tree: 'light' as const, css: [] };
  if (!hasElements) return serverClass(tag) as never;
  const Base = kitElement(HTMLElement, tag);

  class SiteElement extends Base implements Rendering, Working {
    #stopPage: (() => void) | undefined;
    #isDue = false;
    #wasCounted = false;

    get tracker(): Tracker | undefined {
      return this.#stopPage && getPage()?.tracker;
    }

    get consent(): ConsentStore | undefined {
      return this.#stopPage && getPage()?.consent;
    }

    override mountView() {
      sites.add(this);
      this.updateView();
    }

    /** Settings that are set one after the other start the page once. */
    override updateView() {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (sites.has(this)) this.#start();
      });
    }

    override unmountView() {
      this.#stopPage?.();
      this.#stopPage = undefined;
      this.#wasCounted = false;
      sites.delete(this);
      const [next] = sites;
      next?.updateView();
    }

    /** Without readable settings nothing is started: nobody is tracked by mistake. */
    async #start() {
      const [first] = sites;
      const { config, mistakes, isUsable } = this.currentSettings();
      // One that has just left makes room by itself: pages that swap their content put the next one in first.
      if (first !== this && first?.isConnected)
        this.tagHost.report({ path: '', reason: 'only the first on a page is used' });
      if (isUsable && first === this) {
        const services = await this.#fetchServices();
        await services?.endOfPreview();
        // Set again, or taken out, meanwhile.
        if (config !== this.config || !sites.has(this)) return;
        if (services) {
          this.#stopPage?.();
          this.#stopPage = services.startSite(
            config as SiteConfig,
            mistakes,
            this.getAttributeNames(),
            this.tagHost.report,
            !this.#wasCounted,
          );
          this.#wasCounted = true;
        }
      }
      this.settle();
    }

    async #fetchServices() {
      try {
        return await import('../services/page/start-site.ts');
      } catch (error) {
        this.tagHost.report({
          path: '',
          reason: `counts nothing and remembers no consent: a file of the kit cannot be loaded (${error})`,
        });
      }
    }
  }
  return SiteElement as never;
}
