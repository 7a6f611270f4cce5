/** The owner's own account: a new password, and the way out. */
import type { FormEvent } from 'react';
import { CHANGE_OWNER_PASSWORD } from '../../../src/domain/api/owner/accounts.ts';
import { useAction } from '../api/use-action.ts';
import { useApi } from '../api/use-api.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Problem } from '../ui/states.tsx';

export function Password({ email, signOut }: { email: string; signOut: () => Promise<void> }) {
  const api = useApi();
  const announce = useAnnounce();
  const leaving = useAction(signOut);
  const { run, isBusy, problem } = useAction(async (form: HTMLFormElement) => {
    const { current = '', next = '' } = entriesOf(form);
    await api.send(CHANGE_OWNER_PASSWORD, { body: { current, next } });
    form.reset();
    announce('The password was changed; your other sessions have ended.');
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(event.currentTarget);
  }
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">Your account</h2>
      <form className="beside" onSubmit={submit}>
        {/* For password managers: they ask whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field label="New password" name="next" type="password" autoComplete="new-password" required />
        <Button type="submit" isBusy={isBusy}>
          Change the password
        </Button>
        <Problem text={problem} />
      </form>
      <p className="signed-in">
        Signed in as {email}.{' '}
        <Button look="link" isBusy={leaving.isBusy} onClick={() => leaving.run()}>
          Sign out
        </Button>
      </p>
      <Problem text={leaving.problem} />
    </section>
  );
}
