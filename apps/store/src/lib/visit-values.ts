/** A layout shift without recent input; its time in milliseconds since the page was opened. */
export interface Shift {
  value: number;
  startTime: number;
}

const WINDOW_GAP_MS = 1000;
const WINDOW_MAX_MS = 5000;
/** One interaction in so many is skipped, as in Google's metric. */
const INTERACTIONS_PER_OUTLIER = 50;

/**
 * Returns the Cumulative Layout Shift: the largest sum of shifts with gaps below a second, within at most
 * five seconds. 0 without shifts.
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let beganMs = -Infinity;
  let latestMs = -Infinity;
  for (const { value, startTime } of shifts) {
    const goesOn = startTime - latestMs < WINDOW_GAP_MS && startTime - beganMs < WINDOW_MAX_MS;
    if (!goesOn) beganMs = startTime;
    sum = goesOn ? sum + value : value;
    latestMs = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Returns the Interaction to Next Paint in milliseconds: the slowest interaction, skipping one for each
 * fifty. `durationsMs` has the longest event of each recorded interaction; undefined without any.
 */
export function slowestInteraction(durationsMs: readonly number[], interactions: number): number | undefined {
  const slowestFirst = durationsMs.toSorted((a, b) => b - a);
  return slowestFirst[Math.min(slowestFirst.length - 1, Math.floor(interactions / INTERACTIONS_PER_OUTLIER))];
}

/** Returns the device class; phones and tablets differ by the shorter side of their screen. */
export function deviceClass(screen: {
  shorterSidePx: number;
  touch: boolean;
}): 'phone' | 'tablet' | 'desktop' {
  if (!screen.touch) return 'desktop';
  return screen.shorterSidePx < 600 ? 'phone' : 'tablet';
}
