/** What the form builder works on: the draft of a form, the field that is open, and how they follow what the owner does. */
import type { SavedForm } from '../../../src/api/forms.ts';
import type { FieldType } from '../../../src/domain/forms/fields/index.ts';
import { sameJson } from '../../../src/domain/same-json.ts';

export type BuilderForm = SavedForm;
export type BuilderField = BuilderForm['fields'][number];

export interface BuilderState {
  /** As the server has it. */
  saved: BuilderForm;
  draft: BuilderForm;
  /** Id of the field whose properties are shown; empty: none. */
  open: string;
  /** Ids of fields that were removed, and may come back: no other one is called so. */
  removed: readonly string[];
}

export type BuilderEvent =
  | { type: 'changed'; values: Partial<BuilderForm> }
  | { type: 'opened'; id: string }
  | { type: 'added'; field: FieldType; title: string }
  | { type: 'field-changed'; id: string; values: Partial<BuilderField> }
  | { type: 'moved'; id: string; to: number }
  | { type: 'removed'; id: string }
  | { type: 'restored'; field: BuilderField; index: number }
  /** `sent` is the draft that was saved: what was changed since stays. */
  | { type: 'saved'; form: BuilderForm; sent: BuilderForm }
  /** The server has another form than the draft began with. */
  | { type: 'changed-elsewhere'; form: BuilderForm }
  | { type: 'discarded' };

/** @param kept the unsaved draft of an earlier visit, with what the server had then */
export function beginBuilder(saved: BuilderForm, kept?: Pick<BuilderState, 'saved' | 'draft'>): BuilderState {
  return { saved, draft: kept ? rebased(kept.draft, kept.saved, saved) : saved, open: '', removed: [] };
}

export function isChanged({ saved, draft }: BuilderState): boolean {
  return !sameJson(saved, draft);
}

export function nextBuilder(state: BuilderState, event: BuilderEvent): BuilderState {
  const { draft } = state;
  const { fields } = draft;
  const withFields = (next: BuilderField[]) => ({ ...state, draft: { ...draft, fields: next } });
  switch (event.type) {
    case 'changed':
      return { ...state, draft: { ...draft, ...event.values } };
    case 'opened':
      return { ...state, open: event.id };
    case 'added': {
      const field = newField(event.field, event.title, [...fields.map(({ id }) => id), ...state.removed]);
      return { ...withFields([...fields, field]), open: field.id };
    }
    case 'field-changed':
      return withFields(fields.map((one) => (one.id === event.id ? { ...one, ...event.values } : one)));
    case 'moved':
      return withFields(movedTo(fields, event.id, event.to));
    case 'removed': {
      const isKept = ({ id, locked }: BuilderField) => id !== event.id || locked === true;
      return {
        ...withFields(fields.filter(isKept)),
        open: state.open === event.id ? '' : state.open,
        removed: [...state.removed, event.id],
      };
    }
    case 'restored':
      return fields.some(({ id }) => id === event.field.id)
        ? state
        : withFields(fields.toSpliced(event.index, 0, event.field));
    case 'saved':
      return { ...state, saved: event.form, draft: rebased(draft, event.sent, event.form) };
    case 'changed-elsewhere':
      return { ...state, saved: event.form, draft: rebased(draft, state.saved, event.form) };
    case 'discarded':
      return beginBuilder(state.saved);
  }
}

/** @param latest as the server has it now @returns whether somebody else has changed what the owner has changed, and otherwise */
export function isContested({ saved, draft }: BuilderState, latest: BuilderForm): boolean {
  return Object.entries(latest).some(([name, theirs]) => {
    const [before, mine] = [saved[name as never], draft[name as never]];
    return !sameJson(before, mine) && !sameJson(before, theirs) && !sameJson(mine, theirs);
  });
}

/** What was changed while the save was on its way counts more than what the server answered. */
export function rebased(draft: BuilderForm, sent: BuilderForm, saved: BuilderForm): BuilderForm {
  const entries = Object.entries(draft).filter(([name, value]) => !sameJson(value, sent[name as never]));
  return { ...saved, ...Object.fromEntries(entries) };
}

function movedTo(fields: readonly BuilderField[], id: string, to: number): BuilderField[] {
  const from = fields.findIndex((one) => one.id === id);
  const field = fields[from];
  if (!field) return [...fields];
  return fields.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, field);
}

/** Types of field that visitors answer by options. */
const WITH_OPTIONS = ['radio', 'checkbox', 'select', 'likert'];

/** Whether visitors would find nothing to choose in it. */
export function lacksOptions({ type, options }: BuilderField): boolean {
  return WITH_OPTIONS.includes(type) && (options ?? []).length === 0;
}

/** With an id that names its value: of its type, numbered where there is one already. */
function newField(type: FieldType, title: string, taken: readonly string[]): BuilderField {
  let id: string = type;
  for (let number = 2; taken.includes(id); number++) id = `${type}-${number}`;
  return {
    id,
    type,
    title,
    ...(WITH_OPTIONS.includes(type) && { options: ['Option 1', 'Option 2'] }),
  } as BuilderField;
}

/** A form field as the server keeps it may lack an id: what has none is named by its place. */
export function withIds(form: BuilderForm): BuilderForm {
  const fields = form.fields.map((field, index) =>
    field.id ? field : { ...field, id: `field-${index + 1}` },
  );
  return { ...form, fields };
}
