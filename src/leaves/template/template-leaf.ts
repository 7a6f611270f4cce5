/** What `<sqs-template>` does: takes template and data together and shows the result in place. */
import { MONEY_UNITS, type MoneyUnits } from '../../domain/commerce/money-units.ts';
import {
  attribute,
  flag,
  type Infer,
  object,
  optionalText,
  property,
  type Rule,
  text,
} from '../../domain/schema.ts';
import { anything, optionalOneOf } from '../../domain/schema-optional.ts';
import { TEMPLATE_TYPE } from '../../domain/template-script.ts';
import { localeOf } from '../../domain/text/locale.ts';
import { looseTablePart } from '../../domain/text/loose-table-part.ts';
import { insertOwnerHtml } from '../../services/html/owner-html.ts';
import { insertOwnerHtmlAndRunScripts } from '../../services/html/owner-scripts.ts';
import { getPage, subscribePage } from '../../services/page/site-registry.ts';
import {
  compile,
  type Formatters,
  type Predicates,
  type Template,
  type TemplateError,
  type TemplateSource,
} from '../../template/index.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';
import { fetchSource, partialChildren, SourceError, templateChild } from './sources.ts';

/** Values that a script hands over: nothing that JSON could hold. */
const handedOver = <T>() => property(anything() as Rule<T | undefined>);

export const templateConfigSchema = object({
  /** Address of the template, instead of the script child. */
  src: attribute(text()),
  /** Address of the data as JSON, instead of the JSON child. */
  dataSrc: attribute(text()),
  /** Locale of dates, numbers and money; the nearest `lang` by default. */
  locale: attribute(text()),
  /** Writes what the reference engine writes, byte for byte. */
  compat: attribute(flag()),
  /** `major` or `minor`: units of amounts that do not say themselves; the site's by default, else every amount is in major units. */
  moneyUnits: attribute(optionalOneOf(MONEY_UNITS)),
  /** Runs `{.eval}`. */
  expressions: attribute(flag()),
  /** Runs `{.include}`. */
  includes: attribute(flag()),
  /** Runs the scripts in the output, in order. */
  runScripts: attribute(flag()),
  /** Source of the template; wins over `src` and the script child. */
  template: property(optionalText()),
  /** Data of the template; wins over `data-src` and the JSON child. */
  data: handedOver<unknown>(),
  /** Further partials by name, beside those of the script children. */
  partials: handedOver<Record<string, TemplateSource>>(),
  /** Values for `{.inject}`, by path. */
  injects: handedOver<Record<string, unknown>>(),
  /** Own formatters by name. */
  formatters: handedOver<Formatters>(),
  /** Own predicates by name. */
  predicates: handedOver<Predicates>(),
  /** What the JSON child holds. */
  dataChild: anything(),
});

export interface TemplateEvents {
  'sqs-template-rendered': { errors: readonly TemplateError[] };
}

type TemplateConfig = Infer<typeof templateConfigSchema>;

const NO_TEMPLATE = `is missing: a <script type="${TEMPLATE_TYPE}"> inside the tag, src or the property`;

/** The JSON child is the data of the template. */
export const templateFromJson = (json: unknown) => ({ dataChild: json });

export class TemplateLeaf implements Leaf {
  /** What was wrong with the template the last time it was shown. */
  errors: readonly TemplateError[] = [];

  private readonly host: LeafHost<TemplateConfig, TemplateEvents>;
  private observer: MutationObserver | undefined;
  private fetched = new Map<string, unknown>();
  private cache: RequestCache = 'default';
  private abort = new AbortController();
  private stopPage: (() => void) | undefined;
  /** Those of the site when it was shown. */
  private siteUnits: MoneyUnits | undefined;
  private compiled:
    | { source: string; compat: boolean; formatters: unknown; predicates: unknown; template: Template }
    | undefined;

  constructor(host: LeafHost<TemplateConfig, TemplateEvents>) {
    this.host = host;
  }

  hostConnected(): void {
    const { element } = this.host;
    this.abort = new AbortController();
    this.observer ??= new MutationObserver((records) => {
      if (records.some(({ target }) => !this.host.root.contains(target))) this.host.requestUpdate();
    });
    this.stopPage = subscribePage(() => {
      if (unitsOfSite() !== this.siteUnits) this.host.requestUpdate();
    });
    this.observer.observe(element, { childList: true, characterData: true, subtree: true });
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.stopPage?.();
    this.abort.abort();
  }

  /** Fetches `src` and `data-src` again and shows the result. Resolves when it is on screen. */
  async reload(): Promise<void> {
    // What is still on its way is for the map before.
    this.fetched = new Map();
    this.cache = 'reload';
    this.host.requestUpdate();
    await this.host.updateComplete;
    this.cache = 'default';
  }

  /** What is set meanwhile is part of the same update. */
  async prepare(): Promise<void> {
    for (;;) {
      const { fetched, cache } = this;
      const { config } = this.host;
      const wanted = [
        config.template === undefined && config.src ? (['src', config.src] as const) : undefined,
        config.data === undefined && config.dataSrc ? (['dataSrc', config.dataSrc] as const) : undefined,
      ].filter((request) => request !== undefined);
      const missing = wanted.filter(([path, url]) => !fetched.has(`${path} ${url}`));
      if (missing.length === 0) return;
      const { signal } = this.abort;
      const answers = await Promise.all(
        missing.map(([path, url]) =>
          fetchSource(path, url, { signal, cache }).catch((error) => {
            if (error instanceof SourceError) return error;
            throw error;
          }),
        ),
      );
      // A tag that has left the page shows nothing; one that has come back meanwhile asks again.
      if (signal.aborted && !this.host.isConnected) return;
      if (signal.aborted) continue;
      missing.forEach(([path, url], index) => {
        fetched.set(`${path} ${url}`, answers[index]);
      });
    }
  }

  hostUpdate(): void {
    const { config, element } = this.host;
    const fetched = (path: string, url: string) => {
      const answer = url ? this.fetched.get(`${path} ${url}`) : undefined;
      // What could not be fetched is asked for again with the next change.
      if (answer instanceof SourceError) {
        this.fetched.delete(`${path} ${url}`);
        this.host.report({ path: answer.path, reason: answer.message });
      }
      return answer;
    };
    const source =
      config.template ?? (fetched('src', config.src) as string | undefined) ?? templateChild(element);
    const data = config.data ?? fetched('dataSrc', config.dataSrc) ?? config.dataChild;
    if (source === undefined && !config.src) this.host.report({ path: 'template', reason: NO_TEMPLATE });
    if (
      source === undefined ||
      [source, data].some((part) => part instanceof SourceError) ||
      !this.host.isUsable
    )
      return;
    this.siteUnits = unitsOfSite();
    const template = this.compileOnce(source);
    const { output, errors } = template.render(data, {
      partials: { ...partialChildren(element), ...config.partials },
      injects: config.injects,
      locale: localeOf(config.locale) ?? (this.host.language || undefined),
      moneyUnits: config.moneyUnits ?? this.siteUnits,
      expressions: config.expressions,
      includes: config.includes,
    });
    this.errors = [...template.errors, ...errors];
    this.insert(output);
    if (this.errors.length > 0) {
      console.error(`<${element.localName}> template:\n${this.errors.map(describe).join('\n')}`);
    }
    this.host.emit('sqs-template-rendered', { errors: this.errors });
  }

  private compileOnce(source: string): Template {
    const { compat, formatters, predicates } = this.host.config;
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

  /** Puts the output in the place of the author's content. */
  private insert(html: string): void {
    const { root, config } = this.host;
    const part = looseTablePart(html);
    if (part)
      this.host.report({
        path: 'template',
        reason: `writes <${part}> without its <table>, of which a browser keeps the text alone: write the whole table`,
      });
    this.host.show(true);
    const insert = config.runScripts ? insertOwnerHtmlAndRunScripts : insertOwnerHtml;
    insert(root, html);
    // Our own changes are no reason to show it again.
    this.observer?.takeRecords();
  }
}

/** Where the page's site says it; nobody else's word changes what a template writes. */
function unitsOfSite(): MoneyUnits | undefined {
  const said = getPage()?.site.context.moneyUnits;
  return MONEY_UNITS.find((units) => units === said);
}

function describe({ line, column, message, partial }: TemplateError): string {
  return `${partial ? `partial ${partial}, ` : ''}line ${line}, column ${column}: ${message}`;
}
