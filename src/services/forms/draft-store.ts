/** Keeps a half-filled form for the session, so that a reload or a wrong click loses nothing. */
import { parseDraft } from '../../domain/forms/draft.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { createStorage, type SafeStorage } from '../page/storage.ts';

export interface DraftStore {
  read(): FormValues | undefined;
  write(draft: FormValues | undefined): void;
}

/** @param name tells forms of one page apart; the path tells pages apart */
export function createDraftStore(name: string, storage: SafeStorage = createStorage('session')): DraftStore {
  const key = `sqs-form-draft:${location.pathname}:${name}`;
  return {
    read: () => parseDraft(storage.get(key) ?? null),
    write(draft) {
      if (draft) storage.set(key, JSON.stringify(draft));
      else storage.remove(key);
    },
  };
}
