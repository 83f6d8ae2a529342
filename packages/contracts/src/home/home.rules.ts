import { fittingInches, metresFrom } from '../fit/viewing-distances.rules';
import type { Paise } from '../money/money';
import { HOME_ROOMS, type HomeRoom } from './home.values';

interface Dated {
  starts_at: string | null;
  ends_at: string | null;
}

/** Returns whether a section is shown at an instant: it is switched on, has begun and is not over. */
export const isShownAt = ({ is_shown, starts_at, ends_at }: Dated & { is_shown: boolean }, nowMs: number) =>
  is_shown &&
  (starts_at === null || Date.parse(starts_at) <= nowMs) &&
  (ends_at === null || nowMs < Date.parse(ends_at));

/** Returns the next instant at which a section begins or ends, so that what is cached ends then; undefined without one. */
export function nextChange(sections: readonly (Dated & { is_shown: boolean })[], nowMs: number) {
  const ahead = sections
    .filter((section) => section.is_shown)
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((at) => at !== null)
    .filter((at) => Date.parse(at) > nowMs)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return ahead[0];
}

/** What a television costs, and the lowest that it cost in the 30 days before its offer. */
interface Offer {
  new_price: Paise;
  lowestPriorPrice: Paise | undefined;
}

/** Returns what an offer saves against the lowest price of the 30 days before it, in paise; 0 where it saves nothing. */
export const trueSaving = ({ new_price: price, lowestPriorPrice: lowest }: Offer): number =>
  lowest === undefined ? 0 : Math.max(0, lowest - price);

/** Returns the offers that save something, the largest saving first (docs/spec/home-page.md#deals). */
export function trueDeals<T extends Offer>(offers: readonly T[]): T[] {
  return offers
    .filter((offer) => trueSaving(offer) > 0)
    .toSorted((a, b) => trueSaving(b) - trueSaving(a) || a.new_price - b.new_price);
}

/** Returns the budgets that have televisions, without one that adds none to the budget below it. */
export function offeredBudgets(counts: readonly { max: number; count: number }[]) {
  return counts.filter(({ count }, index) => count > 0 && count !== counts[index - 1]?.count);
}

interface Sold {
  value: number;
  count: number;
}

/** A room with the sizes on sale that suit it, and the number of their televisions. */
interface RoomSizes {
  room: HomeRoom;
  distanceCm: number;
  inches: number[];
  count: number;
}

/** Returns the rooms for which there are televisions, by the distances of the fit finder (docs/spec/fit-finder.md). */
export function roomSizes(sold: readonly Sold[]): RoomSizes[] {
  return HOME_ROOMS.map(({ room, distanceCm }) => {
    const { min, max } = fittingInches(metresFrom(distanceCm));
    const suiting = sold.filter(({ value }) => value >= min && value <= max);
    return {
      ...{ room, distanceCm, inches: suiting.map(({ value }) => value) },
      count: suiting.reduce((sum, { count }) => sum + count, 0),
    };
  }).filter(({ count }) => count > 0);
}
