/** Keeps the costly formatters of `Intl`, a bounded number of each kind. */

const MAX_CACHED = 100;

/** A maker that remembers what it made for the same locale and options. */
export function remember<Options, Made>(
  make: (locale: string, options: Options) => Made,
): (locale: string, options: Options) => Made {
  const made = new Map<string, Made>();
  return (locale, options) => {
    const key = `${locale} ${typeof options === 'string' ? options : JSON.stringify(options)}`;
    let found = made.get(key);
    if (!found) {
      found = make(locale, options);
      if (made.size >= MAX_CACHED) made.clear();
      made.set(key, found);
    }
    return found;
  };
}
