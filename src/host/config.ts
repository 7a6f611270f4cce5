/** Makes one validated configuration of what attributes, properties and the JSON child say. */
import * as v from 'valibot';

export type ConfigSchema = v.GenericSchema<Record<string, unknown>, object>;

export type ConfigResult<C> = { ok: true; config: C } | { ok: false; path: string; reason: string };

/** @returns the JSON child's object, or why it is none */
export function parseJsonConfig(text: string): ConfigResult<Record<string, unknown>> {
  if (text.trim() === '') return { ok: true, config: {} };
  try {
    const config: unknown = JSON.parse(text);
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) {
      return { ok: true, config: config as Record<string, unknown> };
    }
    return { ok: false, path: '', reason: 'the JSON child must hold an object' };
  } catch (error) {
    return { ok: false, path: '', reason: `the JSON child cannot be read: ${(error as Error).message}` };
  }
}

/** Validates the merged configuration; the first mistake is named with its path. */
export function validateConfig<S extends ConfigSchema>(
  schema: S,
  values: Record<string, unknown>,
): ConfigResult<v.InferOutput<S>> {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, config: result.output };
  const [issue] = result.issues;
  return { ok: false, path: v.getDotPath(issue) ?? '', reason: issue.message };
}
