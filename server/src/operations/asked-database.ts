/** Asks the database on behalf of who watches the server: every few seconds, and for an answer by then. */

const PATIENCE_MS = 2_000;

/** @throws what the database refused, or that it did not answer in time */
export async function answered<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The database did not answer in time.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
