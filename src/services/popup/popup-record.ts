/** The pop-up's record in local storage, in memory where storage is blocked (behaviour/pop-up#what-is-remembered). */
import {
  formatPopupRecord,
  POPUP_STORAGE_KEY,
  type PopupRecord,
  parsePopupRecord,
  recordClosed,
  recordSubmitted,
} from '../../domain/popup/record.ts';
import { createStorage, type SafeStorage } from '../page/storage.ts';

export interface PopupRecordStore {
  read(): PopupRecord | undefined;
  /** The visitor closed this version now. */
  closed(version: number): void;
  /** A form inside this version was sent. */
  submitted(version: number): void;
}

/** @param now ms since the epoch */
export function createPopupRecordStore(
  storage: SafeStorage = createStorage('local'),
  now: () => number = Date.now,
): PopupRecordStore {
  const read = () => parsePopupRecord(storage.get(POPUP_STORAGE_KEY));
  const write = (record: PopupRecord) => storage.set(POPUP_STORAGE_KEY, formatPopupRecord(record));
  return {
    read,
    closed: (version) => write(recordClosed(read(), version, now())),
    submitted: (version) => write(recordSubmitted(read(), version)),
  };
}
