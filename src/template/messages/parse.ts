/** Parses messages with arguments: `{0} of {name}`, `{count plural one{# day} other{# days}}`, `{0 money style:short}`. */

/** A piece of a message; `#` stands for the argument of the plural or select around it. */
export type MessagePart =
  | string
  | { kind: 'hash' }
  | { kind: 'argument'; names: string[] }
  | {
      kind: 'choice';
      names: string[];
      type: 'plural' | 'selectordinal' | 'select';
      offset: number;
      cases: Case[];
    }
  | { kind: 'format'; names: string[]; formatter: string; options: string[] };

export interface Case {
  key: string;
  message: MessagePart[];
}

/** Messages inside cases of messages: deeper ones are left out. */
const MAX_DEPTH = 20;

/** How many parsed messages are kept (behaviour/template#limits). */
const MAX_CACHED_MESSAGES = 100;
const cache = new Map<string, MessagePart[]>();

/** Parses a message; what is not a complete placeholder stays text. */
export function parseMessage(source: string): MessagePart[] {
  let parts = cache.get(source);
  if (!parts) {
    parts = new MessageParser(source).message(0, false);
    if (cache.size >= MAX_CACHED_MESSAGES) cache.clear();
    cache.set(source, parts);
  }
  return parts;
}

const CHOICES = new Set(['plural', 'selectordinal', 'select']);

class MessageParser {
  private at = 0;

  constructor(private readonly source: string) {}

  /** A message up to the end, or inside a case up to its closing brace. */
  message(depth: number, isCase: boolean): MessagePart[] {
    const parts: MessagePart[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') parts.push(text);
      text = '';
    };
    while (this.at < this.source.length) {
      const character = this.source[this.at]!;
      if (character === '}' && isCase) break;
      if (character === "'") text += this.quoted();
      else if (character === '{') {
        const start = this.at;
        const placeholder = this.placeholder(depth);
        if (placeholder) {
          flush();
          parts.push(placeholder);
        } else {
          text += this.source.slice(start);
          this.at = this.source.length;
        }
      } else if (character === '#' && isCase) {
        flush();
        parts.push({ kind: 'hash' });
        this.at++;
      } else {
        text += character;
        this.at++;
      }
    }
    flush();
    return parts;
  }

  /** Text in quotes is taken as it is; two quotes are one. */
  private quoted(): string {
    const { source } = this;
    if (source[this.at + 1] === "'") {
      this.at += 2;
      return "'";
    }
    const end = source.indexOf("'", this.at + 1);
    const text = source.slice(this.at + 1, end === -1 ? undefined : end);
    this.at = end === -1 ? source.length : end + 1;
    return text;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private skipSpace(): void {
    this.take(/[\s,]*/y);
  }

  private placeholder(depth: number): MessagePart | null {
    this.at++;
    this.skipSpace();
    const names = this.take(/[^\s,{}]*/y).split(';');
    this.skipSpace();
    const type = this.take(/[^\s,{}]*/y);
    const part = CHOICES.has(type)
      ? this.choice(names, type as 'plural', depth)
      : this.simple(names, type, this.options());
    this.skipSpace();
    if (this.source[this.at] !== '}') return null;
    this.at++;
    return part;
  }

  private simple(names: string[], formatter: string, options: string[]): MessagePart {
    return formatter === '' ? { kind: 'argument', names } : { kind: 'format', names, formatter, options };
  }

  private options(): string[] {
    const options: string[] = [];
    for (;;) {
      this.skipSpace();
      const option = this.take(/[^\s,{}]+/y);
      if (option === '') return options;
      options.push(option);
    }
  }

  private choice(names: string[], type: 'plural' | 'selectordinal' | 'select', depth: number): MessagePart {
    const cases: Case[] = [];
    let offset = 0;
    for (;;) {
      this.skipSpace();
      const key = this.take(/[^\s,{}]+/y);
      if (key === '') break;
      if (key.startsWith('offset:')) {
        offset = Number.parseInt(key.slice(7), 10) || 0;
        continue;
      }
      this.skipSpace();
      if (this.source[this.at] !== '{') break;
      this.at++;
      const message = depth < MAX_DEPTH ? this.message(depth + 1, true) : [];
      if (this.source[this.at] !== '}') break;
      this.at++;
      cases.push({ key, message });
    }
    return { kind: 'choice', names, type, offset, cases };
  }
}
