import { pick, type Random } from '@aabha/db/seed/random';

/** After this many tries without effect an item loses its priority, so that it does not delay the others. */
const MAX_PRIORITY_TRIES = 4;

export interface Item {
  name: string;
  /** The group of the item: items of one group do not follow each other while there are others. */
  sort: string;
  /** The weight of one occurrence: higher for slow items, so that they repeat less often. 1 by default. */
  counts?: number;
}

export interface Count {
  tried: number;
  happened: number;
}

function shuffle<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => {
    const item = pick(random, left);
    left.splice(left.indexOf(item), 1);
    return item;
  });
}

/** Returns the items round-robin by sort, in an order that the seed decides. */
function interleave<T extends Item>(random: Random, items: readonly T[]): T[] {
  const sorts = shuffle(random, [...new Set(items.map(({ sort }) => sort))]).map((sort) =>
    shuffle(
      random,
      items.filter((item) => item.sort === sort),
    ),
  );
  const rounds = Math.max(0, ...sorts.map((sort) => sort.length));
  return Array.from({ length: rounds }, (_, round) => sorts.flatMap((sort) => sort[round] ?? [])).flat();
}

const FEWEST_A_ROUND = 3;
const MOST_A_ROUND = 8;

/** Returns the size of the next round: one more while time is too short for all missing items, else one fewer. */
export function nextRoundSize(
  last: number,
  { missing, leftMs, eachMs }: { missing: number; leftMs: number; eachMs: number },
): number {
  /* A fifth of the time is reserved for repeated tries. */
  const isBehind = missing * eachMs > leftMs * 0.8;
  return Math.min(MOST_A_ROUND, Math.max(FEWEST_A_ROUND, last + (isBehind ? 1 : -1)));
}

/** Chooses the next item: first those that have not happened yet, then those that have happened least. */
export class Schedule<T extends Item> {
  private readonly order: T[];
  private readonly counts = new Map<string, Count>();

  constructor(random: Random, items: readonly T[]) {
    this.order = interleave(random, items);
    for (const { name } of this.order) this.counts.set(name, { tried: 0, happened: 0 });
  }

  has({ name }: Item): boolean {
    return this.counts.has(name);
  }

  /** Returns the counts of an item; throws when it is not in the schedule. */
  countOf({ name }: Item): Count {
    const count = this.counts.get(name);
    if (!count) throw new Error(`${name} is not in the schedule.`);
    return count;
  }

  private rank(item: T): readonly [number, number] {
    const { tried, happened } = this.countOf(item);
    return [happened === 0 && tried >= MAX_PRIORITY_TRIES ? 1 : happened * (item.counts ?? 1), tried];
  }

  /** Returns the items that have not happened yet. */
  missing(): T[] {
    return this.order.filter((item) => this.countOf(item).happened === 0);
  }

  /** Returns the next item that `fits`, or undefined when there is none. */
  next(fits: (item: T) => boolean = () => true): T | undefined {
    const [first] = this.order.filter(fits).toSorted((a, b) => {
      const [aFirst, aThen] = this.rank(a);
      const [bFirst, bThen] = this.rank(b);
      return aFirst - bFirst || aThen - bThen;
    });
    return first;
  }

  record(item: Item, happened: boolean): void {
    const count = this.countOf(item);
    count.tried += 1;
    if (happened) count.happened += 1;
  }

  /** Returns all items with their counts, sorted by sort and name. */
  table(): (Item & Count)[] {
    return this.order
      .map(({ name, sort }) => ({ name, sort, ...this.countOf({ name, sort }) }))
      .toSorted((a, b) => a.sort.localeCompare(b.sort) || a.name.localeCompare(b.name));
  }
}
