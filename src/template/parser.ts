/** Parses a template into its instruction tree; what cannot be read stays text, what does not fit is an error value. */
import { type ErrorType, lineStarts, messages, position, type TemplateError } from './errors.ts';
import { type Block, type FormatterCall, type Instruction, Op } from './instructions.ts';
import { type BlockTag, readStatement, type Statement } from './statement.ts';

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

const TAG_NAMES: Partial<Record<number, string>> = {
  [Op.section]: '{.section}',
  [Op.repeated]: '{.repeated section}',
  [Op.predicate]: '{.predicate?}',
  [Op.if]: '{.if}',
  [Op.macro]: '{.macro}',
};

function tagName(instruction: BlockInstruction): string {
  return instruction[0] === Op.predicate ? `{.${instruction[2]}}` : (TAG_NAMES[instruction[0]] ?? '');
}

/** The list of a block's instruction that an `.or` opens. */
function otherwiseOf(instruction: BlockInstruction): Block | null {
  switch (instruction[0]) {
    case Op.section:
    case Op.repeated:
      return instruction[4];
    case Op.predicate:
    case Op.if:
      return instruction[5];
    default:
      return null;
  }
}

function bodyOf(instruction: BlockInstruction): Block {
  switch (instruction[0]) {
    case Op.section:
    case Op.repeated:
    case Op.macro:
      return instruction[3];
    case Op.predicate:
    case Op.if:
      return instruction[4];
    default:
      throw new TypeError('not a block');
  }
}

class Parser {
  readonly root: Block = [];
  readonly errors: TemplateError[] = [];
  private readonly open: OpenBlock[] = [];
  private target: Block = this.root;
  /** Blocks beyond the depth limit that still wait for their `.end`. */
  private skipped = 0;
  private lines: number[] | null = null;

  constructor(
    private readonly source: string,
    private readonly known: KnownNames,
  ) {}

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
    const tag = this.source.slice(brace + 1, close);
    const isComment = tag.charCodeAt(0) === 35;
    const statement = isComment ? null : readStatement(tag, brace);
    if (!isComment && statement === null) {
      this.known.onText?.(tag, brace, true);
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
    if (typeof statement === 'string') {
      this.text(statement);
    } else if (!Array.isArray(statement)) {
      this.block(statement, at);
    } else if (this.skipped === 0) {
      const formatters =
        statement[0] === Op.variable ? statement[3] : statement[0] === Op.var ? statement[4] : undefined;
      if (!formatters || this.areKnown(formatters, at)) this.target.push(statement);
      else if (this.known.compat) this.text(this.source.slice(at, close + 1));
    }
  }

  private areKnown(formatters: FormatterCall[], at: number): boolean {
    const unknown = formatters.find(([name]) => !this.known.formatters.has(name));
    if (unknown) this.error('parse', messages.unknownFormatter(unknown[0]), at);
    return !unknown;
  }

  private block(tag: BlockTag, at: number): void {
    if (tag.tag === 'open') this.openBlock(tag.instruction, at);
    else if (this.skipped > 0) this.skipped -= tag.tag === 'end' ? 1 : 0;
    else if (tag.tag === 'end') this.end(at);
    else if (tag.tag === 'or') this.or(tag.instruction, at);
    else this.between(at);
  }

  private openBlock(instruction: BlockInstruction, at: number, chained = false): void {
    if (this.skipped > 0 || this.open.length >= MAX_BLOCK_DEPTH) {
      if (this.skipped === 0) this.error('assembler', messages.tooDeep(MAX_BLOCK_DEPTH), at);
      this.skipped++;
      return;
    }
    if (instruction[0] === Op.predicate && !this.known.predicates.has(instruction[2])) {
      this.error('parse', messages.unknownPredicate(instruction[2]), at);
    }
    this.target.push(instruction);
    this.target = bodyOf(instruction);
    this.open.push({ instruction, target: this.target, part: 'body', chained });
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

  private or(instruction: BlockInstruction | null, at: number): void {
    const block = this.open.at(-1);
    const tag = instruction?.[0] === Op.predicate ? `{.or ${instruction[2]}}` : '{.or}';
    const otherwise = block && block.part !== 'or' ? otherwiseOf(block.instruction) : null;
    if (!block || !otherwise) {
      this.error('assembler', this.problemWithOr(block, tag), at);
      return;
    }
    block.part = 'or';
    block.target = otherwise;
    if (instruction && this.open.length >= MAX_BLOCK_DEPTH) {
      this.error('assembler', messages.tooDeep(MAX_BLOCK_DEPTH), at);
      block.target = [];
    }
    this.target = block.target;
    if (instruction && this.open.length < MAX_BLOCK_DEPTH) this.openBlock(instruction, at, true);
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
