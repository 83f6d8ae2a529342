import { type Paise, ZERO } from '../money/money';
import {
  ALERT_ASKS_PER_HOUR,
  ALERT_CONFIRM_DAYS,
  ALERT_DAYS,
  ALERT_MAILS_PER_UNIT,
  ALERT_PRICE_MINUTES,
  type AlertKind,
} from './alerts.values';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Returns the end of an alert that begins now, and that of a link that confirms an address. */
export const alertExpiry = (now: Date): Date => after(now, ALERT_DAYS * DAY_MS);
export const confirmationExpiry = (now: Date): Date => after(now, ALERT_CONFIRM_DAYS * DAY_MS);

/** Returns the instant since which mails count against the limits of an hour. */
export const mailsCountSince = (now: Date): Date => before(now, HOUR_MS);

/** Returns the instant since which a price has to have been at or below the target. */
export const pricesCountSince = (now: Date): Date => before(now, ALERT_PRICE_MINUTES * MINUTE_MS);

/**
 * Returns whether an address may be mailed to confirm an alert: once an hour for the same alert, and five times for all. `askedAt`
 * is when it was asked for this one, in ISO-8601, `askedWithinHour` how often for any.
 */
export function mayAsk(
  { askedAt, askedWithinHour }: { askedAt: string | null; askedWithinHour: number },
  now: Date,
): boolean {
  const isRecent = askedAt !== null && Date.parse(askedAt) > before(now, HOUR_MS).getTime();
  return !isRecent && askedWithinHour < ALERT_ASKS_PER_HOUR;
}

/** Returns how many more people may be told now that a television is back: three an hour for each free unit. */
export const stockMailsLeft = (freeUnits: number, sentWithinHour: number): number =>
  Math.max(0, Math.max(0, freeUnits) * ALERT_MAILS_PER_UNIT - sentWithinHour);

/** A person who waits for a television, first come first. */
export interface WaitingPerson {
  id: string;
  /** Units of the person's own reservations that expired since the television was last sold out. */
  ownExpiredUnits: number;
}

/**
 * Returns who is told next that a television is back, in the order in which they asked. Units that came free by a person's own
 * expired reservation do not count for that person, who keeps their place.
 */
export function nextToNotify(
  waiting: readonly WaitingPerson[],
  { freeUnits, sentWithinHour }: { freeUnits: number; sentWithinHour: number },
): string[] {
  return waiting
    .filter(({ ownExpiredUnits }) => freeUnits > ownExpiredUnits)
    .slice(0, stockMailsLeft(freeUnits, sentWithinHour))
    .map(({ id }) => id);
}

/** A price with the instant from which it was in force, in ISO-8601. */
export interface PastPrice {
  at: string;
  pricePaise: Paise;
}

/**
 * Returns the highest price in force at any time of the last 15 minutes; undefined where no price was in force for all of them.
 * Prices are given oldest first. A price alert is due where its target is at least this.
 */
export function highestRecentPrice(prices: readonly PastPrice[], now: Date): Paise | undefined {
  const since = pricesCountSince(now).getTime();
  const first = prices.findLastIndex(({ at }) => Date.parse(at) <= since);
  if (first === -1) return undefined;
  return prices
    .slice(first)
    .reduce((highest, { pricePaise }) => (pricePaise > highest ? pricePaise : highest), ZERO);
}

/** Returns why an alert of a television makes no sense now; undefined where it does. */
export function alertObstacle(
  alert: { kind: AlertKind; targetPaise: Paise | null },
  television: { freeUnits: number; pricePaise: Paise },
): 'ALERT_IN_STOCK' | 'ALERT_TARGET_TOO_HIGH' | undefined {
  if (alert.kind === 'stock') return television.freeUnits > 0 ? 'ALERT_IN_STOCK' : undefined;
  const isBelow = alert.targetPaise !== null && alert.targetPaise < television.pricePaise;
  return isBelow ? undefined : 'ALERT_TARGET_TOO_HIGH';
}
