const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a delivery waits after each failed try, before the jitter: 12 tries in about a day. */
const WAITS_MS = [
  ...[5000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[1, 2, 3, 4, 5, 8].map((hours) => hours * HOUR_MS),
];
/** Tries of a delivery, the first one included. */
export const WEBHOOK_TRIES = WAITS_MS.length + 1;
/** A wait is up to a tenth shorter or longer, so that receivers that were down are not called by all at once. */
const JITTER = 0.1;

/**
 * Returns how long a delivery waits after its `tries`th failed try, in milliseconds; null when it is given up. `random` is from
 * 0 to 1.
 */
export function retryWaitMs(tries: number, random: number): number | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

/** Returns whether a status of HTTP takes a delivery; a redirect does not, since none is followed. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
