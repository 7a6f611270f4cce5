/** `sqs-kit/template/core`: the language with its own formatters; everything else comes from the groups a page needs. */
import { type CompileOptions, Template } from './compile.ts';
import { coreFormatters } from './formatters/core.ts';
import type { PrecompiledTemplate } from './instructions.ts';
import { corePredicates } from './predicates/core.ts';

export type { Value } from '../domain/template-value.ts';
export {
  type CompileOptions,
  type Rendering,
  type RenderOptions,
  Template,
  type TemplateSource,
} from './compile.ts';
export type { Context, Formatter, Formatters, Predicate, Predicates } from './context.ts';
export type { ErrorType, TemplateError } from './errors.ts';
export type { PrecompiledTemplate } from './instructions.ts';

/**
 * Compiles a template with the core formatters and predicates and those of `options`, which win over the core ones:
 * `compile(source, { formatters: { ...commerceFormatters, shout } })`.
 */
export function compile(source: string | PrecompiledTemplate, options: CompileOptions = {}): Template {
  return new Template(source, {
    formatters: options.formatters ? { ...coreFormatters, ...options.formatters } : coreFormatters,
    predicates: options.predicates ? { ...corePredicates, ...options.predicates } : corePredicates,
    compat: options.compat,
  });
}
