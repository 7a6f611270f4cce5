/** The draft of the form builder: how it follows the owner, and what a save leaves of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type BuilderEvent,
  type BuilderForm,
  beginBuilder,
  isChanged,
  isContested,
  lacksOptions,
  nextBuilder,
  withIds,
} from '../../../../server/owner/builder/builder-state.ts';
import { toSave } from '../../../../server/owner/builder/to-save.ts';

const FORM = {
  id: 'f',
  type: 1,
  name: 'Contact',
  fields: [
    { id: 'a', type: 'text', title: 'A' },
    { id: 'b', type: 'email', title: 'B' },
    { id: 'c', type: 'text', title: 'C', locked: true },
  ],
} as unknown as BuilderForm;

const after = (...events: BuilderEvent[]) => events.reduce(nextBuilder, beginBuilder(FORM));
const idsAfter = (...events: BuilderEvent[]) => after(...events).draft.fields.map(({ id }) => id);

describe('the draft of a form', () => {
  for (const [id, to, expected] of [
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 1, ['a', 'b', 'c']],
    ['b', 99, ['a', 'c', 'b']],
    ['b', -1, ['b', 'a', 'c']],
    ['none', 0, ['a', 'b', 'c']],
  ] as const)
    it(`has ${id} at ${to} once it was moved there`, () =>
      assert.deepEqual(idsAfter({ type: 'moved', id, to }), expected));

  it('gets fields with ids of their own, and opens them', () => {
    const add: BuilderEvent = { type: 'added', field: 'email', title: 'Email' };
    const { draft, open } = after(add, add, { type: 'added', field: 'radio', title: 'Which' });
    assert.deepEqual(
      draft.fields.slice(3).map(({ id }) => id),
      ['email', 'email-2', 'radio'],
    );
    assert.deepEqual([open, draft.fields.at(-1)?.options], ['radio', ['Option 1', 'Option 2']]);
  });

  it('gives nobody the id of a field that was removed, which may come back', () => {
    const add: BuilderEvent = { type: 'added', field: 'email', title: 'Email' };
    const { fields } = after(add).draft;
    const field = fields.at(-1);
    assert.ok(field);
    const back: BuilderEvent = { type: 'restored', field, index: 3 };
    const ids = idsAfter(add, { type: 'removed', id: 'email' }, add, back);
    assert.deepEqual(ids, ['a', 'b', 'c', 'email', 'email-2']);
  });

  it('loses a field, not one that is locked, and has it back where it was', () => {
    const field = FORM.fields[1];
    assert.ok(field);
    const removed: BuilderEvent = { type: 'removed', id: 'b' };
    assert.deepEqual(idsAfter(removed, { type: 'removed', id: 'c' }), ['a', 'c']);
    const restored: BuilderEvent = { type: 'restored', field, index: 1 };
    assert.deepEqual(idsAfter(removed, restored, restored), ['a', 'b', 'c']);
    assert.equal(isChanged(after(removed, restored)), false);
  });

  it('keeps what was changed while it was saved', () => {
    const first = after({ type: 'changed', values: { name: 'First' } });
    const later = nextBuilder(first, { type: 'changed', values: { submitButtonText: 'Go' } });
    const answer = { ...first.draft, successRedirect: '/thanks' };
    const state = nextBuilder(later, { type: 'saved', form: answer, sent: first.draft });
    assert.deepEqual(
      [state.draft.name, state.draft.submitButtonText, state.draft.successRedirect],
      ['First', 'Go', '/thanks'],
    );
    assert.equal(isChanged(state), true);
    assert.equal(
      isChanged(nextBuilder(state, { type: 'saved', form: state.draft, sent: state.draft })),
      false,
    );
  });

  it('comes back with what the server has learnt meanwhile', () => {
    const draft = { ...FORM, name: 'Mine' };
    const state = beginBuilder({ ...FORM, submissionHTML: '<i></i>' }, { draft, saved: FORM });
    assert.deepEqual([state.draft.name, state.draft.submissionHTML], ['Mine', '<i></i>']);
  });

  for (const [name, mine, theirs, expected] of [
    ['the same part', { name: 'Mine' }, { name: 'Theirs' }, true],
    ['the same part in the same way', { name: 'Ours' }, { name: 'Ours' }, false],
    ['another part', { name: 'Mine' }, { successRedirect: '/theirs' }, false],
    ['nothing', { name: 'Mine' }, {}, false],
    [
      'the fields, as its owner has',
      { fields: FORM.fields.slice(1) },
      { fields: FORM.fields.slice(2) },
      true,
    ],
  ] as const)
    it(`${expected ? 'is' : 'is not'} contested where somebody else has changed ${name}`, () =>
      assert.equal(
        isContested(after({ type: 'changed', values: mine as never }), { ...FORM, ...(theirs as object) }),
        expected,
      ));

  it('takes what somebody else has changed beside it, and is no longer contested then', () => {
    const theirs = { ...FORM, name: 'Theirs', successRedirect: '/theirs' };
    const state = nextBuilder(after({ type: 'changed', values: { name: 'Mine' } }), {
      type: 'changed-elsewhere',
      form: theirs,
    });
    assert.deepEqual([state.draft.name, state.draft.successRedirect], ['Mine', '/theirs']);
    assert.equal(isContested(state, theirs), false);
    assert.equal(nextBuilder(state, { type: 'discarded' }).draft.name, 'Theirs');
  });

  it('is discarded as a whole', () => {
    assert.equal(isChanged(after({ type: 'removed', id: 'a' }, { type: 'discarded' })), false);
  });

  it('knows the fields in which there is nothing to choose', () => {
    const field = (type: string, options?: string[]) => lacksOptions({ type, options } as never);
    assert.deepEqual([field('select', []), field('likert'), field('radio', ['A'])], [true, true, false]);
    assert.deepEqual([field('text', []), field('section')], [false, false]);
  });

  it('names fields that have no id', () => {
    const fields = [{ type: 'section', title: 'S' }] as unknown as BuilderForm['fields'];
    assert.deepEqual(
      withIds({ ...FORM, fields }).fields.map(({ id }) => id),
      ['field-1'],
    );
  });

  it('is saved without the texts that nobody changed', () => {
    assert.deepEqual(
      toSave({
        type: 5,
        submitButtonText: 'Submit',
        submissionMessage: 'Merci',
        disclaimerMessage: 'We respect your privacy.',
      }),
      {
        type: 5,
        submissionMessage: 'Merci',
      },
    );
  });
});
