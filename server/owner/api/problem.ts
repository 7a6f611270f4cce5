/** What a failed call is to the owner: one sentence. */

export function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
