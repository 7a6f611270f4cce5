/** Where submissions go by default, what counts as spam, and for how long they are kept. */
import { type FormEvent, useCallback } from 'react';
import { type OwnerSettings, READ_SETTINGS, WRITE_SETTINGS } from '../../../src/domain/api/owner/settings.ts';
import { useAction } from '../api/use-action.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { type FormName, useForms } from '../forms/use-forms.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Failed, Problem, Waiting } from '../ui/states.tsx';
import { EVERY_OTHER_FORM, MAX_DAYS, retentionName, settingsFrom } from './settings-from.ts';

export function SiteSettings() {
  const api = useApi();
  const settings = useLoaded(useCallback((signal) => api.send(READ_SETTINGS, { signal }), [api]));
  const forms = useForms();
  const failed = [settings, forms].find(({ loaded }) => loaded.state === 'failed');
  if (failed?.loaded.state === 'failed')
    return <Failed problem={failed.loaded.problem} retry={failed.reload} />;
  if (!settings.loaded.data || !forms.loaded.data) return <Waiting what="settings" />;
  return <SettingsForm settings={settings.loaded.data} forms={forms.loaded.data} />;
}

function SettingsForm({ settings, forms }: { settings: OwnerSettings; forms: readonly FormName[] }) {
  const api = useApi();
  const announce = useAnnounce();
  const { run, isBusy, problem, fieldErrors } = useAction(async (body: OwnerSettings) => {
    await api.send(WRITE_SETTINGS, { body });
    announce('The settings were saved.');
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(settingsFrom(entriesOf(event.currentTarget)));
  }

  const { defaultEmail, spamThreshold, retentionDays } = settings;
  return (
    <form className="sections" onSubmit={submit}>
      <section aria-labelledby="submissions-title">
        <h2 id="submissions-title">Submissions</h2>
        <div className="stack">
          <Field
            label="Default address"
            name="defaultEmail"
            type="email"
            defaultValue={defaultEmail}
            autoComplete="email"
            hint="Submissions of forms without a connection are sent there. Empty: they stay in the inbox."
            error={fieldErrors.defaultEmail}
          />
          <Field
            label="Spam threshold"
            name="spamThreshold"
            type="number"
            min={0}
            max={100}
            required
            defaultValue={spamThreshold}
            hint="From this score on, of 100, a submission is filed as spam. Lower is stricter."
            error={fieldErrors.spamThreshold}
          />
        </div>
      </section>
      <fieldset>
        <legend>Keep submissions for</legend>
        <p className="hint">In days; older ones are deleted. Empty: they are kept.</p>
        <div className="days">
          {[...forms, { id: EVERY_OTHER_FORM, name: 'Every other form' }].map(({ id, name }) => (
            <Field
              key={id}
              label={name}
              name={retentionName(id)}
              type="number"
              min={1}
              max={MAX_DAYS}
              defaultValue={retentionDays[id]}
            />
          ))}
        </div>
      </fieldset>
      <Problem text={problem} />
      <div className="actions">
        <Button look="main" type="submit" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}
