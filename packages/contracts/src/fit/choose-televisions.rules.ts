import { FIT_SHOWN, type FitRole, type RoomLimit } from './fit.values';
import {
  exceededLimits,
  fitPoints,
  judgeTelevision,
  type Fit,
  type FitFacts,
  type Room,
} from './judge-television.rules';
import { idealInches, metresFrom } from './viewing-distances.rules';

interface Judged<T> {
  television: T;
  fit: Fit;
  points: number;
  exceeded: readonly RoomLimit[];
  /** Distance of its size from the best one, in inches. */
  offInches: number;
}

export interface ChosenTelevision<T> {
  role: FitRole;
  television: T;
  fit: Fit;
}

interface TelevisionChoice<T> {
  /** At most three, the best first. */
  chosen: ChosenTelevision<T>[];
  /** All that fit, in the order given. */
  fitting: T[];
  /** Those that fit but for one limit, by that limit; only where none fits. */
  outsideOne: ReadonlyMap<RoomLimit, T[]>;
}

/** A cheaper one costs at most this share of the best one. */
const CHEAPER_SHARE = 0.85;

function judge<T extends FitFacts>(room: Room, television: T): Judged<T> {
  const fit = judgeTelevision(room, television);
  const ideal = idealInches(metresFrom(room.distanceCm), room.use);
  return {
    television,
    fit,
    points: fitPoints(fit),
    exceeded: exceededLimits(room, television, fit),
    offInches: Math.abs(television.screenInches - ideal),
  };
}

const isRight = ({ fit }: Judged<FitFacts>) => Number(fit.size === 'right');

/** Orders by size: right ones first, then by nearness to the best size, of two as near the larger one. */
const bySize = (a: Judged<FitFacts>, b: Judged<FitFacts>) =>
  isRight(b) - isRight(a) ||
  a.offInches - b.offInches ||
  b.television.screenInches - a.television.screenInches;

/** Orders by what suits the room best, then by price. */
const byPoints = (a: Judged<FitFacts>, b: Judged<FitFacts>) =>
  b.points - a.points || a.television.price - b.television.price;

/** Orders alternatives: right sizes first, then what suits best, then the nearest size, then the price. */
const byMerit = (a: Judged<FitFacts>, b: Judged<FitFacts>) =>
  isRight(b) - isRight(a) ||
  b.points - a.points ||
  a.offInches - b.offInches ||
  a.television.price - b.television.price;

const bestOf = <T extends FitFacts>(
  judged: readonly Judged<T>[],
  order: (a: Judged<T>, b: Judged<T>) => number,
): Judged<T> | undefined => judged.toSorted(order)[0];

/** Returns the best one: of the best size, what suits the room best, and of those the cheapest. */
function bestFit<T extends FitFacts>(fitting: readonly Judged<T>[]): Judged<T> | undefined {
  const nearest = bestOf(fitting, bySize);
  if (!nearest) return undefined;
  const { screenInches } = nearest.television;
  return bestOf(
    fitting.filter(({ television }) => television.screenInches === screenInches),
    byPoints,
  );
}

type Alternative = Exclude<FitRole, 'best'>;

function alternatives<T extends FitFacts>(
  best: Judged<T>,
  others: readonly Judged<T>[],
): Readonly<Record<Alternative, readonly Judged<T>[]>> {
  const { price, screenInches } = best.television;
  return {
    /* A lower price is no reason for a size that is wrong where the best one is right. */
    cheaper: others.filter(
      (one) => one.television.price <= price * CHEAPER_SHARE && isRight(one) >= isRight(best),
    ),
    larger: others.filter((one) => one.television.screenInches > screenInches && one.fit.size !== 'large'),
    'better-picture': others.filter(
      ({ points, television }) => points > best.points && television.price > price,
    ),
    also: others,
  };
}

const ALTERNATIVES: readonly Alternative[] = ['cheaper', 'larger', 'better-picture', 'also', 'also'];

function chooseFrom<T extends FitFacts>(fitting: readonly Judged<T>[]): ChosenTelevision<T>[] {
  const best = bestFit(fitting);
  if (!best) return [];
  const chosen: { role: FitRole; one: Judged<T> }[] = [{ role: 'best', one: best }];
  for (const role of ALTERNATIVES) {
    const others = fitting.filter((one) => chosen.every(({ one: taken }) => taken !== one));
    const next = bestOf(alternatives(best, others)[role], byMerit);
    if (next && chosen.length < FIT_SHOWN) chosen.push({ role, one: next });
  }
  return chosen.map(({ role, one: { television, fit } }) => ({ role, television, fit }));
}

/**
 * Returns up to three televisions for a room (docs/spec/fit-finder.md#choice): the best one, a cheaper one, and one with a larger or
 * better picture. The size decides first, so that farther away none is smaller.
 */
export function chooseTelevisions<T extends FitFacts>(
  room: Room,
  televisions: readonly T[],
): TelevisionChoice<T> {
  const judged = televisions.map((television) => judge(room, television));
  const fitting = judged.filter(({ exceeded }) => exceeded.length === 0);
  const outsideOne = new Map<RoomLimit, T[]>();
  if (fitting.length === 0)
    for (const { exceeded, television } of judged) {
      const [limit] = exceeded;
      if (limit !== undefined && exceeded.length === 1)
        outsideOne.set(limit, [...(outsideOne.get(limit) ?? []), television]);
    }
  return { chosen: chooseFrom(fitting), fitting: fitting.map(({ television }) => television), outsideOne };
}
