/** The settings of a connection as a form; a secret that is set is never shown, and stays what it is when left empty. */
import { type FormEvent, useEffect, useRef } from 'react';
import type {
  Connection,
  ConnectionKindInfo,
  ConnectionSetting,
  NewConnection,
} from '../../../src/domain/api/owner/connections.ts';
import { useAction } from '../api/use-action.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { entriesOf } from '../ui/form-entries.ts';
import { Problem } from '../ui/states.tsx';
import { connectionFrom } from './connection-from.ts';

interface EditorProps {
  info: ConnectionKindInfo;
  /** Absent: a new one. */
  connection?: Connection;
  save: (settings: NewConnection) => Promise<void>;
  close: () => void;
}

export function Editor({ info, connection, save, close }: EditorProps) {
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, problem, fieldErrors } = useAction(async (entries: Record<string, string>) => {
    await save(connectionFrom(info, entries, connection));
    announce(connection ? 'The connection was changed.' : `${info.name} is connected.`);
    close();
  });
  useEffect(() => {
    const [first] = Object.keys(fieldErrors);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }, [fieldErrors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(entriesOf(event.currentTarget));
  }

  return (
    <Dialog title={connection ? `Edit: ${info.name}` : `Connect: ${info.name}`} close={close}>
      <form className="stack" ref={form} onSubmit={submit}>
        {info.settings.map((setting) => (
          <Setting
            key={setting.name}
            setting={setting}
            value={connection?.config[setting.name]}
            isSet={connection?.secrets.includes(setting.name) ?? false}
            error={fieldErrors[setting.name]}
          />
        ))}
        <Problem text={problem} />
        <div className="actions">
          <Button look="main" type="submit" isBusy={isBusy}>
            {connection ? 'Save' : 'Connect'}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface SettingProps {
  setting: ConnectionSetting;
  value: string | boolean | undefined;
  /** Of a secret: there is one. */
  isSet: boolean;
  error: string | undefined;
}

function Setting({ setting: { name, label, type, required, hint }, value, isSet, error }: SettingProps) {
  if (type === 'flag')
    return (
      <div className="field">
        <label className="check">
          <input type="checkbox" name={name} defaultChecked={value === true} />
          {label}
        </label>
        {hint && <p className="hint">{hint}</p>}
      </div>
    );
  const isSecret = type === 'secret';
  return (
    <Field
      label={required ? label : `${label} (optional)`}
      name={name}
      type={isSecret ? 'password' : type}
      defaultValue={typeof value === 'string' ? value : ''}
      placeholder={isSet ? 'Set. Leave it empty to keep it.' : undefined}
      autoComplete={isSecret ? 'new-password' : 'off'}
      required={required && !isSet}
      hint={hint}
      error={error}
    />
  );
}
