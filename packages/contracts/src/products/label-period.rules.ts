const DAY_MS = 86_400_000;
const WARNED_DAYS = 60;

/**
 * Returns whether the period of an energy label ended, or ends within 60 days; undefined otherwise. Days are those of
 * India, `YYYY-MM-DD`. Sets from within the period may still be sold after it, so that this hides none.
 */
export function labelPeriodState(
  validTo: string | null | undefined,
  today: string,
): 'ending' | 'ended' | undefined {
  if (!validTo) return undefined;
  const daysLeft = (Date.parse(validTo) - Date.parse(today)) / DAY_MS;
  if (daysLeft < 0) return 'ended';
  return daysLeft < WARNED_DAYS ? 'ending' : undefined;
}
