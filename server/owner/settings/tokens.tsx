/** Tokens for programs; a new one is shown this once. */
import { type FormEvent, useCallback, useState } from 'react';
import {
  ADD_TOKEN,
  type ApiToken,
  LIST_TOKENS,
  REMOVE_TOKEN,
} from '../../../src/domain/api/owner/accounts.ts';
import { useAction } from '../api/use-action.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Moment } from '../ui/moment.tsx';
import { Failed, Problem, Waiting } from '../ui/states.tsx';
import { NewToken } from './new-token.tsx';

export function Tokens() {
  const api = useApi();
  const announce = useAnnounce();
  const [fresh, setFresh] = useState('');
  const [ending, setEnding] = useState<ApiToken>();
  const { loaded, reload, change } = useLoaded(
    useCallback((signal) => api.send(LIST_TOKENS, { signal }), [api]),
  );
  const adding = useAction(async (form: HTMLFormElement) => {
    const { name = '' } = entriesOf(form);
    const { token, ...added } = await api.send(ADD_TOKEN, { body: { name } });
    form.reset();
    setFresh(token);
    change((tokens) => [...tokens, added]);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    adding.run(event.currentTarget);
  }

  return (
    <section aria-labelledby="tokens-title">
      <h2 id="tokens-title">Tokens for programs</h2>
      <p className="hint">
        A program sends one as “Authorization: Bearer …”, and reads and writes what you can, but for accounts.
      </p>
      {loaded.state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
      {loaded.state === 'loading' && <Waiting what="tokens" />}
      {loaded.data && loaded.data.length > 0 && (
        <ul className="lines">
          {loaded.data.map((token) => (
            <li key={token.id}>
              <div className="line-words">
                <p>{token.name}</p>
                <p className="hint">
                  Made <Moment iso={token.createdAt} />,{' '}
                  {token.lastUsedAt ? (
                    <>
                      last used <Moment iso={token.lastUsedAt} />
                    </>
                  ) : (
                    'never used'
                  )}
                </p>
              </div>
              <Button look="danger" onClick={() => setEnding(token)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fresh && <NewToken token={fresh} />}
      <form className="beside" onSubmit={submit}>
        <Field label="Name of a new token" name="name" autoComplete="off" maxLength={200} required />
        <Button type="submit" isBusy={adding.isBusy}>
          Make a token
        </Button>
        <Problem text={adding.problem} />
      </form>
      {ending && (
        <Confirm
          title="Remove the token?"
          text={`Programs that send “${ending.name}” are refused from now on.`}
          yes="Remove"
          act={async () => {
            await api.send(REMOVE_TOKEN, { params: { id: ending.id } });
            change((tokens) => tokens.filter(({ id }) => id !== ending.id));
            setFresh('');
            announce('The token was removed.');
          }}
          close={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
