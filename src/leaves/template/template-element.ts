/** The element behind `<sqs-template>`: takes template and data together and shows the result in place. */
import { type PropertyValues, ReactiveElement } from '@lit/reactive-element';
import { trustedHtml } from '../../services/html/owner-html.ts';
import { runScripts } from '../../services/html/run-scripts.ts';
import {
  compile,
  type Formatters,
  type Predicates,
  type Template,
  type TemplateError,
  type TemplateSource,
} from '../../template/index.ts';
import { childrenParsed, flag, reportProblem } from '../leaf.ts';
import { dataChild, fetchSource, isSource, partialChildren, SourceError, templateChild } from './sources.ts';

const TAG = 'sqs-template';

export class TemplateElement extends ReactiveElement {
  static override properties = {
    src: { type: String },
    dataSrc: { attribute: 'data-src', type: String },
    locale: { type: String },
    compat: flag('compat'),
    expressions: flag('expressions'),
    includes: flag('includes'),
    runScripts: flag('run-scripts'),
    template: { attribute: false },
    data: { attribute: false },
    partials: { attribute: false },
    injects: { attribute: false },
    formatters: { attribute: false },
    predicates: { attribute: false },
  };

  declare src: string | null;
  declare dataSrc: string | null;
  declare locale: string | null;
  declare compat: boolean;
  declare expressions: boolean;
  declare includes: boolean;
  declare runScripts: boolean;
  /** Source of the template; wins over `src` and the script child. */
  declare template: string | undefined;
  /** Data of the template; wins over `data-src` and the JSON child. */
  declare data: unknown;
  /** Partials by name, beside those of the script children. */
  declare partials: Record<string, TemplateSource> | undefined;
  /** Values for `{.inject @name path}`, by path. */
  declare injects: Record<string, unknown> | undefined;
  declare formatters: Formatters | undefined;
  declare predicates: Predicates | undefined;

  /** What was wrong with the template the last time it was shown. */
  errors: readonly TemplateError[] = [];

  /** Made in `connectedCallback`: an element that is only created has no children yet. */
  private output: HTMLElement | undefined;
  private observer: MutationObserver | undefined;
  private fetched = new Map<string, unknown>();
  private cache: RequestCache = 'default';
  private abort = new AbortController();
  private compiled:
    | { source: string; compat: boolean; formatters: unknown; predicates: unknown; template: Template }
    | undefined;
  private problem: SourceError | undefined;

  /** Light DOM: the page's css reaches the output. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.abort = new AbortController();
    this.observer ??= new MutationObserver((records) => {
      if (records.some(({ target }) => !this.output?.contains(target))) this.requestUpdate();
    });
    this.observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer?.disconnect();
    this.abort.abort();
  }

  /** Fetches `src` and `data-src` again and shows the result. Resolves when it is on screen. */
  async reload(): Promise<void> {
    this.fetched.clear();
    this.cache = 'reload';
    this.requestUpdate();
    await this.updateComplete;
    this.cache = 'default';
  }

  /** Waits for children and addresses; what is set meanwhile is part of the same update. */
  protected override async scheduleUpdate(): Promise<void> {
    this.problem = undefined;
    try {
      await childrenParsed(this);
      await this.fetchMissing();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.problem = error;
    }
    await super.scheduleUpdate();
  }

  private async fetchMissing(): Promise<void> {
    for (;;) {
      const wanted = [
        this.template === undefined && this.src ? (['src', this.src] as const) : undefined,
        this.data === undefined && this.dataSrc ? (['data-src', this.dataSrc] as const) : undefined,
      ].filter((request) => request !== undefined);
      const missing = wanted.filter(([path, url]) => !this.fetched.has(`${path} ${url}`));
      if (missing.length === 0) return;
      const { cache } = this;
      const { signal } = this.abort;
      const answers = await Promise.all(
        missing.map(([path, url]) => fetchSource(path, url, { signal, cache })),
      );
      missing.forEach(([path, url], index) => {
        this.fetched.set(`${path} ${url}`, answers[index]);
      });
    }
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    // An element that left the page while it waited shows nothing and reports nothing.
    if (!this.isConnected) return;
    try {
      if (this.problem) throw this.problem;
      this.show();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      reportProblem(this, error.path, error.message);
    }
  }

  private show(): void {
    const source =
      this.template ?? (this.src ? String(this.fetched.get(`src ${this.src}`)) : templateChild(this));
    if (source === undefined) return;
    const fetchedData = this.dataSrc ? this.fetched.get(`data-src ${this.dataSrc}`) : undefined;
    const data = this.data ?? fetchedData ?? dataChild(this) ?? {};
    const template = this.compileOnce(source);
    const { output, errors } = template.render(data, {
      partials: { ...partialChildren(this), ...this.partials },
      injects: this.injects,
      locale: this.locale || this.closest<HTMLElement>('[lang]')?.lang || undefined,
      expressions: this.expressions,
      includes: this.includes,
    });
    this.errors = [...template.errors, ...errors];
    this.insert(output);
    if (this.errors.length > 0) {
      console.error(`<${TAG}> template:\n${this.errors.map(describe).join('\n')}`);
    }
    this.dispatchEvent(
      new CustomEvent('sqs-template-rendered', {
        bubbles: true,
        composed: true,
        detail: { errors: this.errors },
      }),
    );
  }

  private compileOnce(source: string): Template {
    const { compat = false, formatters, predicates } = this;
    const last = this.compiled;
    const isSame =
      last?.source === source &&
      last.compat === compat &&
      last.formatters === formatters &&
      last.predicates === predicates;
    if (last && isSame) return last.template;
    const template = compile(source, { compat, formatters, predicates });
    this.compiled = { source, compat, formatters, predicates, template };
    return template;
  }

  /** Puts the output in the place of the fallback. */
  private insert(html: string): void {
    const output = this.output ?? this.ownerDocument.createElement('div');
    output.dataset.part = 'output';
    output.innerHTML = trustedHtml(html);
    if (!this.output) {
      this.hideFallback();
      this.append(output);
      this.output = output;
    }
    if (this.runScripts) runScripts(output);
    // Our own changes are no reason to show it again.
    this.observer?.takeRecords();
  }

  /** Out of view, not out of the page: a framework may own these nodes. */
  private hideFallback(): void {
    for (const node of this.childNodes) {
      if (node instanceof Text) node.data = '';
      else if (node instanceof HTMLElement && !isSource(node)) node.hidden = true;
    }
  }
}

function describe({ line, column, message, partial }: TemplateError): string {
  return `${partial ? `partial ${partial}, ` : ''}line ${line}, column ${column}: ${message}`;
}
