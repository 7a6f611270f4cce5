/** A figure says what it is of, in which unit and beside whom; those that stand in the documentation do. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { digits, goalText, isKept, type Measurement, problemsOf } from '../../bench/figures.mjs';
import { figuresPage } from '../../bench/report.mjs';

const FORM: Measurement = {
  name: 'A <form>',
  unit: 'ms',
  kit: { lite: 12, lean: 20 },
  peers: { Survey: 48 },
  goals: [{ of: 'lite', per: 'Survey', value: 0.25, most: 0.5 }],
};

describe('a figure', () => {
  const incomplete: [words: string, change: Partial<Measurement>][] = [
    ['has no name', { name: ' ' }],
    ['has no unit', { unit: '' }],
    ['has no value of the kit', { kit: {}, goals: [] }],
    ['has neither a peer nor a limit', { peers: {}, goals: [] }],
    ['is a chart without a peer', { peers: {}, goals: [{ of: 'lite', value: 12, most: 20 }], isChart: true }],
    ['has no number for Survey', { peers: { Survey: Number.NaN } }],
    ['has a goal for React', { goals: [{ of: 'React', value: 1, most: 2 }] }],
    ['is held against Other', { goals: [{ of: 'lite', per: 'Other', value: 1, most: 2 }] }],
    ['has a goal for lite without a number', { goals: [{ of: 'lite', value: Number.NaN, most: 2 }] }],
    ['needs one limit for lite', { goals: [{ of: 'lite', value: 1 }] }],
    ['needs one limit for lite', { goals: [{ of: 'lite', value: 1, most: 2, least: 0 }] }],
  ];
  for (const [words, change] of incomplete)
    it(`that ${words} says nothing`, () => {
      const problems = problemsOf({ ...FORM, ...change });
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.ok(problems[0]?.includes(words), problems[0]);
    });

  it('is complete with a peer, or with a limit alone', () => {
    assert.deepEqual(problemsOf(FORM), []);
    assert.deepEqual(problemsOf({ ...FORM, goals: [], isChart: true }), []);
    assert.deepEqual(problemsOf({ ...FORM, peers: {}, goals: [{ of: 'lite', value: 12, most: 20 }] }), []);
  });

  const written: [value: number, text: string][] = [
    [0, '0'],
    [0.43219, '0.432'],
    [1, '1'],
    [12.345, '12.3'],
    [99.96, '100'],
    [1234.5, '1,235'],
    [123_456, '123,456'],
  ];
  for (const [value, text] of written)
    it(`of ${value} is written ${text}`, () => {
      assert.equal(digits(value), text);
    });

  it('says of what, beside whom and how much is wanted', () => {
    assert.equal(goalText(FORM.goals[0]!, 'ms'), 'lite: 0.25 × Survey, at most 0.5');
    assert.equal(
      goalText({ of: 'lite', value: 1700, least: 1500 }, 'a second'),
      'lite: 1,700 a second, at least 1,500',
    );
  });

  it('keeps its limit up to the limit itself', () => {
    for (const [goal, kept] of [
      [{ most: 2 }, true],
      [{ most: 1.9 }, false],
      [{ least: 2 }, true],
      [{ least: 2.1 }, false],
    ] as const)
      assert.equal(isKept({ of: 'lite', value: 2, ...goal }), kept);
  });
});

describe('the page of figures', () => {
  const page = figuresPage({
    date: '2026-01-02',
    machine: { Processor: '2 × A' },
    versions: { survey: '3' },
    parts: [
      { title: 'Forms', seconds: 90, measurements: [FORM], untried: [] },
      {
        title: 'Shop',
        seconds: 30,
        measurements: [{ ...FORM, name: 'A shop', goals: [{ of: 'lite', value: 12, most: 10 }] }],
        untried: ['There is no PostgreSQL here.'],
        problem: 'exit code 1',
      },
    ],
  });

  it('tells when, on what, beside which versions, and how long it took', () => {
    for (const words of ['2026-01-02', '2 × A', '| survey', 'took 2 minutes'])
      assert.ok(page.includes(words), words);
  });

  it('has a row a figure, and says what was missed, what was not tried and what did not end', () => {
    assert.match(
      page,
      /\| A &lt;form>, ms *\| lite: 12<br>lean: 20 *\| Survey: 48 *\| lite: 0\.25 × Survey, at most 0\.5 +\|/,
    );
    for (const words of [
      '**missed:** lite: 12 ms, at most 10',
      'There is no PostgreSQL here.',
      'did not come to its end: exit code 1',
    ])
      assert.ok(page.includes(words), words);
  });
});

describe('the committed figures', () => {
  const figures = JSON.parse(readFileSync('docs/figures.json', 'utf8'));
  const measurements: Measurement[] = figures.parts.flatMap(
    (part: { measurements: Measurement[] }) => part.measurements,
  );

  it('are complete, each with a name of its own', () => {
    assert.deepEqual(measurements.flatMap(problemsOf), []);
    const names = measurements.map(({ name }) => name);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  it('are of a run that came to its end', () => {
    assert.ok(measurements.length > 30);
    assert.deepEqual(
      figures.parts.flatMap(({ problem }: { problem?: string }) => problem ?? []),
      [],
    );
  });

  it('are what the page says', () => {
    assert.equal(readFileSync('docs/figures.md', 'utf8'), figuresPage(figures));
  });
});
