/** Reads an element's attributes into configuration values; every attribute has a camel-case property. */

/** How an attribute's text becomes a value. */
export type AttributeType = 'string' | 'boolean' | 'number';
/** Attribute name → its type. A `reflect` attribute is kept equal to its property. */
export type AttributeMap = Readonly<Record<string, AttributeType | { type: AttributeType; reflect: true }>>;

/** The property of an attribute: `form-id` ↔ `formId`. */
type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
export type PropertyName<A extends AttributeMap> = CamelCase<keyof A & string>;

export interface AttributeInfo {
  attribute: string;
  property: string;
  type: AttributeType;
  reflect: boolean;
}

export function attributeInfos(map: AttributeMap): AttributeInfo[] {
  return Object.entries(map).map(([attribute, entry]) => ({
    attribute,
    property: attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    type: typeof entry === 'string' ? entry : entry.type,
    reflect: typeof entry === 'object',
  }));
}

/**
 * @param text the attribute's value; null when it is absent
 * @returns undefined when absent; the raw text when it is no number, so that the schema names the mistake
 */
export function parseAttribute(text: string | null, type: AttributeType): unknown {
  if (text === null) return undefined;
  if (type === 'boolean') return text !== 'false';
  if (type === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return text;
}

/** The attribute text of a property value; null removes the attribute. */
export function formatAttribute(value: unknown, type: AttributeType): string | null {
  if (value === undefined || value === null || (type === 'boolean' && !value)) return null;
  return type === 'boolean' ? '' : String(value);
}
