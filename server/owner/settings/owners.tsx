/** Who may come in: each owner sees and does everything. */
import { type FormEvent, useCallback, useState } from 'react';
import {
  ADD_OWNER,
  LIST_OWNERS,
  type OwnerAccount,
  REMOVE_OWNER,
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

export function Owners({ self }: { self: string }) {
  const api = useApi();
  const announce = useAnnounce();
  const [leaving, setLeaving] = useState<OwnerAccount>();
  const { loaded, reload, change } = useLoaded(
    useCallback((signal) => api.send(LIST_OWNERS, { signal }), [api]),
  );
  return (
    <section aria-labelledby="owners-title">
      <h2 id="owners-title">Owners</h2>
      {loaded.state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
      {loaded.state === 'loading' && <Waiting what="owners" />}
      <ul className="lines" hidden={!loaded.data}>
        {loaded.data?.map((owner) => (
          <li key={owner.email}>
            <div className="line-words">
              <p>
                {owner.email}
                {owner.email === self && ' (you)'}
              </p>
              <p className="hint">
                Since <Moment iso={owner.createdAt} isWhole />
              </p>
            </div>
            {owner.email !== self && (
              <Button look="danger" onClick={() => setLeaving(owner)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AddOwner added={(owner) => change((owners) => [...owners, owner])} />
      {leaving && (
        <Confirm
          title="Remove the owner?"
          text={`${leaving.email} is signed out everywhere and cannot sign in any more.`}
          yes="Remove"
          act={async () => {
            await api.send(REMOVE_OWNER, { params: { email: leaving.email } });
            change((owners) => owners.filter(({ email }) => email !== leaving.email));
            announce(`${leaving.email} was removed.`);
          }}
          close={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function AddOwner({ added }: { added: (owner: OwnerAccount) => void }) {
  const api = useApi();
  const announce = useAnnounce();
  const { run, isBusy, problem } = useAction(async (form: HTMLFormElement) => {
    const { email = '', password = '' } = entriesOf(form);
    const owner = await api.send(ADD_OWNER, { body: { email, password } });
    form.reset();
    added(owner);
    announce(`${owner.email} can sign in now.`);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(event.currentTarget);
  }
  return (
    <form className="beside" onSubmit={submit}>
      <Field label="Email of a further owner" name="email" type="email" autoComplete="off" required />
      <Field label="First password" name="password" type="password" autoComplete="new-password" required />
      <Button type="submit" isBusy={isBusy}>
        Add
      </Button>
      <Problem text={problem} />
    </form>
  );
}
