/** Parses a template into its instruction tree; what cannot be read stays text, what does not fit is an error value. */
import { type ErrorType, lineStarts, messages, position, type TemplateError } from './errors.ts';
import { type Block, type FormatterCall, type Instruction, Op } from './instructions.ts';
import { type Divider, type Statement, TagReader } from './statement.ts';

/** What the parser must know about the names in use. */
export interface KnownNames {
  formatters: ReadonlyMap<string, unknown>;
  predicates: ReadonlyMap<string, unknown>;
  /** Keep the source text of a variable with an unknown formatter, as the reference engine does. */
  compat: boolean;
  /** Hears of what stands behind a brace and is no tag; not closed: up to the next brace. */
  onText?: (text: string, at: number, isClosed: boolean) => void;
}

export interface ParseResult {
  body: Block;
  errors: TemplateError[];
}

/** Blocks deeper than this are left out, so that rendering never runs out of stack. */
export const MAX_BLOCK_DEPTH = 200;

type BlockInstruction = Exclude<Instruction, string>;

/** An open block: `target` is the list that collects instructions now, `part` says which of the block's lists. */
interface OpenBlock {
  instruction: BlockInstruction;
  target: Block;
  part: 'body' | 'between' | 'or';
  /** Opened by `.or name?`: closes with the `.end` of the block around it. */
  chained: boolean;
}

/** The blocks: how they are called, and where in the instruction the list stands that `.or` may divide from the next. */
const BLOCKS: Partial<Record<number, [word: string, body: number]>> = {
  [Op.section]: ['section', 3],
  [Op.repeated]: ['repeated section', 3],
  [Op.predicate]: ['', 4],
  [Op.if]: ['if', 4],
  [Op.macro]: ['macro', 3],
};

function tagName(instruction: BlockInstruction): string {
  const word = instruction[0] === Op.predicate ? instruction[2] : BLOCKS[instruction[0]]?.[0];
  return `{.${word}}`;
}

/** The list of a block that it begins with, or the one of its `.or`; undefined where there is none. */
function listOf(instruction: BlockInstruction, isOtherwise: boolean): Block | undefined {
  const block = BLOCKS[instruction[0]];
  return block ? (instruction[block[1] + Number(isOtherwise)] as Block | undefined) : undefined;
}

class Parser {
  readonly root: Block = [];
  readonly errors: TemplateError[] = [];
  private readonly open: OpenBlock[] = [];
  private target: Block = this.root;
  /** Blocks beyond the depth limit that still wait for their `.end`. */
  private skipped = 0;
  private lines: number[] | null = null;
  private readonly reader: TagReader;

  constructor(
    private readonly source: string,
    private readonly known: KnownNames,
  ) {
    this.reader = new TagReader(source);
  }

  parse(): void {
    const { source } = this;
    let from = 0;
    let close = -1;
    let brace = source.indexOf('{');
    let isInBrace = false;
    while (brace !== -1) {
      const isComment = source.charCodeAt(brace + 1) === 35 && source.charCodeAt(brace + 2) === 35;
      // The reference engine knows comments of several lines only where no brace is open before them.
      if (isComment && !(isInBrace && this.known.compat)) {
        const end = this.comment(from, brace);
        from = end;
        isInBrace = false;
        brace = source.indexOf('{', end);
        continue;
      }
      if (close < brace) close = source.indexOf('}', brace + 1);
      if (close === -1) {
        this.known.onText?.(source.slice(brace + 1), brace, false);
        break;
      }
      const next = source.indexOf('{', brace + 1);
      // A brace inside a tag makes it text; the inner brace may begin a tag.
      isInBrace = next !== -1 && next < close;
      if (isInBrace) this.known.onText?.(source.slice(brace + 1, next), brace, false);
      else if (this.tag(from, brace, close)) from = close + 1;
      brace = next;
    }
    this.text(source.slice(from));
    for (const block of this.open.reverse()) {
      this.error('assembler', messages.unclosedBlock(tagName(block.instruction)), block.instruction[1]);
    }
  }

  /** Skips `{## … ##}` and returns where the text goes on. */
  private comment(from: number, brace: number): number {
    this.text(this.source.slice(from, brace));
    const end = this.source.indexOf('##}', brace + 3);
    if (end !== -1) return end + 3;
    this.error('parse', messages.unclosedComment(), brace);
    return this.source.length;
  }

  /** Takes in what stands between two braces, if it is a tag. */
  private tag(from: number, brace: number, close: number): boolean {
    const isComment = this.source.charCodeAt(brace + 1) === 35;
    const statement = isComment ? null : this.reader.read(brace, close);
    if (!isComment && statement === null) {
      this.known.onText?.(this.source.slice(brace + 1, close), brace, true);
      return false;
    }
    this.text(this.source.slice(from, brace));
    if (statement !== null) this.statement(statement, brace, close);
    return true;
  }

  private text(text: string): void {
    if (text !== '' && this.skipped === 0) this.target.push(text);
  }

  private error(type: ErrorType, message: string, at: number): void {
    this.lines ??= lineStarts(this.source);
    this.errors.push({ type, message, ...position(this.lines, at) });
  }

  private statement(statement: Statement, at: number, close: number): void {
    if (typeof statement === 'string') this.text(statement);
    else if (!Array.isArray(statement)) this.divide(statement, at);
    else {
      const body = listOf(statement, false);
      if (body) this.openBlock(statement, body, at);
      else if (this.skipped === 0) this.simple(statement, at, close);
    }
  }

  private simple(statement: BlockInstruction, at: number, close: number): void {
    const formatters =
      statement[0] === Op.variable ? statement[3] : statement[0] === Op.var ? statement[4] : undefined;
    if (!formatters || this.areKnown(formatters, at)) this.target.push(statement);
    else if (this.known.compat) this.text(this.source.slice(at, close + 1));
  }

  private areKnown(formatters: FormatterCall[], at: number): boolean {
    for (const call of formatters) {
      if (this.known.formatters.has(call[0])) continue;
      this.error('parse', messages.unknownFormatter(call[0]), at);
      return false;
    }
    return true;
  }

  private divide({ tag, opens }: Divider, at: number): void {
    if (this.skipped > 0) this.skipped -= tag === 'end' ? 1 : 0;
    else if (tag === 'end') this.end(at);
    else if (tag === 'or') this.or(opens, at);
    else this.between(at);
  }

  private openBlock(instruction: BlockInstruction, body: Block, at: number, chained = false): void {
    if (this.skipped > 0 || this.open.length >= MAX_BLOCK_DEPTH) {
      if (this.skipped === 0) this.error('assembler', messages.tooDeep(MAX_BLOCK_DEPTH), at);
      this.skipped++;
      return;
    }
    if (instruction[0] === Op.predicate && !this.known.predicates.has(instruction[2])) {
      this.error('parse', messages.unknownPredicate(instruction[2]), at);
    }
    this.target.push(instruction);
    this.target = body;
    this.open.push({ instruction, target: body, part: 'body', chained });
  }

  private end(at: number): void {
    let block = this.open.pop();
    if (!block) this.error('assembler', messages.notInBlock('{.end}'), at);
    while (block?.chained) block = this.open.pop();
    this.target = this.open.at(-1)?.target ?? this.root;
  }

  /** Why an `.or` does not fit here. */
  private problemWithOr(block: OpenBlock | undefined, tag: string): string {
    if (!block) return messages.notInBlock(tag);
    return block.part === 'or'
      ? messages.neverRuns(tag)
      : messages.notAllowedIn(tag, tagName(block.instruction));
  }

  private or(predicate: Divider['opens'], at: number): void {
    const block = this.open.at(-1);
    const tag = predicate ? `{.or ${predicate[2]}}` : '{.or}';
    const otherwise = block && block.part !== 'or' ? listOf(block.instruction, true) : undefined;
    if (!block || !otherwise) {
      this.error('assembler', this.problemWithOr(block, tag), at);
      return;
    }
    block.part = 'or';
    block.target = otherwise;
    if (predicate && this.open.length >= MAX_BLOCK_DEPTH) {
      this.error('assembler', messages.tooDeep(MAX_BLOCK_DEPTH), at);
      block.target = [];
    }
    this.target = block.target;
    if (predicate && this.open.length < MAX_BLOCK_DEPTH) this.openBlock(predicate, predicate[4], at, true);
  }

  private between(at: number): void {
    const block = this.open.at(-1);
    const tag = '{.alternates with}';
    if (block?.instruction[0] === Op.repeated && block.part === 'body') {
      block.part = 'between';
      block.target = block.instruction[5];
      this.target = block.target;
      return;
    }
    const problem = block ? messages.notAllowedIn(tag, tagName(block.instruction)) : messages.notInBlock(tag);
    this.error('assembler', problem, at);
  }
}

/** Parses a template. Never throws for bad input: errors are listed, and the rest of the template is kept. */
export function parse(source: string, known: KnownNames): ParseResult {
  const parser = new Parser(source, known);
  parser.parse();
  return { body: parser.root, errors: parser.errors };
}
