/** What is kept of one person: looked up by address, handed over as a file, deleted when the address is typed again. */
import { type FormEvent, useState } from 'react';
import { DELETE_PERSON, EXPORT_PERSON, type PersonRecord } from '../../../src/domain/api/owner/settings.ts';
import { useAction } from '../api/use-action.ts';
import { useApi } from '../api/use-api.ts';
import { focusTitle } from '../navigation/title.tsx';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Icon } from '../ui/icon.tsx';
import { Problem } from '../ui/states.tsx';
import { summaryOf } from './person-summary.ts';

export function Person() {
  const api = useApi();
  const announce = useAnnounce();
  const [person, setPerson] = useState<PersonRecord>();
  const looking = useAction(async (email: string) => {
    setPerson(undefined);
    setPerson(await api.send(EXPORT_PERSON, { query: { email } }));
  });

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    looking.run(entriesOf(event.currentTarget).email ?? '');
  }
  return (
    <section aria-labelledby="person-title">
      <h2 id="person-title">A person’s data</h2>
      <p className="hint">Somebody asks what you keep of them, or wants it deleted.</p>
      <form className="beside" onSubmit={look}>
        <Field label="Their email" name="email" type="email" autoComplete="off" required />
        <Button type="submit" isBusy={looking.isBusy}>
          Look up
        </Button>
        <Problem text={looking.problem} />
      </form>
      <p role="status" className="found">
        {person && summaryOf(person)}
      </p>
      {person && (
        <div className="stack">
          <div className="actions">
            <a
              className="button"
              data-look="plain"
              href={api.addressOf(EXPORT_PERSON, { query: { email: person.email } })}
              download={`${person.email}.json`}
            >
              <Icon name="download" />
              Download all of it
            </a>
          </div>
          <Deletion
            email={person.email}
            deleted={(count) => {
              setPerson(undefined);
              focusTitle();
              announce(`Deleted: ${counted(count, 'entry', 'entries')} of ${person.email}.`);
            }}
          />
        </div>
      )}
    </section>
  );
}

function Deletion({ email, deleted }: { email: string; deleted: (count: number) => void }) {
  const api = useApi();
  const [mistake, setMistake] = useState('');
  const { run, isBusy, problem } = useAction(async () => {
    const answer = await api.send(DELETE_PERSON, { query: { email } });
    deleted(answer.deleted);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { typed = '' } = entriesOf(event.currentTarget);
    const isSame = typed.toLowerCase() === email.toLowerCase();
    setMistake(isSame ? '' : `This is not ${email}.`);
    if (isSame) run();
  }
  return (
    <form className="beside" onSubmit={submit}>
      <Field
        label={`To delete all of it, type ${email}`}
        name="typed"
        autoComplete="off"
        error={mistake}
        required
      />
      <Button look="danger" type="submit" isBusy={isBusy}>
        Delete for ever
      </Button>
      <Problem text={problem} />
    </form>
  );
}
