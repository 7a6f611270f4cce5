/** Signing in with address and password; whoever has the owner token makes an account with it. */
import './sign-in.css';
import { type FormEvent, useState } from 'react';
import { ADD_OWNER, OWNER_SIGN_IN } from '../../../src/domain/api/owner/accounts.ts';
import { useAction } from '../api/use-action.ts';
import { useApi } from '../api/use-api.ts';
import { Title } from '../navigation/title.tsx';
import { Brand } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Problem } from '../ui/states.tsx';

interface SignInProps {
  note: string;
  onSignedIn: (email: string) => void;
}

export function SignIn({ note, onSignedIn }: SignInProps) {
  const api = useApi();
  const [isNew, setNew] = useState(false);
  const { run, isBusy, problem, fieldErrors } = useAction(async (form: HTMLFormElement) => {
    const { token = '', email = '', password = '' } = entriesOf(form);
    if (isNew) await api.send(ADD_OWNER, { body: { email, password }, bearer: token });
    const session = await api.send(OWNER_SIGN_IN, { body: { email, password } });
    onSignedIn(session.email);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(event.currentTarget);
  }

  return (
    <main className="sign-in">
      <form onSubmit={submit}>
        <Brand size={36} />
        <Title key={String(isNew)} text={isNew ? 'Make an account' : 'Sign in'} />
        {note && !problem && <p className="note">{note}</p>}
        {isNew && (
          <Field
            label="Owner token"
            name="token"
            type="password"
            autoComplete="off"
            hint="The server printed it when it started, or it is set as OWNER_TOKEN."
            required
          />
        )}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          error={fieldErrors.email}
          required
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          error={fieldErrors.password}
          required
        />
        <Problem text={problem} />
        <Button look="main" type="submit" isBusy={isBusy}>
          {isNew ? 'Make the account' : 'Sign in'}
        </Button>
        <Button look="link" onClick={() => setNew(!isNew)}>
          {isNew ? 'I have an account' : 'Make an account with the owner token'}
        </Button>
      </form>
    </main>
  );
}
