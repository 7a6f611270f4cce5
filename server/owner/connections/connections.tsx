/** The connections: where the submissions of a form go besides the inbox, and the mailing lists that they fill. */
import { useForms } from '../forms/use-forms.ts';
import { Lists } from '../lists/lists.tsx';
import { go, usePlace } from '../navigation/place.ts';
import { Title } from '../navigation/title.tsx';
import { Empty, Failed, Waiting } from '../ui/states.tsx';
import { FormsSide } from './forms-side.tsx';
import { OfForm } from './of-form.tsx';

export function Connections() {
  const { query } = usePlace();
  const { loaded, reload } = useForms();
  const forms = loaded.data ?? [];
  const formId = query.get('form') ?? forms[0]?.id ?? '';
  return (
    <main className="sheet">
      <header>
        <Title text="Connections" />
        {forms.length > 0 && (
          <select
            className="input form-choice"
            aria-label="Form"
            value={formId}
            onChange={(event) =>
              go(`/connections?${new URLSearchParams({ form: event.currentTarget.value })}`)
            }
          >
            {forms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </header>
      <FormsSide forms={forms} current={formId} />
      {loaded.state === 'loading' && <Waiting what="forms" />}
      {loaded.state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
      {loaded.state === 'ready' && formId === '' && (
        <Empty icon="plug" title="There is no form yet.">
          <p>A form can be connected once the server knows it, or once something was sent with it.</p>
        </Empty>
      )}
      {loaded.state === 'ready' && formId !== '' && (
        <OfForm key={formId} formId={formId} name={forms.find(({ id }) => id === formId)?.name ?? formId} />
      )}
      <Lists />
    </main>
  );
}
