/** `sqs-kit/template/check`: what looks wrong in a template before it is rendered, in words for its author. */
import { formatters as allFormatters, predicates as allPredicates } from './all.ts';
import { tableOf } from './context.ts';
import { lineStarts, messages, position, type TemplateError } from './errors.ts';
import { parseExpression } from './expression/parse.ts';
import { ExpressionError } from './expression/tokens.ts';
import { type Block, type FormatterCall, Op } from './instructions.ts';
import { parse } from './parser.ts';

export type { TemplateError } from './errors.ts';

export interface CheckOptions {
  /** Names of the partials there are; without them calls of partials are not checked. */
  partials?: readonly string[];
}

/** How each instruction is written. */
const USAGE: Readonly<Record<string, string>> = {
  'alternates with': '{.alternates with}',
  ctx: '{.ctx @name key=path}',
  end: '{.end}',
  eval: '{.eval 1 + 2}',
  if: '{.if path && path}',
  include: '{.include partial}',
  inject: '{.inject @name path}',
  macro: '{.macro name}',
  'meta-left': '{.meta-left}',
  'meta-right': '{.meta-right}',
  newline: '{.newline}',
  or: '{.or}',
  'repeated section': '{.repeated section path}',
  section: '{.section path}',
  space: '{.space}',
  tab: '{.tab}',
  var: '{.var @name path}',
};

/** Text that begins like an instruction. */
const WORD = /^\.([A-Za-z][\w-]*\??)/;
/** Text that is more likely a style or a script. */
const OTHER_LANGUAGE = /[:;]|^[^\s]*[.(,]/;
const UNKNOWN_NAME = /^"(.+)" (formatter|predicate) /;

/** How many letters have to be put in, left out or changed to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let at = 1; at <= to.length; at++) {
      const changed = row[at - 1]! + (from[line - 1] === to[at - 1] ? 0 : 1);
      next.push(Math.min(changed, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}

/** The known name that somebody may have meant: a third of its letters may be wrong. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((known) => ({ known, letters: distance(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  const best = ranked[0];
  return best && best.letters <= Math.max(1, Math.floor(name.length / 3)) ? best.known : undefined;
}

const suggestion = (name: string | undefined) => (name === undefined ? '' : `; did you mean ${name}?`);

/** What is wrong with text in braces that begins with a dot; undefined for what is meant to be text. */
function problemOfText(text: string, isClosed: boolean): string | undefined {
  const word = WORD.exec(text)?.[1];
  if (word === undefined) return undefined;
  const isRepeated = word === 'repeated' || word === 'alternates';
  const name = isRepeated ? (word === 'repeated' ? 'repeated section' : 'alternates with') : word;
  const usage = USAGE[name];
  if (!isClosed) return usage || word.endsWith('?') ? `{.${word} has no closing brace` : undefined;
  if (usage) return `{${text}} cannot be read and stays text; it is written ${usage}`;
  const known = nearest(word, [...Object.keys(USAGE), ...Object.keys(allPredicates)]);
  if (known === undefined && OTHER_LANGUAGE.test(text.slice(1))) return undefined;
  return `{.${word}} is no instruction and stays text${suggestion(known && `{.${known}}`)}`;
}

/** Everything that looks wrong, in the order of the source. */
export function check(source: string, { partials }: CheckOptions = {}): TemplateError[] {
  const lines = lineStarts(source);
  const found: TemplateError[] = [];
  const report = (message: string, at: number) => {
    found.push({ type: 'parse', message, ...position(lines, at) });
  };
  const { body, errors } = parse(source, {
    formatters: tableOf(allFormatters),
    predicates: tableOf(allPredicates),
    compat: false,
    onText: (text, at, isClosed) => {
      const problem = problemOfText(text, isClosed);
      if (problem !== undefined) report(problem, at);
    },
  });
  const macros = new Set<string>();
  const calls: [name: string, at: number][] = [];
  visit(body, { macros, calls, report });
  for (const [name, at] of calls) {
    if (partials && !macros.has(name) && !partials.includes(name)) report(messages.partialNotFound(name), at);
  }
  return [...errors.map(withSuggestion), ...found].sort((a, b) => a.line - b.line || a.column - b.column);
}

function withSuggestion(error: TemplateError): TemplateError {
  const [, name = '', kind] = UNKNOWN_NAME.exec(error.message) ?? [];
  if (kind === undefined) return error;
  const known = nearest(name, Object.keys(kind === 'formatter' ? allFormatters : allPredicates));
  return { ...error, message: error.message + suggestion(known && `"${known}"`) };
}

interface Visit {
  macros: Set<string>;
  calls: [name: string, at: number][];
  report: (message: string, at: number) => void;
}

/** Looks at each instruction of a block and of those inside. */
function visit(block: Block, seen: Visit): void {
  for (const instruction of block) {
    if (typeof instruction === 'string') continue;
    const at = instruction[1];
    switch (instruction[0]) {
      case Op.variable:
        visitFormatters(instruction[3], at, seen);
        break;
      case Op.var:
        visitFormatters(instruction[4], at, seen);
        break;
      case Op.macro:
        seen.macros.add(instruction[2]);
        break;
      case Op.include:
        seen.calls.push([instruction[2], at]);
        break;
      case Op.eval:
        visitExpression(instruction[2], at, seen);
        break;
    }
    for (const part of instruction.slice(2)) if (isBlock(part)) visit(part, seen);
  }
}

/** Lists of paths and arguments hold no instructions; those begin with the number of what they do. */
function isBlock(part: unknown): part is Block {
  return (
    Array.isArray(part) &&
    part.some((item) => Array.isArray(item) && typeof item[0] === 'number' && typeof item[1] === 'number')
  );
}

function visitFormatters(formatters: FormatterCall[], at: number, { calls, report }: Visit): void {
  for (const [name, [partial = '']] of formatters) {
    if (name !== 'apply') continue;
    if (partial === '') report('apply without the name of a partial', at);
    else calls.push([partial, at]);
  }
}

function visitExpression(source: string, at: number, { report }: Visit): void {
  try {
    const program = parseExpression(source.replace(/^#/, ''), 0);
    // Each operator takes its operands from what stands before it.
    for (const steps of program) {
      let values = 0;
      for (const step of steps) {
        if (step.kind === 'operator') values -= step.operator.operands - 1;
        else if (step.kind === 'call') return;
        else values++;
        if (values < 1 && step.kind === 'operator')
          throw new ExpressionError(`Invalid arguments to operator ${step.operator.name}`);
      }
    }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report(messages.expression(source, error.message), at);
  }
}
