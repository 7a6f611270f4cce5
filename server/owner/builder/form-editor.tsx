/** One form: its fields and settings in tabs, beside how visitors see it. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { FORM_SETTINGS_TABS, type FormSettingsTab } from '../../../src/editor/forms.ts';
import { useAction } from '../api/use-action.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { OfForm } from '../connections/of-form.tsx';
import { useAnnounce } from '../shell/announcer.tsx';
import { Failed, Problem, Waiting } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BuildTab } from './build-tab.tsx';
import {
  type BuilderForm,
  beginBuilder,
  isChanged,
  isContested,
  nextBuilder,
  rebased,
  withIds,
} from './builder-state.ts';
import { keepDraft, keptDraft } from './drafts.ts';
import { EditorHead } from './editor-head.tsx';
import { Leaving } from './leaving.tsx';
import { Preview } from './preview.tsx';
import { AdvancedTab, CaptchaTab, DisclaimerTab } from './settings-tabs.tsx';
import { TagHtml } from './tag-html.tsx';
import { toSave } from './to-save.ts';
import { useFormsApi } from './use-forms-api.ts';
import { TAB_NAMES } from './words.ts';

const CONTESTED =
  'Nothing was saved: somebody has changed the same part of this form meanwhile. Save again to put yours in its place, or discard yours to see theirs.';

export function FormEditor({ formId }: { formId: string }) {
  const forms = useFormsApi();
  const { loaded, reload } = useLoaded(
    useCallback(async () => withIds(await forms.get(formId)), [forms, formId]),
  );
  return (
    <main className="sheet builder">
      {loaded.data && <Editing formId={formId} form={loaded.data} />}
      {loaded.state === 'loading' && !loaded.data && <Waiting what="the form" />}
      {loaded.state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
    </main>
  );
}

function Editing({ formId, form }: { formId: string; form: BuilderForm }) {
  const forms = useFormsApi();
  const announce = useAnnounce();
  const kept = useRef(keptDraft(formId));
  const [state, tell] = useReducer(nextBuilder, form, (saved) => beginBuilder(saved, kept.current));
  const [tab, setTab] = useState<FormSettingsTab>('BUILD');
  const { saved, draft } = state;
  const hasChanges = isChanged(state);
  useEffect(
    () => keepDraft(formId, hasChanges ? { draft, saved } : undefined),
    [formId, hasChanges, draft, saved],
  );
  useEffect(() => {
    if (kept.current) announce('Changes that were not saved are back.');
  }, [announce]);

  const saving = useAction(async () => {
    const sent = draft;
    const latest = withIds(await forms.get(formId));
    if (isContested(state, latest)) {
      // The next save is one that knows of it.
      tell({ type: 'changed-elsewhere', form: latest });
      throw new Error(CONTESTED);
    }
    const merged = rebased(sent, saved, latest);
    tell({ type: 'saved', sent, form: withIds(await forms.update(formId, toSave(merged))) });
    announce('The form was saved.');
  });
  const change = (values: Partial<BuilderForm>) => tell({ type: 'changed', values });

  return (
    <>
      <EditorHead
        name={draft.name || formId}
        hasChanges={hasChanges}
        isBusy={saving.isBusy}
        save={() => (hasChanges ? saving.run() : announce('Everything is saved already.'))}
        discard={() => {
          tell({ type: 'discarded' });
          announce('The changes were discarded.', () => change(draft));
          // The control is gone with them.
          document.querySelector<HTMLElement>('.builder .title')?.focus();
        }}
      />
      <Problem text={saving.problem} />
      <div className="builder-panes">
        <section aria-label="Settings of the form">
          <Tabs label="Settings" names={FORM_SETTINGS_TABS} current={tab} choose={setTab} words={TAB_NAMES}>
            {tab === 'BUILD' && <BuildTab state={state} tell={tell} />}
            {tab === 'STORAGE' && <OfForm formId={formId} name={saved.name || formId} />}
            {tab === 'ADVANCED' && <AdvancedTab form={draft} change={change} />}
            {tab === 'CAPTCHA' && <CaptchaTab form={draft} change={change} />}
            {tab === 'DISCLAIMER' && <DisclaimerTab form={draft} change={change} />}
          </Tabs>
        </section>
        <section className="builder-preview" aria-labelledby="preview-title">
          <h2 id="preview-title">Preview</h2>
          <Preview form={draft} />
          <TagHtml formId={formId} type={draft.type} />
        </section>
      </div>
      <Leaving isHeld={hasChanges} name={draft.name || formId} />
    </>
  );
}
