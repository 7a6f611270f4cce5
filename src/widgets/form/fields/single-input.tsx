/** Fields with one text control: text, email, number, currency, website, password, twitter, textarea, select. */
import { useLayoutEffect, useRef, useState } from 'react';
import { autocompleteToken } from '../../../domain/forms/autocomplete.ts';
import type { FieldType } from '../../../domain/forms/field.ts';
import { describing, type FieldProps } from './field-context.ts';

/** Numbers are text with a numeric keyboard: number inputs change their value on scroll and drop what they cannot read. */
const INPUTS: Partial<Record<FieldType, { type: string; inputMode?: 'decimal' | 'email' | 'url' }>> = {
  email: { type: 'email', inputMode: 'email' },
  number: { type: 'text', inputMode: 'decimal' },
  currency: { type: 'text', inputMode: 'decimal' },
  website: { type: 'url', inputMode: 'url' },
  password: { type: 'password' },
};

export function SingleInput(props: FieldProps) {
  const { field, id, section } = props;
  const affix = { currency: field.currencySymbol, twitter: '@' }[field.type as 'currency' | 'twitter'];
  const control = (
    <input
      {...(INPUTS[field.type] ?? { type: 'text' })}
      {...describing(props)}
      id={id()}
      name={field.id}
      data-part="control"
      placeholder={field.placeholder || undefined}
      required={field.required}
      autoComplete={autocompleteToken(field.type, undefined, section)}
      dir={field.type === 'text' ? 'auto' : undefined}
    />
  );
  if (!affix) return control;
  return (
    <div data-part="affixed">
      <span data-part="affix" aria-hidden="true">
        {affix}
      </span>
      {control}
    </div>
  );
}

export function TextArea(props: FieldProps) {
  const { field, id, texts } = props;
  const control = useRef<HTMLTextAreaElement>(null);
  const hasLimit = field.maxLength > 0;
  return (
    <>
      <textarea
        {...describing(props, hasLimit ? id('limit') : '')}
        id={id()}
        ref={control}
        name={field.id}
        data-part="control"
        rows={5}
        placeholder={field.placeholder || undefined}
        required={field.required}
        dir="auto"
      />
      {hasLimit && (
        <CharacterCounter control={control} limit={field.maxLength} limitId={id('limit')} texts={texts} />
      )}
    </>
  );
}

interface CharacterCounterProps {
  control: { readonly current: HTMLTextAreaElement | null };
  limit: number;
  limitId: string;
  texts: FieldProps['texts'];
}

/** Speaking each keystroke would drown the visitor's typing: the count is announced after a pause. */
const ANNOUNCE_AFTER_MS = 1000;

function CharacterCounter({ control, limit, limitId, texts }: CharacterCounterProps) {
  const [count, setCount] = useState(0);
  const [announced, setAnnounced] = useState('');
  const isOver = count > limit;

  useLayoutEffect(() => {
    const textarea = control.current;
    const form = textarea?.form;
    if (!textarea || !form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const { length } = textarea.value;
      setCount(length);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = length > limit ? texts.charactersOver : texts.charactersLeft;
        setAnnounced(text.replace('{count}', String(Math.abs(limit - length))));
      }, ANNOUNCE_AFTER_MS);
    };
    // A reset empties the control after its event.
    const onReset = () => queueMicrotask(update);
    textarea.addEventListener('input', update);
    form.addEventListener('reset', onReset);
    return () => {
      clearTimeout(timer);
      textarea.removeEventListener('input', update);
      form.removeEventListener('reset', onReset);
    };
  }, [control, limit, texts]);

  return (
    <p data-part="counter" data-exceeded={isOver || undefined}>
      <span aria-hidden="true" dir="ltr">
        {count} / {limit}
      </span>
      <span data-part="sr-only" id={limitId}>
        {texts.characterLimit.replace('{count}', String(limit))}
      </span>
      <span data-part="sr-only" role="status">
        {announced}
      </span>
    </p>
  );
}

export function Select(props: FieldProps) {
  const { field, id, texts } = props;
  return (
    <select
      {...describing(props)}
      id={id()}
      name={field.id}
      data-part="control"
      required={field.required}
      defaultValue=""
    >
      <option value="">{texts.selectPrompt}</option>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
