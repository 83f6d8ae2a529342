import { RETURN_DAYS } from '../settings/promises';
import { endOfIndiaDay, indiaDay } from '../time/india-time';
import { RETURN_REASONS, type ReturnReason } from './returns.values';

const DAY_MS = 86_400_000;

/** The days after the delivery within which each reason counts. */
type ReturnWindows = Readonly<Record<ReturnReason, number>>;

/** The settings of the shop that a policy is made of. */
interface WindowSettings {
  returnDaysDefective: number;
  returnDaysWrongItem: number;
  returnDaysNotAsDescribed: number;
  returnDaysChangedMind: number;
  returnDaysOther: number;
}

/** Returns the days of each reason (docs/spec/returns-and-refunds.md#return-window). */
export const returnWindows = (settings: WindowSettings): ReturnWindows => ({
  'Defective product': settings.returnDaysDefective,
  'Wrong item delivered': settings.returnDaysWrongItem,
  'Product not as described': settings.returnDaysNotAsDescribed,
  'Changed mind': settings.returnDaysChangedMind,
  Other: settings.returnDaysOther,
});

const isListed = (reason: string): reason is ReturnReason =>
  (RETURN_REASONS as readonly string[]).includes(reason);

/** Returns the days of a reason as it is sent: the shopper's own words are those of Other. */
export const daysOfReason = (windows: ReturnWindows, reason: string): number =>
  windows[isListed(reason) ? reason : 'Other'];

/** Returns the days of the reason that counts longest. */
export const longestDays = (windows: ReturnWindows): number => Math.max(...Object.values(windows));

/** Returns the last instant of a window: the end of its last day after the delivery, in India. */
export const returnUntil = (deliveredAt: string, days: number = RETURN_DAYS): string =>
  endOfIndiaDay(indiaDay(new Date(Date.parse(deliveredAt) + days * DAY_MS))).toISOString();

/** Returns until when each reason counts, in the order of the form. */
export const reasonsUntil = (windows: ReturnWindows, deliveredAt: string) =>
  RETURN_REASONS.map((reason) => ({ reason, until: returnUntil(deliveredAt, windows[reason]) }));
