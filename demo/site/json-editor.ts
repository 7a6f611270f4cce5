/** The editor of the playground: JSON with completion by the tag's schema, and what `sqs-kit check` says as one types. */
import { autocompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import { tooltips } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { checkPage, type TagClass } from '../../src/check/index.ts';
import { completeJson, type JsonSchema } from './json-completion.ts';

/** The page's own colours for code. */
const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'light-dark(#1d4ed8, #8ab4ff)' },
  { tag: tags.string, color: 'light-dark(#166534, #8fd6a5)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#9a3412, #f0b080)' },
]);

const LOOKS = EditorView.theme({
  '&': { backgroundColor: 'var(--code)', color: 'var(--ink)', fontSize: '0.8125rem' },
  // As high as a list above a line or below it.
  '.cm-content, .cm-gutter': { minHeight: '20rem' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--soft)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-tooltip': { backgroundColor: 'var(--card)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--card)' },
  '.cm-completionInfo': { maxInlineSize: '20rem' },
});

export interface JsonEditorOptions {
  tag: string;
  text: string;
  schema: JsonSchema;
  /** Of the kit that runs on the page. */
  tagClass: TagClass;
  /** Its styles are constructed, which a strict policy allows, where the root is that of a shadow. */
  root: ShadowRoot;
  parent: Element;
  onChange(text: string): void;
  /** @param mistakes each with its line, in words */
  onMistakes(mistakes: readonly string[]): void;
}

export function openEditor(options: JsonEditorOptions) {
  const { tag, text, schema, tagClass, root, parent, onChange, onMistakes } = options;
  return new EditorView({
    doc: text,
    root,
    parent,
    extensions: [
      basicSetup,
      json(),
      syntaxHighlighting(COLOURS),
      LOOKS,
      lintGutter(),
      linter(({ state: { doc } }) => {
        const mistakes = mistakesIn(doc.toString(), tag, tagClass);
        onMistakes(mistakes.map(({ from, message }) => `Line ${doc.lineAt(from).number}: ${message}`));
        return mistakes;
      }),
      // Below the editor its mistakes are told: lists open within it.
      tooltips({
        tooltipSpace: () => {
          const { top, bottom } = parent.getBoundingClientRect();
          return {
            left: 0,
            right: innerWidth,
            top: Math.max(top, 0),
            bottom: Math.min(bottom, innerHeight),
          };
        },
      }),
      autocompletion({ override: [completeJson(schema)] }),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': `JSON of <${tag}>` }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
}

/**
 * What the check says of a page that has this JSON in the tag, as places in the JSON. Where a tag leads is not asked: the
 * attributes of the example may say it.
 */
export function mistakesIn(text: string, tag: string, tagClass: TagClass): Diagnostic[] {
  const before = `<${tag}><script type="application/json">`;
  const place = (offset: number) => Math.min(Math.max(offset - before.length, 0), text.length);
  return checkPage(`${before}${text}</script><p>Shown until then</p></${tag}>`, { [tag]: tagClass })
    .filter(({ severity, rule }) => severity === 'error' && rule !== 'dead-end')
    .map(({ start, end, message }) => ({
      from: place(start),
      to: place(end),
      severity: 'error',
      message,
    }));
}
