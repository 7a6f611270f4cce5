/** The connections of one form: those that there are, and what can be added. */
import './connections.css';
import { useState } from 'react';
import type { Connection, ConnectionKindInfo } from '../../../src/domain/api/owner/connections.ts';
import { Failed, Waiting } from '../ui/states.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { Editor } from './editor.tsx';
import { KindPicker } from './kind-picker.tsx';
import { useConnections } from './use-connections.ts';

interface Edited {
  info: ConnectionKindInfo;
  connection?: Connection;
}

export function OfForm({ formId, name }: { formId: string; name: string }) {
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
