/** The instruction tree a template is parsed into: plain arrays, so that it is its own precompiled JSON form. */
import type { Path } from './path.ts';

/** What an instruction does; the first element of its array. The numbers are part of the precompiled form. */
export const Op = {
  variable: 1,
  section: 2,
  repeated: 3,
  predicate: 4,
  if: 5,
  var: 6,
  ctx: 7,
  inject: 8,
  macro: 9,
  include: 10,
  eval: 11,
} as const;

/** A list of instructions; text stands for itself. */
export type Block = Instruction[];

/** A formatter of a chain: its name and its arguments. */
export type FormatterCall = [name: string, args: string[]];

/** The second element of each instruction is its offset in the source, for error messages. */
export type Instruction =
  | string
  | [op: typeof Op.variable, at: number, paths: Path[], formatters: FormatterCall[]]
  | [op: typeof Op.section, at: number, path: Path, body: Block, otherwise: Block]
  | [op: typeof Op.repeated, at: number, path: Path, body: Block, otherwise: Block, between: Block]
  | [op: typeof Op.predicate, at: number, name: string, args: string[], body: Block, otherwise: Block]
  | [op: typeof Op.if, at: number, paths: Path[], operators: ('&&' | '||')[], body: Block, otherwise: Block]
  | [op: typeof Op.var, at: number, name: string, paths: Path[], formatters: FormatterCall[]]
  | [op: typeof Op.ctx, at: number, name: string, members: [key: string, path: Path][]]
  | [op: typeof Op.inject, at: number, name: string, from: string]
  | [op: typeof Op.macro, at: number, name: string, body: Block]
  | [op: typeof Op.include, at: number, name: string, output: boolean]
  | [op: typeof Op.eval, at: number, expression: string];

/** A precompiled template as JSON: `lines` holds the offset at which each line of the source starts. */
export interface PrecompiledTemplate {
  version: 1;
  lines: number[];
  body: Block;
}
