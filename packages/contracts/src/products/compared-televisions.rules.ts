import { subtractPaise, type Paise } from '../money/money';
import type { Resolution } from './products.schema';
import { RESOLUTIONS } from './products.values';

/** What televisions are ranked by. Which of two technologies or brands is better is a matter of the room and of taste. */
export const COMPARED_POINTS = [
  'price',
  'screen',
  'resolution',
  'refreshRate',
  'stars',
  'electricity',
  'rating',
  'warranty',
] as const;
export type ComparedPoint = (typeof COMPARED_POINTS)[number];

/** What is compared of a television; null where it is not known. */
export interface ComparedTelevision {
  _id: string;
  price: Paise;
  stock: number;
  screenInches: number;
  resolution: Resolution;
  refreshHz: number;
  beeStars: number;
  /** What its electricity costs in a year. */
  electricity: Paise | null;
  averageRating: number;
  reviewCount: number;
  warrantyMonths: number;
}

/** Returns the rank of a television in a point, the higher the better; null where it is not known. */
const RANKS: Readonly<Record<ComparedPoint, (television: ComparedTelevision) => number | null>> = {
  price: ({ price }) => -price,
  screen: ({ screenInches }) => screenInches,
  resolution: ({ resolution }) => RESOLUTIONS.indexOf(resolution),
  refreshRate: ({ refreshHz }) => refreshHz,
  stars: ({ beeStars }) => beeStars,
  electricity: ({ electricity }) => (electricity === null ? null : -electricity),
  rating: ({ averageRating, reviewCount }) => (reviewCount > 0 ? averageRating : null),
  warranty: ({ warrantyMonths }) => warrantyMonths,
};

/** Returns the televisions with the best value of a point; none where all that state it are alike, or fewer than two do. */
export function bestInPoint(
  televisions: readonly ComparedTelevision[],
  point: ComparedPoint,
): ReadonlySet<string> {
  const ranked = televisions.flatMap((television) => {
    const rank = RANKS[point](television);
    return rank === null ? [] : [{ id: television._id, rank }];
  });
  const most = Math.max(...ranked.map(({ rank }) => rank));
  const best = ranked.filter(({ rank }) => rank === most);
  return new Set(best.length === ranked.length ? [] : best.map(({ id }) => id));
}

/** What a comparison comes to, in short. Televisions that are out of stock are left out of it. */
export type ComparisonVerdict =
  | { kind: 'none-in-stock' }
  | { kind: 'only-one'; best: string }
  /** Alike but for the price; `saving` is how much less the cheapest costs than the next one. */
  | { kind: 'alike'; best: string; saving: Paise }
  /** The cheapest, with where it is ahead of the alternative, or without one of all others; and the best one that is ahead of it. */
  | { kind: 'ranked'; cheapest: string; ahead: ComparedPoint[]; alternative: Alternative | null };

interface Alternative {
  _id: string;
  /** How much more it costs. */
  extra: Paise;
  ahead: ComparedPoint[];
}

const POINTS = COMPARED_POINTS.filter((point) => point !== 'price');

/** Returns the points in which a television is better than another one. */
const pointsAhead = (one: ComparedTelevision, other: ComparedTelevision) =>
  POINTS.filter((point) => bestInPoint([one, other], point).has(one._id));

/** Returns in how many points a television is among the best. */
const strengthOf = ({ _id }: ComparedTelevision, all: readonly ComparedTelevision[]) =>
  POINTS.filter((point) => bestInPoint(all, point).has(_id)).length;

/** Returns the television that is best in most points of those that are ahead of the cheapest in one, the cheapest of equals. */
function alternativeTo(cheapest: ComparedTelevision, all: readonly ComparedTelevision[]): Alternative | null {
  const [first] = all
    .filter((television) => television !== cheapest)
    .map((television) => ({
      _id: television._id,
      extra: subtractPaise(television.price, cheapest.price),
      ahead: pointsAhead(television, cheapest),
      strength: strengthOf(television, all),
    }))
    .filter(({ ahead }) => ahead.length > 0)
    .toSorted((a, b) => b.strength - a.strength || a.extra - b.extra);
  return first ? { _id: first._id, extra: first.extra, ahead: first.ahead } : null;
}

/** Returns what a comparison of two televisions or more comes to (docs/spec/storefront.md#comparison); null for fewer. */
export function comparisonVerdict(televisions: readonly ComparedTelevision[]): ComparisonVerdict | null {
  if (televisions.length < 2) return null;
  const all = televisions.filter(({ stock }) => stock > 0);
  const [cheapest, next] = all.toSorted(
    (a, b) => a.price - b.price || strengthOf(b, all) - strengthOf(a, all),
  );
  if (!cheapest) return { kind: 'none-in-stock' };
  if (!next) return { kind: 'only-one', best: cheapest._id };
  if (all.every((television) => strengthOf(television, all) === 0))
    return { kind: 'alike', best: cheapest._id, saving: subtractPaise(next.price, cheapest.price) };
  const alternative = alternativeTo(cheapest, all);
  const other = all.find(({ _id }) => _id === alternative?._id);
  const ahead = other
    ? pointsAhead(cheapest, other)
    : POINTS.filter((point) => bestInPoint(all, point).has(cheapest._id));
  return { kind: 'ranked', cheapest: cheapest._id, ahead, alternative };
}
