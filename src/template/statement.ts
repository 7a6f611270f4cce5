/** Reads what stands between `{` and `}`: a variable with formatters, or a `.statement`. Null means plain text. */
import { type FormatterCall, type Instruction, Op } from './instructions.ts';
import { PATH_PATTERN, type Path, splitPath } from './path.ts';

/** A statement that opens, divides or closes a block; the parser assembles them. */
export type BlockTag =
  | { tag: 'open'; instruction: Exclude<Instruction, string> }
  | { tag: 'or'; instruction: Exclude<Instruction, string> | null }
  | { tag: 'between' }
  | { tag: 'end' };

export type Statement = Instruction | BlockTag;

const VARIABLES = new RegExp(`^${PATH_PATTERN}(?: *, *${PATH_PATTERN})*`);
const FORMATTER_NAME = /^[A-Za-z][\w-]*/;
const NAME = '@[A-Za-z][\\w$-]*';
const SECTION = new RegExp(`^\\.(section|repeated section) +(${PATH_PATTERN})$`);
const PREDICATE = /^\.(or |if +)?([A-Za-z][\w-]*\?)([\s\S]*)$/;
const IF = new RegExp(`^\\.if +(${PATH_PATTERN}(?: *(?:&&|\\|\\|) *${PATH_PATTERN})*)$`);
const VAR = new RegExp(`^\\.var (${NAME}) ([\\s\\S]+)$`);
const MEMBER = `[A-Za-z$][\\w$-]*=${PATH_PATTERN}`;
const CTX = new RegExp(`^\\.ctx (${NAME}) (${MEMBER}(?: +${MEMBER})*) *$`);
const INJECT = new RegExp(`^\\.inject (${NAME}) ([^\\s]+)(?: [\\s\\S]*)?$`);
const MACRO = /^\.macro ([A-Za-z0-9_$./-]+)$/;
const INCLUDE = /^\.include ([A-Za-z0-9_$./-]+)( [\s\S]*)?$/;

const CHARACTERS: Record<string, string> = {
  '.meta-left': '{',
  '.meta-right': '}',
  '.space': ' ',
  '.tab': '\t',
  '.newline': '\n',
};

/** Splits arguments: the first character is the delimiter. */
export function splitArguments(source: string): string[] {
  return source === '' ? [] : source.slice(1).split(source[0]!);
}

interface Variables {
  paths: Path[];
  formatters: FormatterCall[];
}

function readVariables(source: string): Variables | null {
  const match = VARIABLES.exec(source);
  if (!match) return null;
  const names = match[0];
  const paths = names.includes(',') ? names.split(',').map((name) => splitPath(name.trim())) : [splitPath(names)];
  if (names.length === source.length) return { paths, formatters: [] };
  if (source[names.length] !== '|') return null;
  const formatters: FormatterCall[] = [];
  for (const call of source.slice(names.length + 1).split('|')) {
    const name = FORMATTER_NAME.exec(call)?.[0];
    if (name === undefined) return null;
    formatters.push([name, splitArguments(call.slice(name.length))]);
  }
  return { paths, formatters };
}

/** Reads one tag. `source` is the text between the braces, `at` the offset of the opening brace. */
export function readStatement(source: string, at: number): Statement | null {
  if (source.charCodeAt(0) !== 46) {
    const variables = readVariables(source);
    return variables && [Op.variable, at, variables.paths, variables.formatters];
  }
  if (source === '.end') return { tag: 'end' };
  if (source === '.or') return { tag: 'or', instruction: null };
  const section = SECTION.exec(source);
  if (section) {
    const path = splitPath(section[2]!);
    return {
      tag: 'open',
      instruction: section[1] === 'section' ? [Op.section, at, path, [], []] : [Op.repeated, at, path, [], [], []],
    };
  }
  return readPredicate(source, at) ?? readPlainStatement(source, at);
}

function readPredicate(source: string, at: number): BlockTag | null {
  const predicate = PREDICATE.exec(source);
  if (predicate) {
    const [, prefix, name, args] = predicate;
    return {
      tag: prefix === 'or ' ? 'or' : 'open',
      instruction: [Op.predicate, at, name!, splitArguments(args!), [], []],
    };
  }
  const condition = IF.exec(source)?.[1];
  if (condition === undefined) return null;
  const paths = condition.split(/ *(?:&&|\|\|) */).map(splitPath);
  const operators = (condition.match(/&&|\|\|/g) ?? []) as ('&&' | '||')[];
  return { tag: 'open', instruction: [Op.if, at, paths, operators, [], []] };
}

function readPlainStatement(source: string, at: number): Statement | null {
  if (source === '.alternates with') return { tag: 'between' };
  const character = CHARACTERS[source];
  if (character !== undefined) return character;
  if (source.startsWith('.eval ')) return [Op.eval, at, source.slice(6).trim()];
  let match = VAR.exec(source);
  if (match) {
    const variables = readVariables(match[2]!);
    return variables && [Op.var, at, match[1]!, variables.paths, variables.formatters];
  }
  match = CTX.exec(source);
  if (match) {
    const members = match[2]!.split(/ +/).map((member): [string, Path] => {
      const equals = member.indexOf('=');
      return [member.slice(0, equals), splitPath(member.slice(equals + 1))];
    });
    return [Op.ctx, at, match[1]!, members];
  }
  match = INJECT.exec(source);
  if (match) return [Op.inject, at, match[1]!, match[2]!];
  match = MACRO.exec(source);
  if (match) return { tag: 'open', instruction: [Op.macro, at, match[1]!, []] };
  match = INCLUDE.exec(source);
  if (match) return [Op.include, at, match[1]!, splitArguments(match[2] ?? '').includes('output')];
  return null;
}
