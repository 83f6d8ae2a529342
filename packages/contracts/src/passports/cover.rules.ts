import { addIndiaMonths, endOfIndiaDay, indiaDay } from '../time/india-time';
import type { CoverState } from './passports.values';

const DAY_MS = 86_400_000;

/** What a warranty follows from. */
export interface CoverFacts {
  /** ISO time of the delivery; null before it. */
  deliveredAt: string | null;
  /** The day in India on which a technician installed it; null where none did. */
  installedOn: string | null;
  /** The product's own months. */
  months: number;
  /** Months of the extended warranty, which begin after its own; 0 for none or refunded. */
  extendedMonths: number;
  isReturned: boolean;
  isReplaced: boolean;
}

interface Cover {
  state: CoverState;
  /** ISO days in India; empty before the delivery, and where there is no such warranty. */
  startsOn: string;
  endsOn: string;
  extendedEndsOn: string;
  /** Days with the present cover, today included; 0 without one. */
  daysLeft: number;
}

const daysUntil = (day: string, now: Date) =>
  Math.max(0, Math.ceil((endOfIndiaDay(day).getTime() - now.getTime()) / DAY_MS));

/** Returns when a warranty begins: on the day of the delivery, or on that of the installation where it is later. */
function startOf({ deliveredAt, installedOn }: CoverFacts): Date | undefined {
  const days = [deliveredAt && indiaDay(new Date(deliveredAt)), installedOn].filter((day) => day !== null);
  const last = days.toSorted().at(-1);
  return last ? endOfIndiaDay(last) : undefined;
}

/**
 * Returns how a warranty stands at a moment (docs/spec/warranty-passport.md#cover): it begins on the day of the delivery in
 * India, or of the installation, and ends with the same day of its last month, or the last day of a month that is shorter.
 */
export function coverOf(facts: CoverFacts, now: Date): Cover {
  const { months, extendedMonths, isReturned, isReplaced } = facts;
  const start = startOf(facts);
  if (start === undefined)
    return { state: 'waiting', startsOn: '', endsOn: '', extendedEndsOn: '', daysLeft: 0 };
  const after = (later: number) => indiaDay(addIndiaMonths(start, later));
  const startsOn = indiaDay(start);
  const endsOn = months > 0 ? after(months) : '';
  const extendedEndsOn = extendedMonths > 0 ? after(months + extendedMonths) : '';
  const days = { startsOn, endsOn, extendedEndsOn };
  if (isReplaced || isReturned) return { ...days, state: isReplaced ? 'replaced' : 'returned', daysLeft: 0 };
  const isOn = (day: string) => day !== '' && now <= endOfIndiaDay(day);
  if (isOn(endsOn)) return { ...days, state: 'covered', daysLeft: daysUntil(endsOn, now) };
  if (isOn(extendedEndsOn)) return { ...days, state: 'extended', daysLeft: daysUntil(extendedEndsOn, now) };
  return { ...days, state: 'over', daysLeft: 0 };
}
