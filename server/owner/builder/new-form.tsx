/** Asks for the name of a new form and what it begins with, and makes it. */
import type { FormEvent } from 'react';
import { OWNER_SESSION } from '../../../src/domain/api/owner/accounts.ts';
import { ADD_CONNECTION, LIST_CONNECTION_KINDS } from '../../../src/domain/api/owner/connections.ts';
import { DEMO_CUSTOM_FORM, DEMO_NEWSLETTER_FORM, FORM_TYPES, newForm } from '../../../src/editor/forms.ts';
import { useAction } from '../api/use-action.ts';
import { useApi } from '../api/use-api.ts';
import { go } from '../navigation/place.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Problem } from '../ui/states.tsx';
import { toSave } from './to-save.ts';
import { useFormsApi } from './use-forms-api.ts';

const BEGINNINGS = {
  contact: { words: 'Contact form', form: DEMO_CUSTOM_FORM, type: FORM_TYPES.codes.formBlock },
  newsletter: { words: 'Newsletter', form: DEMO_NEWSLETTER_FORM, type: FORM_TYPES.codes.newsletterBlock },
  empty: { words: 'Empty', form: { fields: [] }, type: FORM_TYPES.codes.formBlock },
} as const;

export function NewForm({ close }: { close: () => void }) {
  const api = useApi();
  const forms = useFormsApi();
  const making = useAction(async ({ name = '', beginning = 'empty' }: Record<string, string>) => {
    const { form, type } = BEGINNINGS[beginning as keyof typeof BEGINNINGS];
    // Its mail is a connection of the owner's, who can change and remove it.
    const made = await forms.create({
      ...toSave({ ...newForm(type), ...form }),
      name: name || newForm().name,
      backendConnectionConfigs: [],
    });
    await mailToOwner(made.id);
    go(`/forms?${new URLSearchParams({ form: made.id })}`);
  });

  /** Where the server sends mail; else submissions are in the inbox, which is where they always are. */
  async function mailToOwner(formId: string) {
    const kinds = await api.send(LIST_CONNECTION_KINDS);
    if (kinds.some(({ kind, missing }) => kind === 'email' && missing !== undefined)) return;
    const { email: address } = await api.send(OWNER_SESSION);
    const body = { kind: 'email' as const, config: { address } };
    await api.send(ADD_CONNECTION, { params: { formId }, body });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    making.run(entriesOf(event.currentTarget));
  }
  return (
    <Dialog title="New form" close={close}>
      <form className="stack" onSubmit={submit}>
        <Field label="Name" name="name" placeholder={newForm().name} autoComplete="off" maxLength={200} />
        <fieldset className="beginnings">
          <legend>Begins as</legend>
          {Object.entries(BEGINNINGS).map(([name, { words }]) => (
            <label className="check" key={name}>
              <input type="radio" name="beginning" value={name} defaultChecked={name === 'contact'} />
              {words}
            </label>
          ))}
        </fieldset>
        <Problem text={making.problem} />
        <div className="actions">
          <Button look="main" type="submit" isBusy={making.isBusy}>
            Create
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
