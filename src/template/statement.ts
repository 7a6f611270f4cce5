/** Reads what stands between `{` and `}`: a variable with formatters, or a `.statement`. Null means plain text. */
import { type FormatterCall, type Instruction, Op } from './instructions.ts';
import { isDigit, nameEnd, type Path, stepEnd } from './path.ts';

type PredicateInstruction = Extract<Instruction, [typeof Op.predicate, ...unknown[]]>;

/** What divides a block or ends it; `{.or name?}` opens the next one, too. */
export interface Divider {
  tag: 'or' | 'between' | 'end';
  opens: PredicateInstruction | null;
}

export type Statement = Instruction | Divider;

const SEPARATOR = / *, */y;
const FILE = /[./\w-]+/y;

const CHARACTERS: Record<string, string> = {
  'meta-left': '{',
  'meta-right': '}',
  space: ' ',
  tab: '\t',
  newline: '\n',
};

const END: Divider = { tag: 'end', opens: null };
const OR: Divider = { tag: 'or', opens: null };
const BETWEEN: Divider = { tag: 'between', opens: null };

const SPACE = 32;
const AND = 38;
const DOT = 46;
const QUESTION_MARK = 63;
const AT = 64;
const BAR = 124;

/** Splits the arguments between two offsets: the first character is the delimiter. */
function splitArguments(source: string, from: number, end: number): string[] {
  const split: string[] = [];
  const delimiter = source.charCodeAt(from);
  let start = from + 1;
  for (let at = start; at < end; at++) {
    if (source.charCodeAt(at) !== delimiter) continue;
    split.push(source.slice(start, at));
    start = at + 1;
  }
  if (from < end) split.push(source.slice(start, end));
  return split;
}

/** Reads tags where they stand in the source: no name, path or blank goes on over the brace behind the tag. */
export class TagReader {
  /** Offsets: the brace before the tag, how far it is read, the brace behind it. */
  private brace = 0;
  private at = 0;
  private close = 0;

  constructor(private readonly source: string) {}

  read(brace: number, close: number): Statement | null {
    const { source } = this;
    this.brace = brace;
    this.close = close;
    this.at = brace + 1;
    if (source.charCodeAt(this.at) !== DOT) return this.variable();
    const start = this.at + 1;
    // About half of all statements are these two, and nothing has to be read out of them.
    if (close === brace + 5 && source.startsWith('end', start)) return END;
    if (close === brace + 4 && source.startsWith('or', start)) return OR;
    this.at = nameEnd(source, start);
    if (this.at === -1) return null;
    if (this.next() === QUESTION_MARK) return this.predicate(start);
    const word = source.slice(start, this.at);
    switch (word) {
      case 'section': {
        const path = this.skipBlanks() ? this.lastPath() : null;
        return path && [Op.section, brace, path, [], []];
      }
      case 'if':
        return this.condition();
      case 'or':
        return this.or();
      case 'var':
        return this.var();
      case 'repeated': {
        const path = this.skipWord(' section') && this.skipBlanks() ? this.lastPath() : null;
        return path && [Op.repeated, brace, path, [], [], []];
      }
      case 'alternates':
        return this.skipWord(' with') && this.isAtEnd() ? BETWEEN : null;
      case 'eval':
        return this.skipBlanks() ? [Op.eval, brace, source.slice(this.at, close).trimEnd()] : null;
      case 'ctx':
        return this.ctx();
      case 'inject':
        return this.inject();
      case 'include':
        return this.include();
      case 'macro':
        return this.macro();
      default:
        return this.isAtEnd() ? (CHARACTERS[word] ?? null) : null;
    }
  }

  private next(): number {
    return this.source.charCodeAt(this.at);
  }

  private isAtEnd(): boolean {
    return this.at === this.close;
  }

  private skipWord(word: string): boolean {
    const found = this.source.startsWith(word, this.at);
    if (found) this.at += word.length;
    return found;
  }

  /** Goes on behind white space; whether there is any. */
  private skipBlanks(): boolean {
    const { source, at } = this;
    let code = source.charCodeAt(at);
    while (code === SPACE || (code >= 9 && code <= 13)) code = source.charCodeAt(++this.at);
    return this.at > at;
  }

  private path(): Path | null {
    const first = this.step();
    if (first === null) return null;
    const path = [first];
    while (this.next() === DOT) {
      const dot = this.at++;
      const step = this.step();
      if (step !== null) path.push(step);
      else {
        this.at = dot;
        break;
      }
    }
    return path;
  }

  private step(): string | number | null {
    const from = this.at;
    const end = stepEnd(this.source, from);
    if (end === -1) return null;
    this.at = end;
    const step = this.source.slice(from, end);
    return isDigit(this.source.charCodeAt(from)) ? Number(step) : step;
  }

  /** A path that nothing follows. */
  private lastPath(): Path | null {
    const path = this.path();
    return this.isAtEnd() ? path : null;
  }

  /** The paths of `{a, b}`, up to the formatters. */
  private paths(): Path[] | null {
    const first = this.path();
    if (!first) return null;
    const paths = [first];
    while (!this.isAtEnd() && this.next() !== BAR) {
      SEPARATOR.lastIndex = this.at;
      if (!SEPARATOR.test(this.source)) return null;
      this.at = SEPARATOR.lastIndex;
      const path = this.path();
      if (!path) return null;
      paths.push(path);
    }
    return paths;
  }

  private formatters(): FormatterCall[] | null {
    const { source } = this;
    const calls: FormatterCall[] = [];
    while (!this.isAtEnd()) {
      const start = this.at + 1;
      const from = nameEnd(source, start);
      if (from === -1) return null;
      let end = from;
      while (end < this.close && source.charCodeAt(end) !== BAR) end++;
      calls.push([source.slice(start, from), splitArguments(source, from, end)]);
      this.at = end;
    }
    return calls;
  }

  private variable(): Statement | null {
    const paths = this.paths();
    const formatters = paths && this.formatters();
    return formatters && [Op.variable, this.brace, paths!, formatters];
  }

  /** The name of a variable that is set, between two spaces. */
  private variableName(): string | null {
    const { source, at } = this;
    const start = at + 1;
    const end = source.charCodeAt(start) === AT ? nameEnd(source, start + 1) : -1;
    if (source.charCodeAt(at) !== SPACE || source.charCodeAt(end) !== SPACE) return null;
    this.at = end + 1;
    return source.slice(start, end);
  }

  private var(): Statement | null {
    const name = this.variableName();
    const paths = name === null ? null : this.paths();
    const formatters = paths && this.formatters();
    return formatters && [Op.var, this.brace, name!, paths!, formatters];
  }

  private ctx(): Statement | null {
    const { source } = this;
    const name = this.variableName();
    const members: [string, Path][] = [];
    while (name !== null) {
      const start = this.at;
      const end = nameEnd(source, start);
      if (source[end] !== '=') {
        // A word without a value is passed over at the end, as in the engine the language comes from.
        this.at = Math.max(start, end);
        break;
      }
      this.at = end + 1;
      const path = this.path();
      if (!path) return null;
      members.push([source.slice(start, end), path]);
      this.skipBlanks();
    }
    return members.length > 0 && this.isAtEnd() ? [Op.ctx, this.brace, name!, members] : null;
  }

  private file(): string {
    FILE.lastIndex = this.at;
    const name = FILE.exec(this.source)?.[0] ?? '';
    this.at += name.length;
    return name;
  }

  private inject(): Statement | null {
    const name = this.variableName();
    const from = name === null ? '' : this.file();
    return from === '' ? null : [Op.inject, this.brace, name!, from];
  }

  private macro(): Statement | null {
    const name = this.skipWord(' ') ? this.file() : '';
    return name !== '' && this.isAtEnd() ? [Op.macro, this.brace, name, []] : null;
  }

  /** The predicate whose name begins at `start` and ends here. */
  private predicate(start: number): PredicateInstruction {
    const { source, close } = this;
    const end = this.at + 1;
    // A delimiter alone is no argument.
    const args = end + 1 === close ? [] : splitArguments(source, end, close);
    return [Op.predicate, this.brace, source.slice(start, end), args, [], []];
  }

  /** The predicate that may stand here. */
  private namedPredicate(): PredicateInstruction | null {
    const start = this.at;
    const end = nameEnd(this.source, start);
    if (this.source.charCodeAt(end) !== QUESTION_MARK) return null;
    this.at = end;
    return this.predicate(start);
  }

  private or(): Divider | null {
    const opens = this.skipWord(' ') ? this.namedPredicate() : null;
    return opens && { tag: 'or', opens };
  }

  private condition(): Statement | null {
    if (!this.skipBlanks()) return null;
    const predicate = this.namedPredicate();
    if (predicate) return predicate;
    const paths: Path[] = [];
    const operators: ('&&' | '||')[] = [];
    for (;;) {
      const path = this.path();
      if (!path) return null;
      paths.push(path);
      this.skipBlanks();
      if (this.isAtEnd()) return [Op.if, this.brace, paths, operators, [], []];
      const code = this.next();
      if (code !== this.source.charCodeAt(this.at + 1) || (code !== AND && code !== BAR)) return null;
      operators.push(code === AND ? '&&' : '||');
      this.at += 2;
      this.skipBlanks();
    }
  }

  private include(): Statement | null {
    if (this.next() !== SPACE || this.at + 1 === this.close) return null;
    const [name = '', ...args] = splitArguments(this.source, this.at, this.close);
    return [Op.include, this.brace, name, args.includes('output')];
  }
}
