/** The public reference engine of the template language, with English locale data: the oracle of the tests. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLDRFramework } from '@phensley/cldr';
import { Compiler, type ExecuteProps } from '@squarespace/template-engine';
import type { RenderOptions } from '../../../src/template/index.ts';

const packs = fileURLToPath(new URL('../../../node_modules/@phensley/cldr/packs', import.meta.url));
const framework = new CLDRFramework({
  loader: (language) => readFileSync(`${packs}/${language}.json`, 'utf8'),
});
const compiler = new Compiler();

/** What the reference engine writes for a template; options as ours, expressions and includes on by default. */
export function renderReference(template: string, json: unknown, options: RenderOptions = {}): string {
  return runReference(template, json, options).output;
}

/** The same, and whether a part of it ended in an exception: what stands after it is not to be relied on. */
export function runReference(
  template: string,
  json: unknown,
  options: RenderOptions = {},
): { output: string; hasFailed: boolean } {
  const props: ExecuteProps = {
    code: compiler.parse(template).code,
    json,
    partials: (options.partials ?? {}) as Record<string, string>,
    injects: options.injects ?? {},
    // The engine bundles its own copy of the type.
    cldr: (options.locale === null
      ? undefined
      : framework.get(options.locale ?? 'en')) as ExecuteProps['cldr'],
    now: options.now,
    enableExpr: options.expressions ?? true,
    enableInclude: options.includes ?? true,
    exprOpts: { maxTokens: options.maxTokens, maxStringLen: options.maxStringLength },
  };
  const { ctx, errors } = compiler.execute(props);
  return { output: ctx.render(), hasFailed: errors.some(({ message }) => message.includes('Unexpected ')) };
}
