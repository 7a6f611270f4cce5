/** Words that one of the values must contain. */
import type { FormEvent, RefObject } from 'react';
import { go } from '../navigation/place.ts';
import { entriesOf } from '../ui/form-entries.ts';
import { Icon } from '../ui/icon.tsx';
import { addressOf, type Filter } from './filter.ts';

interface SearchProps {
  filter: Filter;
  input: RefObject<HTMLInputElement | null>;
}

export function Search({ filter, input }: SearchProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    go(addressOf({ ...filter, q: entriesOf(event.currentTarget).q ?? '' }));
  }
  return (
    <search>
      <form className="search" onSubmit={submit}>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="q"
          ref={input}
          defaultValue={filter.q}
          placeholder="Search"
          aria-label="Search"
          autoComplete="off"
          enterKeyHint="search"
          // The cross in the field empties it without a submit.
          onInput={(event) => {
            if (event.currentTarget.value === '' && filter.q) go(addressOf({ ...filter, q: '' }));
          }}
        />
      </form>
    </search>
  );
}
