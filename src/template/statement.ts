/** Reads what stands between `{` and `}`: a variable with formatters, or a `.statement`. Null means plain text. */
import { type FormatterCall, type Instruction, Op } from './instructions.ts';
import { nameEnd, PATH_PATTERN, type Path, pathEnd, splitPath } from './path.ts';

/** A statement that opens, divides or closes a block; the parser assembles them. */
export type BlockTag =
  | { tag: 'open'; instruction: Exclude<Instruction, string> }
  | { tag: 'or'; instruction: Exclude<Instruction, string> | null }
  | { tag: 'between' }
  | { tag: 'end' };

export type Statement = Instruction | BlockTag;

const SEPARATOR = / *, */y;
/** What may stand around the words of the longer tags. */
const BLANKS = '[ \\f\\n\\r\\t\\v]';
const NAME = '@[A-Za-z][\\w-]*';
const FILE = '[./A-Za-z0-9_-]+';
const OPERATOR = new RegExp(`${BLANKS}*(&&|\\|\\|)${BLANKS}*`, 'y');
const VAR = new RegExp(`^\\.var (${NAME}) ([\\s\\S]+)$`);
const CTX = new RegExp(`^\\.ctx (${NAME}) `);
const MEMBER = new RegExp(`([A-Za-z][\\w-]*)=(${PATH_PATTERN})${BLANKS}*`, 'y');
/** A word without a value is passed over at the end, as in the engine the language comes from. */
const LAST_WORD = /(?:[A-Za-z][\w-]*)?$/y;
const INJECT = new RegExp(`^\\.inject (${NAME}) (${FILE})`);
const MACRO = new RegExp(`^\\.macro (${FILE})$`);

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
  let end = pathEnd(source, 0);
  if (end === -1) return null;
  const paths = [splitPath(source.slice(0, end))];
  while (end < source.length && source[end] !== '|') {
    SEPARATOR.lastIndex = end;
    if (!SEPARATOR.test(source)) return null;
    const start = SEPARATOR.lastIndex;
    end = pathEnd(source, start);
    if (end === -1) return null;
    paths.push(splitPath(source.slice(start, end)));
  }
  const formatters = end === source.length ? [] : readFormatters(source.slice(end + 1));
  return formatters && { paths, formatters };
}

function readFormatters(source: string): FormatterCall[] | null {
  const formatters: FormatterCall[] = [];
  for (const call of source.split('|')) {
    const end = nameEnd(call, 0);
    if (end === -1) return null;
    formatters.push([call.slice(0, end), splitArguments(call.slice(end))]);
  }
  return formatters;
}

/** Reads one tag. `source` is the text between the braces, `at` the offset of the opening brace. */
export function readStatement(source: string, at: number): Statement | null {
  if (source.charCodeAt(0) !== 46) {
    const variables = readVariables(source);
    return variables && [Op.variable, at, variables.paths, variables.formatters];
  }
  // By the first letter: most tags are sections, conditions and ends, and each is tried once.
  switch (source[1]) {
    case 'a':
      if (source === '.alternates with') return { tag: 'between' };
      break;
    case 'c':
      if (source.startsWith('.ctx ')) return readCtx(source, at);
      break;
    case 'e':
      if (source === '.end') return END;
      if (source.startsWith('.eval')) return readEval(source, at);
      break;
    case 'i':
      return (
        readPredicate(source, at) ?? readIf(source, at) ?? readInject(source, at) ?? readInclude(source, at)
      );
    case 'm':
      if (source.startsWith('.macro ')) return readMacro(source, at);
      break;
    case 'o':
      if (source === '.or') return OR;
      break;
    case 'r':
    case 's': {
      const section = readSection(source, at);
      if (section) return section;
      break;
    }
    case 'v':
      if (source.startsWith('.var ')) return readVar(source, at);
      break;
  }
  return readPredicate(source, at) ?? CHARACTERS[source] ?? null;
}

const END: BlockTag = { tag: 'end' };
const OR: BlockTag = { tag: 'or', instruction: null };

/** Where the white space that begins at `from` ends; -1 if there is none. */
function blanksEnd(source: string, from: number): number {
  let at = from;
  for (
    let code = source.charCodeAt(at);
    code === 32 || (code >= 9 && code <= 13);
    code = source.charCodeAt(at)
  )
    at++;
  return at > from ? at : -1;
}

function readEval(source: string, at: number): Statement | null {
  const start = blanksEnd(source, '.eval'.length);
  return start === -1 ? null : [Op.eval, at, source.slice(start).trimEnd()];
}

function readInject(source: string, at: number): Statement | null {
  const match = INJECT.exec(source);
  return match && [Op.inject, at, match[1]!, match[2]!];
}

function readInclude(source: string, at: number): Statement | null {
  if (!source.startsWith('.include ') || source.length === '.include '.length) return null;
  const [name = '', ...args] = splitArguments(source.slice('.include'.length));
  return [Op.include, at, name, args.includes('output')];
}

function readMacro(source: string, at: number): Statement | null {
  const match = MACRO.exec(source);
  return match && { tag: 'open', instruction: [Op.macro, at, match[1]!, []] };
}

function readSection(source: string, at: number): BlockTag | null {
  const word = source[1] === 's' ? '.section' : '.repeated section';
  const start = source.startsWith(word) ? blanksEnd(source, word.length) : -1;
  if (start === -1 || pathEnd(source, start) !== source.length) return null;
  const path = splitPath(source.slice(start));
  return {
    tag: 'open',
    instruction: source[1] === 's' ? [Op.section, at, path, [], []] : [Op.repeated, at, path, [], [], []],
  };
}

/** Where `.if` and what stands behind it end; -1 without it. */
function ifEnd(source: string): number {
  return source.startsWith('.if') ? blanksEnd(source, 3) : -1;
}

function readPredicate(source: string, at: number): BlockTag | null {
  const end = source.indexOf('?') + 1;
  if (end === 0) return null;
  const start = source.startsWith('.or ') ? 4 : Math.max(ifEnd(source), 1);
  if (nameEnd(source, start) !== end - 1) return null;
  const name = source.slice(start, end);
  // A delimiter alone is no argument.
  const args = end + 1 === source.length ? [] : splitArguments(source.slice(end));
  return {
    tag: source.startsWith('.or ') ? 'or' : 'open',
    instruction: [Op.predicate, at, name, args, [], []],
  };
}

function readIf(source: string, at: number): BlockTag | null {
  const paths: Path[] = [];
  const operators: ('&&' | '||')[] = [];
  let start = ifEnd(source);
  if (start === -1) return null;
  for (;;) {
    const end = pathEnd(source, start);
    if (end === -1) return null;
    paths.push(splitPath(source.slice(start, end)));
    OPERATOR.lastIndex = end;
    const operator = end < source.length ? OPERATOR.exec(source)?.[1] : undefined;
    if (operator === undefined) {
      if (end < source.length && blanksEnd(source, end) !== source.length) return null;
      return { tag: 'open', instruction: [Op.if, at, paths, operators, [], []] };
    }
    operators.push(operator as '&&' | '||');
    start = OPERATOR.lastIndex;
  }
}

function readVar(source: string, at: number): Statement | null {
  const match = VAR.exec(source);
  const variables = match && readVariables(match[2]!);
  return variables && [Op.var, at, match[1]!, variables.paths, variables.formatters];
}

function readCtx(source: string, at: number): Statement | null {
  const start = CTX.exec(source);
  if (!start) return null;
  const members: [string, Path][] = [];
  MEMBER.lastIndex = LAST_WORD.lastIndex = start[0].length;
  for (let member = MEMBER.exec(source); member; member = MEMBER.exec(source)) {
    members.push([member[1]!, splitPath(member[2]!)]);
    LAST_WORD.lastIndex = MEMBER.lastIndex;
  }
  return members.length > 0 && LAST_WORD.test(source) ? [Op.ctx, at, start[1]!, members] : null;
}
