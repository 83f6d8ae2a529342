/** The half turns that the slider reaches. */
export const HALF_TURN = 180;
/** What a key press and a button turn. */
export const KEY_DEGREES = 10;
export const BUTTON_DEGREES = 30;
/** How a set stands when the stage opens: its front and its left side are in sight. */
export const FIRST_DEGREES = 28;

const FULL_TURN = 2 * HALF_TURN;
const QUARTER = 45;
/** After this time a thrown set turns at a third of its speed. */
const SLOWING_MS = 260;
/** Slower than this it stops. */
const SLOWEST = 0.006;

/** Returns an angle in degrees as one above -180 up to 180. */
export function wrapDegrees(degrees: number): number {
  const within = ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return within > HALF_TURN ? within - FULL_TURN : within;
}

type Side = 'front' | 'leftSide' | 'back' | 'rightSide';

/** Returns which side of a set is in sight; turned to the right, it shows its left side. */
export function sideAt(degrees: number): Side {
  const turn = wrapDegrees(degrees);
  if (Math.abs(turn) <= QUARTER) return 'front';
  if (Math.abs(turn) >= HALF_TURN - QUARTER) return 'back';
  return turn > 0 ? 'leftSide' : 'rightSide';
}

/** Returns what a speed in degrees per millisecond is after some time; zero when it has become too slow. */
export function slowedSpeed(speed: number, ms: number): number {
  const slowed = speed * Math.exp(-ms / SLOWING_MS);
  return Math.abs(slowed) < SLOWEST ? 0 : slowed;
}
