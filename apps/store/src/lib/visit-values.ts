/** A layout shift that nobody's tap or key had caused; its time in milliseconds since the page was opened. */
export interface Shift {
  value: number;
  startTime: number;
}

const WINDOW_GAP_MS = 1000;
const WINDOW_MAX_MS = 5000;
/** One slow interaction in so many is let pass, as Google's measure does. */
const INTERACTIONS_PER_OUTLIER = 50;

/**
 * Cumulative Layout Shift: the largest sum of shifts that follow each other within a second, in at most five seconds.
 * Without any shift 0.
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
 * Interaction to Next Paint in milliseconds: the slowest of a visit's interactions, or the next slowest for each fifty of
 * them. `durationsMs` has the longest event of each noted interaction; undefined where there was none.
 */
export function slowestInteraction(durationsMs: readonly number[], interactions: number): number | undefined {
  const slowestFirst = durationsMs.toSorted((a, b) => b - a);
  return slowestFirst[Math.min(slowestFirst.length - 1, Math.floor(interactions / INTERACTIONS_PER_OUTLIER))];
}

/** Phones and tablets are told apart by the shorter side of their screen. */
export function deviceClass(screen: {
  shorterSidePx: number;
  touch: boolean;
}): 'phone' | 'tablet' | 'desktop' {
  if (!screen.touch) return 'desktop';
  return screen.shorterSidePx < 600 ? 'phone' : 'tablet';
}
