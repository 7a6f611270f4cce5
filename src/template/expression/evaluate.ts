/** Works out an expression of `{.eval}` against the data. */

import type { Value } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { messages } from '../errors.ts';
import { FUNCTIONS, isScalar, type Operator, type Scalar } from './operators.ts';
import { type Program, parseExpression, type Step } from './parse.ts';
import { ExpressionError } from './tokens.ts';

/** A marker on the stack: the arguments of a function begin here. */
const ARGUMENTS = Symbol('arguments');

/** A path that is not resolved yet, so that an assignment can name its target. */
type Operand = Value | typeof ARGUMENTS | Extract<Step, { kind: 'path' }>;

/**
 * The text an expression writes; assignments write nothing. A bad expression is an error of the context and writes
 * nothing. A `#` in front shows the steps as well.
 */
export function evaluate(source: string, context: Context): string {
  const isTrace = source.startsWith('#');
  const expression = isTrace ? source.slice(1).trim() : source;
  const { maxTokens } = context.settings;
  let trace = isTrace ? 'EVAL=[]' : '';
  // Reading and working it out is at most one thing to do for each character.
  context.step(expression.length);
  try {
    const program = parseExpression(expression, maxTokens);
    if (isTrace) trace = `EVAL=[${program.map(describe).join(', ')}]`;
    const result = runProgram(program, context);
    if (result === undefined) return trace;
    return `${trace}${isTrace ? ' -> ' : ''}${result === null ? '' : String(result)}`;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    context.error(messages.expression(expression, error.message));
    return trace;
  }
}

/** The value of the last statement. Variables are set when all of it has been worked out, and not one otherwise. */
function runProgram(program: Program, context: Context): Value {
  const { frame } = context;
  context.push(frame.value);
  try {
    let result: Value;
    for (const statement of program) result = runStatement(statement, context);
    for (const [name, value] of context.frame.variables ?? []) frame.setVariable(name, value);
    return result;
  } finally {
    context.frame = frame;
  }
}

/** The statement's value: what is left on top. Undefined for an assignment. */
function runStatement(steps: Program[number], context: Context): Value {
  const stack: Operand[] = [];
  for (const step of steps) {
    switch (step.kind) {
      case 'value':
        stack.push(step.value);
        break;
      case 'path':
        stack.push(step);
        break;
      case 'arguments':
        stack.push(ARGUMENTS);
        break;
      case 'call':
        stack.push(call(step.name, stack, context));
        break;
      case 'operator':
        if (!step.operator.apply) return assign(step.operator, stack, context);
        stack.push(operate(step.operator, stack, context));
        break;
    }
  }
  const result = resolve(stack.pop(), context);
  if (!isScalar(result) || typeof result === 'symbol') {
    throw new ExpressionError('Reduce error: unexpected token on stack');
  }
  return result;
}

function resolve(operand: Operand, context: Context): Value {
  if (typeof operand === 'object' && operand !== null && (operand as { kind?: unknown }).kind === 'path') {
    const { path } = operand as Extract<Step, { kind: 'path' }>;
    return context.resolve(path) ?? null;
  }
  return operand;
}

/** Takes the next operand off the stack. Undefined if it is missing or not a scalar. */
function takeScalar(stack: Operand[], context: Context): Scalar | undefined {
  const value = resolve(stack.pop(), context);
  context.stepOver(value);
  return isScalar(value) && typeof value !== 'symbol' ? value : undefined;
}

function operate(operator: Operator, stack: Operand[], context: Context): Value {
  const right = takeScalar(stack, context);
  if (operator.operands === 1) return right === undefined ? undefined : operator.apply!(right, null);
  const left = takeScalar(stack, context);
  if (left === undefined || right === undefined) {
    throw new ExpressionError(`Invalid arguments to operator ${operator.name}`);
  }
  const result = operator.apply!(left, right);
  const limit = context.settings.maxStringLength;
  if (typeof result === 'string' && limit > 0 && result.length > limit) {
    throw new ExpressionError(`Concatenation would exceed maximum string length ${limit}`);
  }
  return result;
}

function call(name: string, stack: Operand[], context: Context): Value {
  const args: Scalar[] = [];
  while (stack.length > 0 && stack.at(-1) !== ARGUMENTS) {
    const value = takeScalar(stack, context);
    if (value === undefined) throw new ExpressionError(`Error calling function ${name}`);
    args.unshift(value);
  }
  stack.pop();
  if (args.length === 0) throw new ExpressionError(`Error calling function ${name}`);
  return FUNCTIONS[name]!(args);
}

function assign(operator: Operator, stack: Operand[], context: Context): undefined {
  const value = takeScalar(stack, context);
  const target = stack.pop();
  const path = (target as Extract<Step, { kind: 'path' }> | undefined)?.path;
  const name = path?.length === 1 ? String(path[0]) : '';
  if (value === undefined || !/^@./.test(name)) {
    throw new ExpressionError(`Invalid arguments to operator ${operator.name}`);
  }
  context.setVariable(name, value);
}

function describe(steps: Step[]): string {
  return `[${steps.map(describeStep).join(' ')}]`;
}

function describeStep(step: Step): string {
  switch (step.kind) {
    case 'value':
      return typeof step.value === 'string' ? JSON.stringify(step.value) : String(step.value);
    case 'path':
      return step.source;
    case 'operator':
      return `<${step.operator.name}>`;
    case 'call':
      return `${step.name}()`;
    case 'arguments':
      return '<args>';
  }
}
