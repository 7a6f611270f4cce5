/** Fields with one control: a line of text, a text of several lines, a list to choose from. */

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { InputType } from '../../../domain/forms/fields/field-type.ts';
import { countText } from '../../../domain/text/plural.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { autofill, describing, type FieldProps } from './field-context.ts';

export function SingleInput(props: FieldProps, { input, affix }: InputType) {
  const { field, id, section } = props;
  const sign = affix?.(field);
  const control = (
    <input
      type="text"
      {...input}
      {...describing(props)}
      id={id()}
      name={field.id}
      data-part="control"
      placeholder={field.placeholder || undefined}
      required={field.required}
      autoComplete={autofill(input?.autoComplete, section)}
    />
  );
  if (!sign) return control;
  return (
    <div data-part="affixed">
      <span data-part="affix" aria-hidden="true">
        {sign}
      </span>
      {control}
    </div>
  );
}

export function TextArea(props: FieldProps) {
  const { field, id, texts, language } = props;
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
        <CharacterCounter
          control={control}
          limit={field.maxLength}
          limitId={id('limit')}
          texts={texts}
          language={language}
        />
      )}
    </>
  );
}

interface CharacterCounterProps {
  control: { readonly current: HTMLTextAreaElement | null };
  limit: number;
  limitId: string;
  texts: FieldProps['texts'];
  language: string;
}

/** Speaking each keystroke would drown the visitor's typing: the count is announced after a pause. */
const ANNOUNCE_AFTER_MS = 1000;

function CharacterCounter({ control, limit, limitId, texts, language }: CharacterCounterProps) {
  const [count, setCount] = useState(0);
  const [announced, setAnnounced] = useState('');
  const isOver = count > limit;
  const counted = useCallback(
    (name: 'charactersLeft' | 'charactersOver' | 'characterLimit', many: number) =>
      countText(texts[name], formMessages[name], many, language),
    [texts, language],
  );

  useLayoutEffect(() => {
    const textarea = control.current;
    const form = textarea?.form;
    if (!textarea || !form) return;
    // A browser that comes back to the page has filled it in already, or does so before it shows the page.
    setCount(textarea.value.length);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const { length } = textarea.value;
      setCount(length);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const name = length > limit ? 'charactersOver' : 'charactersLeft';
        setAnnounced(counted(name, Math.abs(limit - length)));
      }, ANNOUNCE_AFTER_MS);
    };
    // A reset empties the control after its event.
    const onReset = () => queueMicrotask(update);
    textarea.addEventListener('input', update);
    form.addEventListener('reset', onReset);
    window.addEventListener('pageshow', update);
    return () => {
      clearTimeout(timer);
      textarea.removeEventListener('input', update);
      form.removeEventListener('reset', onReset);
      window.removeEventListener('pageshow', update);
    };
  }, [control, limit, counted]);

  return (
    <p data-part="counter" data-exceeded={isOver || undefined}>
      <span aria-hidden="true" dir="ltr">
        {`${count.toLocaleString(language || undefined)} / ${limit.toLocaleString(language || undefined)}`}
      </span>
      <span data-part="sr-only" id={limitId}>
        {counted('characterLimit', limit)}
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
