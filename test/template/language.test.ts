/** The language by its statements: what each writes, and how it goes wrong. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compile, type RenderOptions } from '../../src/template/index.ts';

type Row = [template: string, json: unknown, output: string, options?: RenderOptions];

function table(name: string, rows: Row[]): void {
  describe(name, () => {
    for (const [template, json, output, options] of rows) {
      test(`${template} with ${JSON.stringify(json)}`, () => {
        const compiled = compile(template);
        const result = compiled.render(json, { expressions: true, includes: true, ...options });
        assert.equal(result.output, output);
        assert.deepEqual([...compiled.errors, ...result.errors], []);
      });
    }
  });
}

table('variables', [
  ['{a} {b.c} {d.1}', { a: 'x', b: { c: 2 }, d: [5, 6] }, 'x 2 6'],
  ['{a}{b}{c}', { a: null, b: {}, c: true }, 'true'],
  ['{a}', { a: [1, [2, 3], null] }, '1,2,3,null'],
  ['{@}', 5, '5'],
  ['{ a } {a b} {}', { a: 1 }, '{ a } {a b} {}'],
  ['<style>b{color:red}</style>', {}, '<style>b{color:red}</style>'],
  ['{{a}}', { a: 1 }, '{1}'],
]);

table('sections', [
  ['{.section a}{b}{c}{.end}', { a: { b: 1 }, c: 2 }, '12'],
  ['{.section a}x{.or}none{.end}', { a: 0 }, 'none'],
  ['{.section a}{.section b}x{.or}not from outside{.end}{.end}', { a: { c: 1 }, b: 2 }, 'not from outside'],
  ['{.repeated section a}{@index}{@}{.alternates with},{.end}', { a: ['x', 'y'] }, '1x,2y'],
  ['{.repeated section a}x{.or}none{.end}', { a: [] }, 'none'],
  [
    '{.repeated section a}{.repeated section b}{@index0}{.end}|{.end}',
    { a: [{ b: [1, 2] }, { b: [3] }] },
    '01|0|',
  ],
]);

table('predicates and conditions', [
  ['{.odd? a}1{.or even? a}2{.or}3{.end}', { a: 2 }, '2'],
  ['{.if a && b}y{.or}n{.end}', { a: 1, b: 0 }, 'n'],
  ['{.if a || b}y{.or}n{.end}', { a: 0, b: 1 }, 'y'],
  ['{.if a && b || c}y{.or}n{.end}', { a: 0, b: 0, c: 1 }, 'n'],
  ['{.if equal? a "x"}y{.end}', { a: 'x' }, 'y'],
]);

table('white space in tags', [
  ['{.if a }x{.end}', { a: 1 }, 'x'],
  ['{.if a\n&&\tb\n}x{.or}y{.end}', { a: 1, b: 0 }, 'y'],
  ['{.section\ta}{@}{.end}', { a: 1 }, '1'],
  ['{.repeated section \n a}{@}{.end}', { a: [1, 2] }, '12'],
  ['{.if\tequal? a 1}x{.end}', { a: 1 }, 'x'],
  ['{.eval\t1 + 1}', {}, '2'],
  ['{.ctx @x a=b\tc=d }{@x|json}', { b: 1, d: 2 }, '{"a":1,"c":2}'],
]);

const line = (words: string) =>
  `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">:</span> ${words}\n</div>`;

table('answers', [
  ['{@|summary-form-field}', { type: 'checkbox', value: false }, line('N/A')],
  ['{@|summary-form-field}', { type: 'checkbox', value: ['Bread', 'Tea'] }, line('Bread,Tea')],
  ['{@|summary-form-field}', { type: 'checkbox', value: [] }, line('N/A')],
  [
    '{@|summary-form-field}',
    { type: 'likert', values: { Rooms: 1 }, localizedStrings: { productAnswerMapAgree: '' } },
    line(
      '<div style="padding-left:5px;">\n  <div><span style="font-weight:bold;">Rooms:</span> Neutral</div>\n</div>',
    ),
  ],
]);

table('dates and amounts', [
  ['{@|datetime yMMMd hm}', 1582571080000, 'Feb 24, 2020, 2:04\u202fPM'],
  ['{@|datetime MMMM d y}', 1582571080000, 'February 24, 2020'],
  ['{@|datetime EEEE, MMMM d}', 1582571080000, 'Monday, February 24'],
  ['{m|format list}|{list}', { m: '{0}', list: [null, 1] }, ',1|null,1'],
  ['{m|message n}', { m: '{0 plural one{# day} other{# days}}', n: '1e3' }, '1000 days'],
  ['{@|datetime Ey}', 1582571080000, 'Mon, 2/24/2020'],
  ['{@|datetime EEEEMMMM}', 1582571080000, 'Monday, February 24'],
  ['{@|datetime yd}', 1582571080000, 'Feb 24, 2020'],
  ['{@|datetime EMs}', 1582571080000, 'Mon, 2/24, 04:40'],
  ['{@|datetime Msz}', 1582571080000, '2, 14:04:40 EST'],
  ['{@|datetime MMMMH}', 1582571080000, 'February, 14'],
  [
    '{a,b|datetime-interval yMMdd}',
    { a: 1580648395000, b: 1583448395000 },
    '02/02/2020\u2009–\u200903/05/2020',
  ],
  ['{@|decimal style:short}', 1_234_000_000_000_000, '1,234T'],
  ['{@|decimal style:long minInt:4}', 3, '0,003'],
  ['{@|decimal style:short minFrac:25}', 0, `0.${'0'.repeat(25)}`],
  ['{@|decimal style:short group:false}', 1_234_000_000_000_000, '1234T'],
  ['{@|datetime date:long time:short wrap:short}', 1582571080000, 'February 24, 2020, 2:04\u202fPM'],
  ['{@|decimal minSig}', 1234.5678, '1,234.5678'],
  ['{@|decimal minSig:0 minFrac:2}', 1234.5, '1,234.5'],
  ['{@|decimal minSig:2 minFrac:25}', 100, '100'],
  ['{@|decimal minSig minFrac:25}', 100, '100'],
  ['{@|decimal minSig:2 style:short}', 12345, '12K'],
  ['{@|decimal minSig:3 style:short}', 12000, '12.0K'],
  ['{@|decimal minSig:2 style:long}', 123456, '123 thousand'],
  ['{@|money minSig}', { value: '12.5', currency: 'USD' }, '$12.5'],
  ['{@|money minSig:3 style:short}', { value: '1234.5', currency: 'USD' }, '$1.23K'],
  ['{@|relative-time minSig}', 5_400_000, 'in 1.5 hours', { now: 0 }],
  ['{@|decimal minFrac:2}', 1234.5, '1234,50', { locale: 'es' }],
  ['{@|decimal minFrac:2}', 1234.5, '1234,50', { locale: 'pl' }],
  ['{@|decimal minFrac:2}', 1234.5, '1234,50', { locale: 'pt-PT' }],
  ['{@|decimal}', 12345.5, '12.345,5', { locale: 'es' }],
  ['{@|money}', { value: '1234.5', currency: 'EUR' }, '1234,50\u00a0€', { locale: 'es' }],
  ['{@|decimal no-group maxFrac:0 round:ceil}', 1234.2, '1235'],
  ['{@|decimal style:percent style:nope}', 0.5, '50%'],
  ['{@|message a}', '{0 plural other{# parts}}', '0 parts', { locale: 'en' }],
  ['{m|message a}', { m: '{0 plural other{# parts}}', a: '.5' }, '0.5 parts'],
  ['{m|message a}', { m: '{0 plural offset:1 one{# guest} other{# guests}}', a: '2.30' }, '1.30 guests'],
  ['{m|message a}', { m: '{0 plural offset:1 one{# guest} other{# guests}}', a: 0.7 }, '-0.3 guests'],
  ['{m|message a}', { m: '{0 plural offset:1 =1{only #} other{# more}}', a: '1.0' }, 'only 1.0'],
  ['{m|message a}', { m: '{0 plural one{a} =1{b} other{c}}', a: 1 }, 'a'],
  ['{@|relative-time minFrac:1}', 3_600_000, 'in 1.0 hours', { now: 0 }],
  ['{@|relative-time minFrac:1}', 5_400_000, 'dentro de 1,5 horas', { now: 0, locale: 'es' }],
  ['{@|relative-time allowWeeks:true}', 14 * 86_400_000, 'in 2 weeks', { now: 0 }],
]);

table('variables of the template', [
  ['{.var @x a.b}{@x}', { a: { b: 3 } }, '3'],
  ['{.var @x a|json}{@x}', { a: { b: 1 } }, '{"b":1}'],
  ['{.section a}{.var @x b}{.end}[{@x}]', { a: { b: 1 } }, '[]'],
  ['{.ctx @x a=b.c d=e}{@x.a}{@x|json}', { b: { c: 1 } }, '1{"a":1,"d":null}'],
  ['{.inject @x data.json}{@x.a}', {}, '1', { injects: { 'data.json': { a: 1 } } }],
]);

table('macros, partials and includes', [
  ['{.macro m}<{@}{@args.k}>{.end}{a|apply m k=v}', { a: 1 }, '<1v>'],
  ['{a|apply p}', { a: { b: 1 }, c: 2 }, '1 2', { partials: { p: '{b} {c}' } }],
  ['{a|apply p private x=3}', { a: { b: 1 }, c: 2 }, '1  3', { partials: { p: '{b} {c} {@args.x}' } }],
  ['{.include p}{.include p output}{@v}', { a: 1 }, 'x1', { partials: { p: 'x{.var @v a}' } }],
]);

table('expressions', [
  ['{.eval @x = 2 * (3 + 4); @x ** 2 % 5}', {}, '1'],
  ['{.eval max(1, "x")}{.eval max(1, "x", a)}{.eval min(2, "x", 3)}', { a: 7 }, 'NaN73'],
  ['{.eval a.b(1)}', { a: { b: 7 } }, '1'],
  ['{.eval "a" + 1}{.eval max(1, a) - min(4, 2)}', { a: 7 }, 'a15'],
  ['{.eval a > 1 && !false}', { a: 2 }, 'true'],
]);

table('comments, braces and space', [
  ['a{# note }b{## {.if\n ##}c', {}, 'abc'],
  ['{.meta-left}{.space}{.tab}{.newline}{.meta-right}', {}, '{ \t\n}'],
]);

describe('own formatters and predicates', () => {
  test('are added and win over built-in ones', () => {
    const template = compile('{a|shout x}{a|html}{.loud?}!{.end}', {
      formatters: { shout: (value, args) => `${value}${args[0]}`.toUpperCase(), html: () => 'own' },
      predicates: { 'loud?': (_args, context) => context.lookup('a') === 'hi' },
    });
    assert.equal(template.render({ a: 'hi' }).output, 'HIXown!');
  });

  test('one that throws is an error with its place, and the rest renders', () => {
    const template = compile('a\n{b|bad}c{.worse?}d{.or}e{.end}', {
      formatters: {
        bad: () => {
          throw new Error('no');
        },
      },
      predicates: {
        'worse?': () => {
          throw new Error('never');
        },
      },
    });
    const { output, errors } = template.render({});
    assert.equal(output, 'a\nce');
    assert.deepEqual(errors, [
      { type: 'runtime', message: 'formatter "bad" failed: no', line: 2, column: 1 },
      { type: 'runtime', message: 'predicate "worse?" failed: never', line: 2, column: 9 },
    ]);
  });
});

describe('the precompiled form', () => {
  test('is JSON, renders the same and keeps the places of errors', () => {
    const source = 'x\n{.section a}{b|html}{.or}{@|apply gone}{.end}';
    const stored = JSON.stringify(compile(source));
    const template = compile(JSON.parse(stored));
    assert.equal(template.render({ a: { b: '<' } }).output, 'x\n&lt;');
    assert.deepEqual(template.render({}).errors, [
      { type: 'runtime', message: 'partial "gone" not found', line: 2, column: 26 },
    ]);
  });

  test('may be a partial, and so may a template', () => {
    const partials = { a: compile('A{x}'), b: compile('B{x}').toJSON() };
    assert.equal(compile('{@|apply a}{@|apply b}').render({ x: 1 }, { partials }).output, 'A1B1');
  });

  test('a wrong type is refused', () => {
    assert.throws(() => compile({} as never), /not a template/);
  });
});

/** Errors as `type line:column message`. */
function errorsOf(source: string, options?: RenderOptions): string[] {
  const template = compile(source);
  return [...template.errors, ...template.render({ a: 1 }, options).errors].map(
    ({ type, line, column, message, partial }) =>
      `${partial ? `${partial} ` : ''}${type} ${line}:${column} ${message}`,
  );
}

describe('errors are values', () => {
  const rows: [source: string, errors: string[], options?: RenderOptions][] = [
    ['a\n b{a|nope}', ['parse 2:3 "nope" formatter is not yet implemented']],
    ['{.nope?}x{.end}', ['parse 1:1 "nope?" predicate is not yet implemented']],
    [
      '{.section a}\n{.if a}x',
      ['assembler 2:1 unclosed block {.if}', 'assembler 1:1 unclosed block {.section}'],
    ],
    ['x{.end}', ['assembler 1:2 {.end} outside a block']],
    ['{.or}', ['assembler 1:1 {.or} outside a block']],
    ['{.macro m}{.or}{.end}', ['assembler 1:11 {.or} is not allowed inside {.macro}']],
    [
      '{.section a}{.alternates with}{.end}',
      ['assembler 1:13 {.alternates with} is not allowed inside {.section}'],
    ],
    ['{.if a}{.or}{.or}{.end}', ['assembler 1:13 {.or} after {.or}: this part never runs']],
    ['{## x', ['parse 1:1 unclosed comment {##']],
    ['{@|apply p}', ['runtime 1:1 partial "p" not found']],
    [
      '{@|apply p}',
      ['p parse 2:1 "nope" formatter is not yet implemented'],
      { partials: { p: '\n{a|nope}' } },
    ],
    [
      '{@|apply p}',
      ['p runtime 1:1 partial "p" exceeded the recursion depth of 16'],
      { partials: { p: '{@|apply p}' } },
    ],
    [
      '{.eval 1 +}',
      ['runtime 1:1 expression "1 +": Invalid arguments to operator add'],
      { expressions: true },
    ],
    ['{.eval foo(1)}', ['runtime 1:1 expression "foo(1)": Invalid function foo'], { expressions: true }],
  ];
  for (const [source, expected, options] of rows) {
    test(JSON.stringify(source), () => assert.deepEqual(errorsOf(source, options), expected));
  }
});
