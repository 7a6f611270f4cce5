/** The ledger of requests that outlive the page: browsers share one small budget among all of them. */

/**
 * Browsers refuse keepalive bodies over 64 KiB in all, shared by every request in flight, and more than a
 * few hundred at once. These limits leave room for what other scripts on the page send.
 */
export const BEACON_BUDGET_BYTES = 60_000;
export const BEACON_MAX_IN_FLIGHT = 15;

export interface BeaconLedger {
  readonly bytes: number;
  readonly inFlight: number;
}

export const EMPTY_LEDGER: BeaconLedger = { bytes: 0, inFlight: 0 };

/** @returns whether a body of `bytes` may be sent so that it survives the page now. */
export function fitsBudget(ledger: BeaconLedger, bytes: number): boolean {
  return ledger.inFlight + 1 < BEACON_MAX_IN_FLIGHT && ledger.bytes + bytes <= BEACON_BUDGET_BYTES;
}

/** @returns true when a body can never be sent that way, however empty the ledger. */
export function isOversized(bytes: number): boolean {
  return bytes > BEACON_BUDGET_BYTES;
}

/** @param requests 1 when a body of `bytes` is sent, -1 when its answer is there */
export function charge(ledger: BeaconLedger, bytes: number, requests: 1 | -1): BeaconLedger {
  return { bytes: ledger.bytes + bytes * requests, inFlight: ledger.inFlight + requests };
}
