/** The view of `<sqs-password>`: one field, one button, and what went wrong above it (behaviour/access#passwords). */
import { useLayoutEffect, useRef } from 'react';
import { passwordMessages } from '../../i18n/en/password.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { PasswordConfig } from './config.ts';
import type { PasswordEvents } from './events.ts';
import { usePassword } from './use-password.ts';

export interface PasswordMethods {
  submit(): Promise<boolean>;
}

export function Password({ config, host }: WidgetProps<PasswordConfig, PasswordMethods, PasswordEvents>) {
  const texts = host.texts('password', passwordMessages);
  const input = useRef<HTMLInputElement>(null);
  const { submit, isSending, failures, problem, onType } = usePassword(config, host);
  const send = () => submit(input.current?.value ?? '');

  useLayoutEffect(() => {
    host.expose({ submit: send });
  });

  // The field is focused again after a failure, with its text selected: typing replaces it.
  useLayoutEffect(() => {
    if (failures === 0) return;
    input.current?.focus();
    input.current?.select();
  }, [failures]);

  return (
    <form
      data-part="form"
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div data-part="field" data-invalid={problem ? true : undefined}>
        <div role="alert">
          {problem && (
            <p data-part="error" id={host.id('error')}>
              {texts[problem]}
            </p>
          )}
        </div>
        <label data-part="label" htmlFor={host.id('password')}>
          {texts.label}
        </label>
        <div data-part="row">
          <input
            ref={input}
            id={host.id('password')}
            name="password"
            type="password"
            data-part="control"
            required
            autoComplete="current-password"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? host.id('error') : undefined}
            onInput={onType}
          />
          <button type="submit" data-part="submit" aria-disabled={isSending || undefined}>
            {isSending ? texts.submitting : config.submitButtonText || texts.submit}
          </button>
        </div>
      </div>
      <p data-part="sr-only" role="status">
        {isSending ? texts.submitting : ''}
      </p>
    </form>
  );
}
