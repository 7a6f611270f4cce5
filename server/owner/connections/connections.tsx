/** The connections: where the submissions of a form go besides the inbox. */
import './connections.css';
import { useState } from 'react';
import type { Connection, ConnectionKindInfo } from '../../../src/domain/api/owner/connections.ts';
import { useForms } from '../forms/use-forms.ts';
import { go, usePlace } from '../navigation/place.ts';
import { Title } from '../navigation/title.tsx';
import { Empty, Failed, Waiting } from '../ui/states.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { Editor } from './editor.tsx';
import { FormsSide } from './forms-side.tsx';
import { KindPicker } from './kind-picker.tsx';
import { useConnections } from './use-connections.ts';

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
    </main>
  );
}

interface Edited {
  info: ConnectionKindInfo;
  connection?: Connection;
}

function OfForm({ formId, name }: { formId: string; name: string }) {
  const { loaded, reload, save, remove, test } = useConnections(formId);
  const [edited, setEdited] = useState<Edited>();
  if (loaded.state === 'failed') return <Failed problem={loaded.problem} retry={reload} />;
  if (!loaded.data) return <Waiting what="connections" />;
  const { kinds, connections } = loaded.data;
  return (
    <>
      <section aria-labelledby="connections-title">
        <h2 id="connections-title">Submissions of {name} are sent to</h2>
        {connections.length === 0 ? (
          <p className="hint">
            Nobody yet. They are kept in the inbox, and go to the default address of the settings.
          </p>
        ) : (
          <ul className="lines">
            {connections.map((connection) => {
              const info = kinds.find(({ kind }) => kind === connection.kind);
              return (
                <ConnectionLine
                  key={connection.id}
                  connection={connection}
                  name={info?.name ?? connection.kind}
                  edit={info && (() => setEdited({ info, connection }))}
                  turn={(state) =>
                    save({ kind: connection.kind, config: connection.config, state }, connection.id)
                  }
                  test={() => test(connection.id)}
                  remove={() => remove(connection.id)}
                />
              );
            })}
          </ul>
        )}
      </section>
      <KindPicker kinds={kinds} choose={(info) => setEdited({ info })} />
      {edited && (
        <Editor
          {...edited}
          save={(settings) => save(settings, edited.connection?.id)}
          close={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
