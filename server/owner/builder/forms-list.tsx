/** The forms of the site, and how a new one begins. */
import { useCallback, useState } from 'react';
import { useLoaded } from '../api/use-loaded.ts';
import { toldApart } from '../forms/told-apart.ts';
import { Link } from '../navigation/link.tsx';
import { Title } from '../navigation/title.tsx';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Failed, Waiting } from '../ui/states.tsx';
import { NewForm } from './new-form.tsx';
import { useFormsApi } from './use-forms-api.ts';

export function FormsList() {
  const forms = useFormsApi();
  const { loaded, reload } = useLoaded(useCallback(() => forms.list(), [forms]));
  const [isNew, setNew] = useState(false);
  return (
    <main className="sheet">
      <header>
        <Title text="Forms" />
        <Button look="main" onClick={() => setNew(true)}>
          <Icon name="plus" />
          New form
        </Button>
      </header>
      {loaded.state === 'loading' && <Waiting what="forms" />}
      {loaded.state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
      {loaded.state === 'ready' && loaded.data.length === 0 && (
        <Empty icon="form" title="There is no form yet.">
          <p>A new form begins as a contact form, as a newsletter, or empty.</p>
        </Empty>
      )}
      {loaded.state === 'ready' && loaded.data.length > 0 && (
        <ul className="lines">
          {toldApart(loaded.data).map(({ id, name, fields }) => (
            <li key={id}>
              <div className="line-words">
                <Link href={addressOfForm(id)}>{name}</Link>
                <p className="hint">{counted(fields.length, 'field')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isNew && <NewForm close={() => setNew(false)} />}
    </main>
  );
}

export function addressOfForm(id: string): string {
  return `/forms?${new URLSearchParams({ form: id })}`;
}
