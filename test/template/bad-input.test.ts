/** Hostile and broken input: an error value, bounded work, no way to a prototype. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_ERRORS, MAX_OPEN_BLOCKS, MAX_OUTPUT, MAX_STEPS } from '../../src/template/context.ts';
import { compile, formatters } from '../../src/template/index.ts';
import { MAX_BLOCK_DEPTH } from '../../src/template/parser.ts';

test('deeply nested blocks are left out beyond the limit, and the rest renders', () => {
  const depth = 100_000;
  const template = compile(`a${'{.section @}'.repeat(depth)}x${'{.end}'.repeat(depth)}b`);
  const { output } = template.render({ y: 1 });
  assert.equal(output, 'ab');
  assert.deepEqual(
    template.errors.map(({ message }) => message),
    [`blocks are nested deeper than ${MAX_BLOCK_DEPTH}`],
  );
});

test('a long chain of alternatives ends in an error, not in a stack overflow', () => {
  const template = compile(`{.equal? @ 0}0${'{.or equal? @ 1}1'.repeat(5000)}{.or}x{.end}y`);
  assert.match(template.render(7).output, /y$/);
  assert.ok(template.errors.some(({ message }) => message.includes('nested deeper')));
});

test('thousands of unclosed blocks are one error each', () => {
  assert.equal(compile('{.section a}'.repeat(100)).errors.length, 100);
});

test('partials that call themselves twice stop after the allowed steps', () => {
  const { errors, output } = compile('{@|apply p}').render(1, {
    partials: { p: '{.repeated section @}{.end}{@|apply p}{@|apply p}{@|apply p}{@|apply p}' },
  });
  assert.equal(output, '');
  assert.equal(errors.at(-1)?.message, `rendering stopped after ${MAX_STEPS} steps`);
});

/** Each costs far more than its number of instructions says, and took minutes while only those were counted. */
const COSTLY: Record<string, string> = {
  'an expression that cannot be read': `{.eval ${'('.repeat(300)}}`,
  'a long expression': `{.eval ${'1+'.repeat(450)}1}`,
  'a long text in an expression': '{.eval num(text)}',
  'a long text in a formatter': '{.var @x text|url-encode}',
  'a long list in a formatter': '{.var @x list|key-by id}',
  'an object with many members': '{.var @x members|count}',
  'the JSON of much data': '{.var @x list|json}',
  'a deep comparison': '{.equal? list copy}x{.end}',
  'a name that no section around has': `${'{.section @}'.repeat(190)}{missing}{@missing}${'{.end}'.repeat(190)}`,
};

for (const [what, source] of Object.entries(COSTLY)) {
  test(`${what}, over and over, stops after the allowed steps`, () => {
    const list = Array.from({ length: 5000 }, (_, id) => ({ id: `i${id}` }));
    const turns = Array.from({ length: 1500 }, () => 1);
    const data = {
      text: 'some "text" '.repeat(20_000),
      list,
      copy: structuredClone(list),
      members: Object.fromEntries(list.map((item) => [item.id, item])),
      turns: turns.map(() => ({ turns })),
    };
    const loop = `{.repeated section turns}{.repeated section turns}${source}{.end}{.end}`;
    const { errors } = compile(loop).render(data, { expressions: true });
    assert.equal(errors.at(-1)?.message, `rendering stopped after ${MAX_STEPS} steps`);
    // How much was let through, not how long it took: the machine may be busy.
    assert.ok(errors.length <= MAX_ERRORS + 2);
  });
}

test('a part that fails in a loop is listed up to the limit, then the list says that it is not all', () => {
  const list = Array.from({ length: 3 * MAX_ERRORS }, () => 1);
  const { errors, output } = compile('{.repeated section @}{@|apply gone}.{.end}').render(list);
  assert.equal(output, '.'.repeat(list.length));
  assert.equal(errors.length, MAX_ERRORS + 1);
  assert.equal(errors.at(-1)?.message, `more than ${MAX_ERRORS} errors: the others are left out`);
});

test('blocks of partials in partials are left out beyond the limit, and the rest renders', () => {
  const partial = `${'{.section @}'.repeat(190)}{.include p output}${'{.end}'.repeat(190)}`;
  const { errors, output } = compile('a{.include p output}b').render(
    { y: 1 },
    { includes: true, partials: { p: partial } },
  );
  assert.equal(output, 'ab');
  assert.deepEqual(
    errors.map(({ message }) => message),
    [`blocks are nested deeper than ${MAX_OPEN_BLOCKS}`],
  );
});

test('loops in loops stop after the allowed steps and keep what was written', () => {
  const list = Array.from({ length: 300 }, (_, index) => index);
  const source = '{.repeated section a}{.repeated section b}{.repeated section l}.{.end}{.end}{.end}';
  const inner = Array.from({ length: 300 }, () => ({ l: list }));
  const outer = Array.from({ length: 300 }, () => ({ b: inner }));
  const { output, errors } = compile(source).render({ a: outer });
  assert.ok(output.length > 1_000_000);
  assert.equal(errors.at(-1)?.message, `rendering stopped after ${MAX_STEPS} steps`);
});

test('output stops at its limit', () => {
  const list = Array.from({ length: 200 }, () => 'x'.repeat(1_000_000));
  const { output, errors } = compile('{.repeated section a}{@}{.end}').render({ a: list });
  assert.ok(output.length <= MAX_OUTPUT + 1_000_000);
  assert.equal(errors[0]?.message, `rendering stopped after ${MAX_OUTPUT} characters of output`);
});

test('10 MB of data renders in a bounded time', () => {
  const items = Array.from({ length: 20_000 }, (_, index) => ({ id: index, text: 'words '.repeat(80) }));
  assert.ok(JSON.stringify(items).length > 9_000_000);
  const started = process.cpuUsage();
  const { output, errors } = compile('{.repeated section items}{id}{text|html|truncate 10}{.end}').render({
    items,
  });
  const cpuMs = process.cpuUsage(started).user / 1000;
  assert.deepEqual(errors, []);
  assert.ok(output.length > 200_000);
  assert.ok(cpuMs < 20_000, `${cpuMs} ms`);
});

test('10 MB of template without a single tag parses in a bounded time', () => {
  const source = '{ not a tag '.repeat(900_000);
  assert.equal(compile(source).render({}).output, source);
});

test('data that holds itself is an error value or cut off', () => {
  const cyclic: Record<string, unknown> = { name: 'x', list: [] };
  cyclic.self = cyclic;
  (cyclic.list as unknown[]).push(cyclic.list, cyclic);
  const { output, errors } = compile('{name}{self.self.name}{@|json}{list}{.equal? self @}same{.end}').render(
    cyclic,
  );
  assert.match(output, /^xx/);
  assert.match(errors[0]?.message ?? '', /^formatter "json" failed: .*circular/i);
});

test('lists that are nested too deep, or hold themselves twice, are an error value', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 20_000; depth++) deep = [deep];
  assert.deepEqual(
    compile('{@}')
      .render(deep)
      .errors.map(({ message }) => message),
    ['lists are nested deeper than 32'],
  );
  const twice: unknown[] = [];
  twice.push(twice, twice);
  assert.ok(compile('{@}').render(twice).errors.length > 0);
});

/** Data of a script may be more than JSON: what throws when it is read is an error value, and the rest renders. */
const THROWING: Record<string, object> = {
  'a getter': Object.defineProperty({ b: 1 }, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('boom');
    },
  }),
  'a proxy': new Proxy(
    { a: 0, b: 1 },
    {
      get: (target, name) => {
        if (name === 'a') throw new Error('boom');
        return Reflect.get(target, name);
      },
    },
  ),
};

for (const [what, data] of Object.entries(THROWING)) {
  for (const tag of [
    '{a}',
    '{a|html}',
    '{.section a}{.end}',
    '{.repeated section a}{.end}',
    '{.if b && a}{.end}',
    '{.equal? a 1}{.end}',
    '{.var @v a}',
    '{.ctx @v x=a}',
    '{.eval a}',
    '{@|json}',
    '{.section @}{.section b}{@|apply p}{.end}{.end}',
  ]) {
    test(`${what} that throws in ${tag} is an error value, and the rest renders`, () => {
      const { output, errors } = compile(`x${tag}{b}`).render(data, {
        expressions: true,
        partials: { p: '{a}' },
      });
      assert.equal(output, 'x1');
      assert.equal(errors.length, 1);
      assert.match(errors[0]!.message, /failed: boom$/);
    });
  }
}

test('paths end at own properties', () => {
  const source =
    '{constructor}{a.constructor.name}{toString}{list.length}{list.push}{text.length}' +
    '{.section constructor}x{.end}{a|get key}{a|get proto}{a|prop constructor name}{@|lookup key}';
  const data = { a: {}, list: [1], text: 'abc', key: 'constructor', proto: '__proto__' };
  assert.equal(compile(source).render(data).output, '');
});

test('names that begin with an underscore are no paths: they stay text', () => {
  assert.equal(compile('{__proto__}{a.__proto__.b}').render({ a: {} }).output, '{__proto__}{a.__proto__.b}');
});

test('names from templates never write to a prototype', () => {
  const source =
    '{.ctx @x constructor=a}{.var @constructor a}{.var @toString a}{list|key-by id|json}' +
    '{a|apply p __proto__=1 constructor=2}{.eval @constructor = 1}';
  const { output } = compile(source).render(
    { a: 1, list: [{ id: '__proto__' }, { id: 'constructor' }] },
    { partials: { p: '{@args.__proto__}{@args.constructor}' }, expressions: true },
  );
  assert.match(output, /"constructor":\{"id":"constructor"\}/);
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
  assert.equal(Object.keys(Object.prototype).length, 0);
});

test('partials and injects are own names only', () => {
  const { errors, output } = compile('{@|apply toString}{.inject @x constructor}[{@x}]').render(
    {},
    { partials: {}, injects: {} },
  );
  assert.equal(output, '[]');
  assert.equal(errors[0]?.message, 'partial "toString" not found');
});

test('hostile expressions are error values', () => {
  const sources = [
    '1'.repeat(100_000),
    `${'('.repeat(5000)}1`,
    `${'-'.repeat(900)}1`,
    '@x = "aaaaaaaaaa"; @x = @x + @x; @x = @x + @x',
    'a b c d @ @ @',
    '"unclosed',
    'max('.repeat(200),
    '9**9**9**9',
  ];
  for (const expression of sources) {
    const { output } = compile(`{.eval ${expression}}`).render({}, { expressions: true });
    assert.ok(output.length < 200_000, expression.slice(0, 40));
  }
});

test('an expression cannot grow a text without end', () => {
  const grow = '{.eval @x = @x + @x}'.repeat(60);
  const { errors } = compile(`{.eval @x = "0123456789"}${grow}{@x|count}`).render({}, { expressions: true });
  assert.match(errors[0]?.message ?? '', /maximum string length/);
});

test('expressions and includes do not run unless they are asked for', () => {
  const { output } = compile('{.eval 1}{.include p output}').render({}, { partials: { p: 'x' } });
  assert.equal(output, '');
});

for (const name of Object.keys(formatters)) {
  test(`${name} takes values and arguments of every type`, () => {
    const values = [
      undefined,
      null,
      true,
      0,
      -1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e300,
      '',
      'x',
      '{',
      [],
      [[]],
      {},
      { a: { b: [] } },
    ];
    const args = [
      '',
      ' ',
      ' x',
      ' 1',
      ' -1 -1',
      ' 1e99',
      ' __proto__',
      ' a b c d',
      ':|',
      ' %',
      ' yMMMd',
      ' style:short',
      ' date:x',
    ];
    for (const value of values) {
      for (const argument of args) {
        for (const locale of ['en', null, 'not a locale']) {
          const template = compile(`[{@|${name}${argument}}][{@, @|${name}${argument}}]`);
          const { output } = template.render(value, { locale, now: 0 });
          assert.equal(typeof output, 'string');
          assert.ok(!/native code/.test(output), output);
        }
      }
    }
  });
}
