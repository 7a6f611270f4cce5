/** What may be written at a place in JSON, by the JSON Schema of a tag. */

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

export interface JsonSchema {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
}

/** @returns the way from the whole to what holds the place; a number stands for any item of a list */
export function pathTo(state: EditorState, place: SyntaxNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let node: SyntaxNode | null = place; node; node = node.parent) {
    if (node.name === 'Property') {
      const name = node.getChild('PropertyName');
      if (name) path.unshift(unquoted(state.sliceDoc(name.from, name.to)));
    }
    if (node.name === 'Array') path.unshift(0);
  }
  return path;
}

export function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (found, part) => (typeof part === 'number' ? found?.items : found?.properties?.[part]),
    schema,
  );
}

/** Names of what an object may have and has not. */
export function nameCompletions(schema: JsonSchema | undefined, taken: ReadonlySet<string>): Completion[] {
  return Object.entries(schema?.properties ?? {})
    .filter(([name]) => !taken.has(name))
    .map(([name, { description, type }]) => ({
      label: `"${name}"`,
      apply: `"${name}": `,
      type: 'property',
      detail: type,
      info: description,
    }));
}

export function valueCompletions(schema: JsonSchema | undefined): Completion[] {
  const values = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : []);
  return values.map((value) => ({ label: JSON.stringify(value), type: 'constant' }));
}

export function completeJson(schema: JsonSchema) {
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const node = syntaxTree(state).resolveInner(pos, -1);
    const written = context.matchBefore(/"?[\w-]*"?/);
    if (!written || (written.from === written.to && !context.explicit)) return null;
    const object = node.name === 'Object' ? node : node.name === 'PropertyName' ? node.parent?.parent : null;
    const isName = object?.name === 'Object' && !/:\s*$/.test(state.sliceDoc(0, written.from));
    const options = isName
      ? nameCompletions(schemaAt(schema, pathTo(state, object)), namesIn(state, object, node))
      : valueCompletions(schemaAt(schema, pathTo(state, node)));
    return { from: written.from, options: options.map(withQuotes), validFor: /^"?[\w-]*"?$/ };
  };
}

/** The editor has closed the quotes that one opened: what is chosen brings its own. */
function withQuotes(option: Completion): Completion {
  const text = typeof option.apply === 'string' ? option.apply : option.label;
  return {
    ...option,
    apply(view, _, from, to) {
      const end = view.state.sliceDoc(to, to + 1) === '"' ? to + 1 : to;
      view.dispatch({
        changes: { from, to: end, insert: text },
        selection: { anchor: from + text.length },
        userEvent: 'input.complete',
      });
    },
  };
}

function namesIn(state: EditorState, object: SyntaxNode, current: SyntaxNode): Set<string> {
  const names = object.getChildren('Property').flatMap((property) => {
    const name = property.getChild('PropertyName');
    return name && name.from !== current.from ? [unquoted(state.sliceDoc(name.from, name.to))] : [];
  });
  return new Set(names);
}

const unquoted = (text: string) => text.replace(/^"|"$/g, '');
