/** Reads an element's attributes into configuration values; every attribute has a camel-case property. */
import type { Rule } from '../domain/schema.ts';

/** The property of an attribute: `form-id` ↔ `formId`. */
type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
export type PropertyName<A extends readonly string[]> = CamelCase<A[number]>;

export interface AttributeInfo {
  attribute: string;
  property: string;
  type: Rule['type'];
  /** Kept equal to its property. */
  isReflected: boolean;
}

/** @returns the name of an attribute's property: `form-id` → `formId` */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** @param schema names the type of each attribute, under its property's name */
export function attributeInfos(
  attributes: readonly string[],
  reflected: readonly string[],
  schema: Rule<never>,
): AttributeInfo[] {
  return attributes.map((attribute) => {
    const property = propertyName(attribute);
    const type = schema.entries?.[property]?.type ?? 'string';
    return { attribute, property, type, isReflected: reflected.includes(attribute) };
  });
}

/**
 * @param text the attribute's value; null when it is absent
 * @returns undefined when absent; numbers and lists stay text, which the schema reads or refuses
 */
export function parseAttribute(text: string | null, type: Rule['type']): unknown {
  if (text === null) return undefined;
  return type === 'boolean' ? text !== 'false' : text;
}

/** The attribute text of a property value; null removes the attribute. */
export function formatAttribute(value: unknown, type: Rule['type']): string | null {
  if (value === undefined || value === null || (type === 'boolean' && !value)) return null;
  return type === 'boolean' ? '' : String(value);
}
