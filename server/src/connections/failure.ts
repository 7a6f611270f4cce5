/** Why a target did not take a delivery: a sentence for the owner, and whether it is worth another try. */

interface FailureDetails {
  /** The same delivery will be refused for ever. */
  isPermanent?: boolean;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

export class DeliveryFailure extends Error {
  readonly isPermanent: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(problem: string, { isPermanent = false, retryAfterMs, cause }: FailureDetails = {}) {
    super(problem, { cause });
    this.isPermanent = isPermanent;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Of what the target itself refuses for good. */
export function permanent(problem: string): DeliveryFailure {
  return new DeliveryFailure(problem, { isPermanent: true });
}

/** What an attempt would fail with, before anything is sent. */
export function problemOf(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryFailure) return error.message;
    throw error;
  }
}
