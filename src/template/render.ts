/** Runs an instruction tree against data. */

import { isTruthy, type Value } from '../domain/template-value.ts';
import { type Context, FORMATTER_STEPS, LimitReached, MAX_OPEN_BLOCKS } from './context.ts';
import { messages } from './errors.ts';
import { evaluate } from './expression/evaluate.ts';
import { type Block, type FormatterCall, type Instruction, Op } from './instructions.ts';
import type { Path } from './path.ts';
import { outputText } from './values.ts';

/** Runs a block; what it writes is in `context.output`. */
export function run(block: Block, context: Context): void {
  if (block.length === 0) return;
  if (context.level >= MAX_OPEN_BLOCKS) {
    context.error(messages.tooDeep(MAX_OPEN_BLOCKS));
    return;
  }
  const { frame } = context;
  const level = ++context.level;
  let at = 0;
  while (at < block.length) {
    try {
      for (; at < block.length; at++) {
        const instruction = block[at]!;
        if (typeof instruction === 'string') context.write(instruction);
        else {
          context.at = instruction[1];
          context.step();
          runInstruction(instruction, context);
        }
      }
    } catch (error) {
      // Data of a script may throw when it is read: only the instruction that read it is left out.
      fail('reading the data', error, context);
      Object.assign(context, { frame, level });
      at++;
    }
  }
  context.level = level - 1;
}

function runInstruction(instruction: Exclude<Instruction, string>, context: Context): void {
  switch (instruction[0]) {
    case Op.variable:
      context.write(outputText(format(instruction[2], instruction[3], context, true), context));
      break;
    case Op.section:
      runSection(instruction[2], instruction[3], instruction[4], context);
      break;
    case Op.repeated:
      runRepeated(instruction, context);
      break;
    case Op.predicate:
      run(test(instruction[2], instruction[3], context) ? instruction[4] : instruction[5], context);
      break;
    case Op.if:
      run(condition(instruction[2], instruction[3], context) ? instruction[4] : instruction[5], context);
      break;
    case Op.var:
      // Not standing on the value: `{.var @x table|get @.id}` means the item around.
      context.setVariable(instruction[2], format(instruction[3], instruction[4], context, false));
      break;
    case Op.ctx: {
      // A null prototype: a member called __proto__ is a name like any other.
      const members: Record<string, Value> = Object.create(null);
      for (const [key, path] of instruction[3]) members[key] = context.resolve(path) ?? null;
      context.setVariable(instruction[2], members);
      break;
    }
    case Op.inject: {
      const from = instruction[3];
      const { injects } = context.settings;
      context.setVariable(instruction[2], Object.hasOwn(injects, from) ? injects[from] : undefined);
      break;
    }
    case Op.macro:
      context.setMacro(instruction[2], instruction[3]);
      break;
    case Op.include:
      runInclude(instruction[2], instruction[3], context);
      break;
    case Op.eval:
      if (context.settings.expressions) context.write(evaluate(instruction[2], context));
      break;
  }
}

function runSection(path: Path, body: Block, otherwise: Block, context: Context): void {
  const value = context.resolveHere(path);
  context.push(value);
  run(isTruthy(value) ? body : otherwise, context);
  context.pop();
}

function runRepeated(
  instruction: Extract<Instruction, [typeof Op.repeated, ...unknown[]]>,
  context: Context,
): void {
  // By position: taking a tuple apart walks an iterator.
  const path = instruction[2];
  const body = instruction[3];
  const otherwise = instruction[4];
  const between = instruction[5];
  const items = context.resolveHere(path);
  if (!Array.isArray(items) || items.length === 0) {
    run(otherwise, context);
    return;
  }
  // The list is a level of its own: `{0}` inside is its first item, and it knows the index.
  context.push(items);
  const list = context.frame;
  for (let index = 0; index < items.length; index++) {
    context.step();
    list.index = index;
    context.push(items[index]);
    run(body, context);
    // Still inside the item that comes before: its values and its index are the ones in sight.
    if (between.length > 0 && index < items.length - 1) run(between, context);
    context.pop();
  }
  context.pop();
}

function runInclude(name: string, output: boolean, context: Context): void {
  if (!context.settings.includes) return;
  const written = context.capture(() => context.runPartial(name));
  if (output) context.write(written);
}

/** Left to right, no precedence: the first operator whose two sides settle it ends the whole condition. */
function condition(paths: Path[], operators: ('&&' | '||')[], context: Context): boolean {
  let answer = isTruthy(context.resolve(paths[0]!));
  for (let at = 0; at < operators.length; at++) {
    const right = isTruthy(context.resolve(paths[at + 1]!));
    const isOr = operators[at] === '||';
    answer = isOr ? answer || right : answer && right;
    if (answer === isOr) return answer;
  }
  return answer;
}

function test(name: string, args: readonly string[], context: Context): boolean {
  const predicate = context.predicates.get(name);
  if (!predicate) return false;
  const { frame, level } = context;
  try {
    return predicate(args, context);
  } catch (error) {
    fail(`predicate "${name}"`, error, context);
    Object.assign(context, { frame, level });
    return false;
  }
}

const NO_VALUES: Value[] = [];

/** The value of variables after their formatters, which stand on the first one if `standing`. */
function format(paths: Path[], formatters: FormatterCall[], context: Context, standing: boolean): Value {
  let value = context.resolve(paths[0]!);
  if (formatters.length === 0) return value;
  const values = paths.length === 1 ? NO_VALUES : paths.map((path) => context.resolve(path));
  const { frame, level } = context;
  // The reference engine leaves out a level where no value was put upon it.
  const around = standing || !context.settings.compat ? frame : (frame.parent ?? frame);
  if (standing && value !== frame.value) context.push(value);
  for (let at = 0; at < formatters.length; at++) {
    const call = formatters[at]!;
    const name = call[0];
    const formatter = context.formatters.get(name);
    if (!formatter) {
      context.error(messages.unknownFormatter(name));
      context.frame = frame;
      return undefined;
    }
    context.values = values;
    context.around = around;
    context.step(FORMATTER_STEPS);
    context.stepOver(value);
    try {
      value = formatter(value, call[1], context);
    } catch (error) {
      fail(`formatter "${name}"`, error, context);
      Object.assign(context, { frame, level });
      return undefined;
    }
    // What it made of an object, the JSON of all data for one, says how much work that was.
    context.stepOver(value);
    if (values.length > 0) values[0] = value;
  }
  context.frame = frame;
  return value;
}

/** A bad part renders nothing and the rest renders; only a limit ends the whole rendering. */
function fail(what: string, error: unknown, context: Context): void {
  if (error instanceof LimitReached) throw error;
  context.error(messages.failed(what, error instanceof Error ? error.message : String(error)));
}
