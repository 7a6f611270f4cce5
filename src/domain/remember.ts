/** Keeps the costly formatters of `Intl`, a bounded number of each kind. */

const MAX_CACHED = 100;

/** A maker that remembers what it made for the same locale and options. */
export function remember<Options, Made>(
  make: (locale: string, options: Options) => Made,
): (locale: string, options: Options) => Made {
  const made = new Map<string, Made>();
  return (locale, options) => {
    const wanted = typeof options === 'string' ? options : JSON.stringify(options);
    // A text as it is has its place in the table already; one that is put together has to be looked at anew.
    const key = locale === '' ? wanted : `${locale} ${wanted}`;
    let found = made.get(key);
    if (!found) {
      found = make(locale, options);
      if (made.size >= MAX_CACHED) made.clear();
      made.set(key, found);
    }
    return found;
  };
}
