/** A list of names with their codes, which can be looked up both ways (behaviour/editor#enumerations). */

/** `undefined`: the name is known and its code is not. */
export type Code = number | string | undefined;

/** Any enumeration, whatever it lists. */
export interface AnyEnumeration {
  /** Code by name, in the platform's order. */
  readonly codes: Readonly<Record<string, Code>>;
  readonly names: readonly string[];
  /** @returns undefined for a name that is not listed, and for one whose code is not known */
  codeOf(name: string): Code;
  /** @returns undefined for a code that is not listed */
  nameOf(code: number | string): string | undefined;
  has(name: string): boolean;
}

/** An enumeration whose names and codes the compiler knows. */
export interface Enumeration<Codes extends Readonly<Record<string, Code>>> extends AnyEnumeration {
  readonly codes: Codes;
  readonly names: readonly (keyof Codes & string)[];
  codeOf(name: string): Codes[keyof Codes] | undefined;
  nameOf(code: number | string): (keyof Codes & string) | undefined;
}

export function enumeration<const Codes extends Readonly<Record<string, Code>>>(
  codes: Codes,
): Enumeration<Codes> {
  type Name = keyof Codes & string;
  const names = Object.keys(codes) as Name[];
  const entries = new Map<string, Codes[Name]>(names.map((name) => [name, codes[name]]));
  return Object.freeze<Enumeration<Codes>>({
    codes: Object.freeze(codes),
    names: Object.freeze(names),
    has: (name) => entries.has(name),
    codeOf: (name) => entries.get(name),
    nameOf: (code) => names.find((name) => codes[name] === code),
  });
}

/** Names of which the codes are not known: each exists, and its code is absent. */
export function namesOnly<const Name extends string>(
  ...names: readonly Name[]
): Enumeration<Readonly<Record<Name, undefined>>> {
  const codes = Object.fromEntries(names.map((name) => [name, undefined]));
  return enumeration(codes as Record<Name, undefined>);
}

/**
 * What belongs to a code, such as the editor of a block by its type.
 * @returns looks it up @throws Error `FactoryUtils: Could not find ctor for enumValue {code}` where nothing does
 */
export function factory<Made>(byCode: ReadonlyMap<number, Made>): (code: number) => Made {
  return (code) => {
    const made = byCode.get(code);
    if (made === undefined) throw new Error(`FactoryUtils: Could not find ctor for enumValue ${code}`);
    return made;
  };
}
