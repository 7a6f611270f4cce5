/** Local and session storage that never throw: what the browser refuses to keep lives as long as the page. */
import { onePerPage } from './shared.ts';

export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What is used of the browser's, without the name of its type: programs on Node compile against this. */
interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Shared by all users of a kind, so that two widgets of one page see each other's records. */
const pageMemory = onePerPage('storage.1', () => ({
  local: new Map<string, string>(),
  session: new Map<string, string>(),
}));

/**
 * @param open returns the browser's store; it may throw (blocked cookies, sandboxed frames)
 * @param memory takes what the store refuses (full, private mode, blocked)
 */
export function createStorage(
  kind: 'local' | 'session',
  open: () => Store = () => (kind === 'local' ? localStorage : sessionStorage),
  memory: Map<string, string> = pageMemory()[kind],
): SafeStorage {
  return {
    get(key) {
      return memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined;
    },
    set(key, value) {
      const isKept = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

/** The one guard of what a browser may refuse: storage and cookies. @returns undefined when it throws */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
