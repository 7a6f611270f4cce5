/** Puts the tokens of an expression into the order in which they are worked out (operands first). */
import { BINARY, FUNCTIONS, type Operator, UNARY } from './operators.ts';
import { ExpressionError, type Token, tokenize } from './tokens.ts';

/** A step of the evaluation; `arguments` marks where those of a function begin. */
export type Step =
  | Extract<Token, { kind: 'value' | 'path' }>
  | { kind: 'operator'; operator: Operator }
  | { kind: 'call'; name: string }
  | { kind: 'arguments' };

/** Statements, separated by `;` in the source. */
export type Program = Step[][];

type Pending = Step | { kind: '(' };

const MAX_CACHED_PROGRAMS = 200;
const cache = new Map<string, Program | ExpressionError>();

/** Parses an expression; throws an `ExpressionError` for what cannot be read, which is remembered as well. */
export function parseExpression(source: string, maxTokens: number): Program {
  const key = `${maxTokens} ${source}`;
  let program = cache.get(key);
  if (!program) {
    program = read(source, maxTokens);
    if (cache.size >= MAX_CACHED_PROGRAMS) cache.clear();
    cache.set(key, program);
  }
  if (program instanceof ExpressionError) throw program;
  return program;
}

function read(source: string, maxTokens: number): Program | ExpressionError {
  try {
    return arrange(tokenize(source, (name) => Object.hasOwn(FUNCTIONS, name), maxTokens));
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
}

function arrange(tokens: Token[]): Program {
  const program: Program = [];
  let steps: Step[] = [];
  const pending: Pending[] = [];
  let previous: Token | null = null;

  /** Moves what waits on the stack to the output, down to an opening parenthesis. */
  const flush = (): boolean => {
    for (let top = pending.pop(); top; top = pending.pop()) {
      if (top.kind === '(') {
        pending.push(top);
        return true;
      }
      steps.push(top);
    }
    return false;
  };
  const endStatement = () => {
    if (flush()) throw new ExpressionError('Mismatched operator found: left paren');
    if (steps.length > 0) program.push(steps);
    steps = [];
  };

  for (const token of tokens) {
    switch (token.kind) {
      case 'value':
      case 'path':
        steps.push(token);
        break;
      case 'function':
        steps.push({ kind: 'arguments' });
        pending.push({ kind: 'call', name: token.name });
        break;
      case '(':
        pending.push(token as { kind: '(' });
        break;
      case ')':
        if (!flush()) throw new ExpressionError('Mismatched operator found: right paren');
        pending.pop();
        if (pending.at(-1)?.kind === 'call') steps.push(pending.pop() as Step);
        break;
      case ',':
        flush();
        break;
      case ';':
        endStatement();
        break;
      case 'operator':
        pushOperator(operatorFor(token.sign, previous), pending, steps);
        break;
    }
    previous = token;
  }
  endStatement();
  return program;
}

function operatorFor(sign: string, previous: Token | null): Operator {
  const isPrefix =
    previous === null || previous.kind === 'operator' || ['(', ',', ';'].includes(previous.kind);
  const operator = (isPrefix ? UNARY[sign] : undefined) ?? BINARY[sign] ?? UNARY[sign];
  if (!operator) throw new ExpressionError(`Unexpected operator ${sign}`);
  return operator;
}

function pushOperator(operator: Operator, pending: Pending[], steps: Step[]): void {
  for (let top = pending.at(-1); top?.kind === 'operator'; top = pending.at(-1)) {
    const binds = operator.rightToLeft
      ? top.operator.precedence > operator.precedence
      : top.operator.precedence >= operator.precedence;
    if (operator.operands === 1 || !binds) break;
    steps.push(top);
    pending.pop();
  }
  pending.push({ kind: 'operator', operator });
}
