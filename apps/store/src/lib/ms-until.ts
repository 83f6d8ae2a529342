const LEAST_MS = 1000;
/** Browsers run a timer at once that is longer than this. */
const MOST_MS = 2 ** 31 - 1;

/** Returns how long something holds that ends at an instant, for `refetchInterval`; false where nothing is known. */
export function msUntil(end: string | undefined): number | false {
  if (end === undefined) return false;
  return Math.min(Math.max(Date.parse(end) - Date.now(), LEAST_MS), MOST_MS);
}
