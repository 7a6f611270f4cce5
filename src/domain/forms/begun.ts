/** Which control of the kit's form asks for what a visitor began to type into the author's (behaviour/forms#typing-before-the-kit). */
import { fieldMeant } from './failure.ts';
import { addressNames, type OwnControl } from './own-control.ts';

type Asking = Pick<OwnControl, 'name' | 'type' | 'autoComplete'>;

/**
 * @param own the controls of the author's form
 * @param asked those of the kit's
 * @returns names of the author's with the name in the kit's; a name of the kit's comes once
 */
export function counterparts(own: readonly Asking[], asked: readonly Asking[]): Map<string, string> {
  const names = asked.map(({ name }) => name);
  const found = new Map<string, string>();
  for (const control of own) {
    const name = nameIn(control, names) ?? addressIn(control, own, asked);
    const isTaken = [...found].some(([from, to]) => to === name && from !== control.name);
    if (name !== undefined && !isTaken && mayGo(control, name, asked)) found.set(control.name, name);
  }
  return found;
}

/** The control that is meant, or the first part of the field that is asked for in parts. */
function nameIn({ name }: Asking, names: readonly string[]): string | undefined {
  return fieldMeant(name, names) ?? names.find((each) => each.startsWith(`${name}.`));
}

/** Two forms that ask for one address each ask for the same, whatever they call it. */
function addressIn({ name }: Asking, own: readonly Asking[], asked: readonly Asking[]): string | undefined {
  const wanted = addressNames(asked);
  const [only, ...others] = addressNames(own);
  return only === name && others.length === 0 && wanted.length === 1 ? wanted[0] : undefined;
}

/** A file can be put nowhere, and a password only where it is hidden and kept nowhere. */
function mayGo({ type }: Asking, name: string, asked: readonly Asking[]): boolean {
  const isHidden = asked.every((other) => other.name !== name || other.type === 'password');
  return type !== 'file' && (type !== 'password' || isHidden);
}
