/** Random templates on random data for a bounded time: no exception, no hang, no way to a prototype. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, formatters, predicates } from '../../src/template/index.ts';
import { type Random, randomFrom } from './difference/random.ts';

/** How long the fuzz runs; `SQS_FUZZ_MS` for more, `SQS_FUZZ_SEED` for a run that failed. */
const DURATION_MS = Number(process.env.SQS_FUZZ_MS ?? 5_000);
const SEED = Number(process.env.SQS_FUZZ_SEED ?? Date.now() % 2 ** 31);
/** One template, rendered twice, may take this much of the processor before it counts as a hang. */
const SLOWEST_CPU_MS = 15_000;

const LEAST_RUNS = 100;

const NAMES = [
  'a',
  'b.c',
  '@',
  '@index',
  '@x',
  'items',
  'items.0',
  'item',
  '__proto__',
  'constructor',
  'a.constructor.name',
  'prototype',
  'toString',
  'structuredContent',
  'variants',
  'website',
  'hasOwnProperty',
  '0',
];
const ARGUMENTS = [
  '',
  ' 1',
  ' a b',
  ' "x"',
  ':q:w',
  ' 99999999999',
  ' -1',
  ' NaN',
  ' %Y-%m-%d',
  ' yMMMd',
  ' style:short',
  ' p',
  ' p x=1',
  ' {',
  ' __proto__',
  ' constructor',
  ' minimumFractionDigits:99',
  ' date:full time:full',
  ' maximumFractionDigits:x',
];
const EXPRESSIONS = [
  '1+',
  '@x=@x+"aaaaaaaaaaaaaaaa"',
  '((((((1))))))',
  'max(1,2',
  '"\\u12"',
  '@__proto__=1',
  'a.b**9**9**9',
  '1/0;',
  `${'-'.repeat(500)}1`,
  '('.repeat(300),
  'constructor',
  'str(__proto__)',
  '~~~~a',
  '#max(a)',
];

function generator({ number: random, pick }: Random) {
  const formatterNames = Object.keys(formatters);
  const predicateNames = Object.keys(predicates);

  const part = (depth: number): string => {
    const inner = () =>
      depth > 4 ? 'x' : Array.from({ length: 1 + Math.floor(random() * 3) }, () => part(depth + 1)).join('');
    const end = () => (random() < 0.9 ? '{.end}' : '');
    switch (Math.floor(random() * 14)) {
      case 0:
        return `{${pick(NAMES)}}`;
      case 1:
      case 2:
      case 3:
        return `{${pick(NAMES)}|${pick(formatterNames)}${pick(ARGUMENTS)}${random() < 0.3 ? `|${pick(formatterNames)}` : ''}}`;
      case 4:
        return `{${pick(NAMES)}, ${pick(NAMES)}|${pick(formatterNames)}${pick(ARGUMENTS)}}`;
      case 5:
        return `{.section ${pick(NAMES)}}${inner()}{.or}${inner()}${end()}`;
      case 6:
        return `{.repeated section ${pick(NAMES)}}${inner()}{.alternates with}${inner()}${end()}`;
      case 7:
        return `{.${pick(predicateNames)}${pick(ARGUMENTS)}}${inner()}{.or ${pick(predicateNames)}}${inner()}${end()}`;
      case 8:
        return `{.if ${pick(NAMES)} ${pick(['&&', '||', '|', ''])} ${pick(NAMES)}}${inner()}${end()}`;
      case 9:
        return `{.var @x ${pick(NAMES)}|${pick(formatterNames)}${pick(ARGUMENTS)}}`;
      case 10:
        return `{.macro m}${inner()}{@|apply m}${end()}{${pick(NAMES)}|apply m}`;
      case 11:
        return `{.eval ${pick(EXPRESSIONS)}}`;
      case 12:
        return `{.include p output}{.ctx @x a=${pick(NAMES)}}{.inject @x i}`;
      default:
        return pick([
          '{',
          '}',
          '{##',
          '##}',
          '{#}',
          '{.end}',
          '{.or}',
          '\u{1f600}',
          '{.repeated section}',
          '{|}',
          '{@|}',
        ]);
    }
  };

  const value = (depth: number): unknown => {
    switch (Math.floor(random() * (depth > 3 ? 6 : 10))) {
      case 0:
        return null;
      case 1:
        return random() < 0.5;
      case 2:
        return pick([0, -1, 1.5, 1e21, 1e308, 8.64e15, 9e15, -1e15, 1582571080000, Number.MAX_SAFE_INTEGER]);
      case 3:
      case 4:
        return pick([
          '',
          '<b>"\'&',
          'x'.repeat(300),
          '10x20',
          '{0} {1 plural one{#} other{{0}}}',
          '\ud800',
          '2020',
          '#abc',
        ]);
      case 5:
        return pick([[], {}]);
      case 6:
        return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
      default:
        return JSON.parse(
          JSON.stringify(
            Object.fromEntries(
              [
                'a',
                'b',
                'c',
                'items',
                'item',
                'id',
                '__proto__',
                'constructor',
                'structuredContent',
                'variants',
                'priceMoney',
                'value',
                'website',
                'timeZone',
                'attributes',
                'productType',
                'subscriptionPlan',
                'billingPeriod',
                'location',
              ]
                .filter(() => random() < 0.4)
                .map((key) => [key, value(depth + 1)]),
            ),
          ),
        );
    }
  };

  return {
    template: () => Array.from({ length: 1 + Math.floor(random() * 6) }, () => part(0)).join(' '),
    value: () => value(0),
  };
}

test(`random templates on random data for ${DURATION_MS / 1000} s`, () => {
  const { template, value } = generator(randomFrom(SEED));
  const end = Date.now() + DURATION_MS;
  let runs = 0;
  // On a busy machine the time alone would try too little.
  while (Date.now() < end || runs < LEAST_RUNS) {
    const source = template();
    const data = value();
    const partials = { p: template(), q: template() };
    const seen = `seed ${SEED}, run ${runs}: ${JSON.stringify({ source, data, partials })}`;
    const started = process.cpuUsage();
    let output: string;
    try {
      const compiled = compile(source, { compat: runs % 2 === 0 });
      const options = { partials, injects: { i: data }, expressions: true, includes: true, now: 0 };
      output = compiled.render(data, options).output;
      const again = compile(JSON.parse(JSON.stringify(compiled)), { compat: runs % 2 === 0 });
      assert.equal(again.render(data, options).output, output, `the precompiled form differs; ${seen}`);
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}; ${seen}`);
    }
    const cpuMs = process.cpuUsage(started).user / 1000;
    assert.ok(cpuMs < SLOWEST_CPU_MS, `took ${cpuMs} ms; ${seen}`);
    assert.ok(!/native code|function Object/.test(output), `reached a prototype; ${seen}`);
    runs++;
  }
  assert.equal(Object.keys(Object.prototype).length, 0, 'Object.prototype was written to');
});
