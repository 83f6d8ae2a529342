import { addPaise, percentOf, ZERO, type Paise } from '../money/money';
import { STEP_UP_PRICE_PERCENT, STEP_UP_REFUND_PAISE, type StepUpWay } from './step-up.values';

const MINUTE_MS = 60_000;

/** What is known of a session of staff; instants as ISO-8601. */
interface SessionProofs {
  /** When its person confirmed that it is them last: with a second factor at the sign-in, or later. */
  factorAt: string | null;
  /** When its person signed in with the password. */
  openedAt: string;
  /** Whether the account has a second factor that the shop asks for. */
  hasFactor: boolean;
}

/**
 * Returns when the person of a session proved last who they are; null where they have not. The password of the sign-in is a
 * proof only where the account has no second factor.
 */
export function lastProofAt({ factorAt, openedAt, hasFactor }: SessionProofs): string | null {
  if (hasFactor || (factorAt !== null && Date.parse(factorAt) >= Date.parse(openedAt))) return factorAt;
  return openedAt;
}

/** Returns until when a session is confirmed after its last proof; null without a proof. */
export const confirmedUntil = (proofAt: string | null, minutes: number): Date | null =>
  proofAt === null ? null : new Date(Date.parse(proofAt) + minutes * MINUTE_MS);

/** Returns whether a session is confirmed (docs/spec/staff-sign-in.md#confirmation). With 0 minutes every session is. */
export function isConfirmed(
  proofAt: string | null,
  { minutes, now }: { minutes: number; now: Date },
): boolean {
  if (minutes === 0) return true;
  const until = confirmedUntil(proofAt, minutes);
  return until !== null && now.getTime() < until.getTime();
}

/** Returns how an account can confirm that it is its person, the preferred way first. A code may be a recovery code. */
export const stepUpWays = (has: { factor: boolean; passkey: boolean }): StepUpWay[] =>
  has.factor ? [...(has.passkey ? ['passkey' as const] : []), 'code'] : ['password'];

/** Returns whether an act that refunds these amounts needs a confirmed session: their sum counts. */
export const isLargeRefund = (...amounts: readonly Paise[]): boolean =>
  addPaise(ZERO, ...amounts) > STEP_UP_REFUND_PAISE;

/** Returns whether a selling price changes by more than 30 %. A price of 0 is none yet: what follows it is the first one. */
export function isLargePriceChange(from: Paise, to: Paise): boolean {
  if (from === 0) return false;
  return (
    to < percentOf(from, 100 - STEP_UP_PRICE_PERCENT) || to > percentOf(from, 100 + STEP_UP_PRICE_PERCENT)
  );
}

/** A selling price of the past, with its instant. */
interface DatedPaise {
  new_price: Paise;
  atMs: number;
}

/**
 * Returns whether a change makes a selling price differ by more than 30 % from one that was in force since `sinceMs`: for a
 * fall the highest one counts, for a rise the lowest, so that two smaller changes are one. `history` is sorted by time.
 */
export function isLargeChangeSince(
  history: readonly DatedPaise[],
  { from, to, sinceMs }: { from: Paise; to: Paise; sinceMs: number },
): boolean {
  const inForce = history.filter((_, index) => {
    const next = history[index + 1];
    return next === undefined || next.atMs > sinceMs;
  });
  const prices = [from, ...inForce.map(({ new_price: price }) => price)];
  return prices.some((price) => (to < from ? price > to : price < to) && isLargePriceChange(price, to));
}
