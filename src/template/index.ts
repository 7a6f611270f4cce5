/** `sqs-kit/template`: the template language with every formatter and predicate. */
import { formatters, predicates } from './all.ts';
import { type CompileOptions, Template } from './compile.ts';
import type { PrecompiledTemplate } from './instructions.ts';

export { ProductType } from '../domain/commerce/product.ts';
export type { Value } from '../domain/template-value.ts';
export { formatters, predicates } from './all.ts';
export {
  type CompileOptions,
  type Rendering,
  type RenderOptions,
  Template,
  type TemplateSource,
} from './compile.ts';
export type { Context, Formatter, Formatters, Predicate, Predicates } from './context.ts';
export * from './enumerations.ts';
export type { ErrorType, TemplateError } from './errors.ts';
export type { PrecompiledTemplate } from './instructions.ts';

/**
 * Compiles a template, from source or from its precompiled JSON form: `compile(source).render(data, options)`.
 * What is wrong with the source is in `errors`, with line and column. Formatters and predicates of `options` are added
 * and win over built-in ones of the same name.
 */
export function compile(source: string | PrecompiledTemplate, options: CompileOptions = {}): Template {
  return new Template(source, {
    formatters: options.formatters ? { ...formatters, ...options.formatters } : formatters,
    predicates: options.predicates ? { ...predicates, ...options.predicates } : predicates,
    compat: options.compat,
  });
}
