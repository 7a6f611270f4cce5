/** What the checker says about a template, and what it leaves alone. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { check } from '../../src/template/check.ts';
import { compile } from '../../src/template/index.ts';

const words = (source: string, partials?: string[]) =>
  check(source, { partials }).map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('what is told', () => {
  const rows: [source: string, expected: string[]][] = [
    ['{a|htmll}', ['1:1 "htmll" formatter is not yet implemented; did you mean "html"?']],
    ['{a|xyzzyplugh}', ['1:1 "xyzzyplugh" formatter is not yet implemented']],
    ['{.onsale?}{.end}', ['1:1 "onsale?" predicate is not yet implemented; did you mean "on-sale?"?']],
    [
      '\n {.sectoin a}x{.end}',
      [
        '2:2 {.sectoin} is no instruction and stays text; did you mean {.section}?',
        '2:15 {.end} outside a block',
      ],
    ],
    [
      '{.repeated items}',
      ['1:1 {.repeated items} cannot be read and stays text; it is written {.repeated section path}'],
    ],
    ['{.if !a}', ['1:1 {.if !a} cannot be read and stays text; it is written {.if path && path}']],
    ['{.equal a 1}', ['1:1 {.equal} is no instruction and stays text; did you mean {.equal?}?']],
    ['{.var v a}', ['1:1 {.var v a} cannot be read and stays text; it is written {.var @name path}']],
    [
      '{.inject ./x}',
      ['1:1 {.inject ./x} cannot be read and stays text; it is written {.inject @name path}'],
    ],
    ['{.include}', ['1:1 {.include} cannot be read and stays text; it is written {.include partial}']],
    ['{.ctx @a}', ['1:1 {.ctx @a} cannot be read and stays text; it is written {.ctx @name key=path}']],
    ['{.space }', ['1:1 {.space } cannot be read and stays text; it is written {.space}']],
    ['{.section a}{.end', ['1:1 unclosed block {.section}', '1:13 {.end has no closing brace']],
    ['{.section a}x{.end {.end}', ['1:14 {.end has no closing brace']],
    ['{.foo}', ['1:1 {.foo} is no instruction and stays text']],
    ['{@|apply}', ['1:1 apply without the name of a partial']],
    ['{.section a}{.var @x b|apply}{.end}', ['1:13 apply without the name of a partial']],
    ['{.eval 1 + }', ['1:1 expression "1 +": Invalid arguments to operator add']],
    ['{.eval (1}', ['1:1 expression "(1": Mismatched operator found: left paren']],
    ['{.repeated section a}{.or}{.eval nope(1)}{.end}', ['1:27 expression "nope(1)": Invalid function nope']],
  ];
  for (const [source, expected] of rows) {
    test(JSON.stringify(source), () => assert.deepEqual(words(source), expected));
  }
});

describe('what is left alone', () => {
  const sources = [
    '<style>@media print{.menu{display:none}.a:hover{color:red}}</style>',
    '<script>if(a){...b}; f({.5:1}); x = {...y, z}; {.then(a)}</script>',
    '{.section a}{.if b && c || d}{.equal? a "x"}{.or odd? 3}{.end}{.end}{.end}',
    '{.eval @x = max(1, a) ; -@x}{.eval !a}{.eval # 1}{.eval }',
    '{@|apply p.block}{.include p}',
    '{ a }{a b}{#x}{## {.sectoin} ##}',
    '{.macro m}{a}{.end}{@|apply m private x=1}',
  ];
  for (const source of sources) {
    test(source, () => assert.deepEqual(words(source), []));
  }
});

test('partials are known where their names are given, macros always', () => {
  assert.deepEqual(words('{@|apply a}{@|apply b}{.include c}{.macro m}{.end}{@|apply m}', ['a']), [
    '1:12 partial "b" not found',
    '1:23 partial "c" not found',
  ]);
});

test('everything that the engine says is told as well', () => {
  const source = '{.section a}{.or}{.or}{.end}{.end}{## x';
  assert.equal(check(source).length, compile(source).errors.length);
});
