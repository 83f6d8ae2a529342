import { pick, type Random } from '@aabha/db/seed/random';

/** After so many vain tries something waits for its turn like what has happened, so that it holds up nothing. */
const VAIN_TRIES = 4;

export interface Item {
  name: string;
  /** What it belongs to: those of one sort never come in a row while there are others. */
  sort: string;
  /** Once it has happened it counts for so many times, since it takes long. 1 when left out. */
  counts?: number;
}

export interface Count {
  tried: number;
  happened: number;
}

function shuffled<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => {
    const chosen = pick(random, left);
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
}

/** One of each sort, then another of each, and so on, in an order that the seed decides. */
function inTurns<T extends Item>(random: Random, items: readonly T[]): T[] {
  const sorts = shuffled(random, [...new Set(items.map(({ sort }) => sort))]).map((sort) =>
    shuffled(
      random,
      items.filter((item) => item.sort === sort),
    ),
  );
  const rounds = Math.max(0, ...sorts.map((sort) => sort.length));
  return Array.from({ length: rounds }, (_, round) => sorts.flatMap((sort) => sort[round] ?? [])).flat();
}

const FEWEST_A_ROUND = 3;
const MOST_A_ROUND = 8;

/** How many of `missing` to take into the next round: one more than in the last while they would not all get their turn, else one fewer. */
export function nextRoundSize(
  last: number,
  { missing, leftMs, eachMs }: { missing: number; leftMs: number; eachMs: number },
): number {
  /* A fifth is kept for what has to be tried again. */
  const isBehind = missing * eachMs > leftMs * 0.8;
  return Math.min(MOST_A_ROUND, Math.max(FEWEST_A_ROUND, last + (isBehind ? 1 : -1)));
}

/** Says what to try next, and keeps count: first what has not happened yet, then what has happened least. */
export class Schedule<T extends Item> {
  private readonly order: T[];
  private readonly counts = new Map<string, Count>();

  constructor(random: Random, items: readonly T[]) {
    this.order = inTurns(random, items);
    for (const { name } of this.order) this.counts.set(name, { tried: 0, happened: 0 });
  }

  has({ name }: Item): boolean {
    return this.counts.has(name);
  }

  /** Throws for what is not in it. */
  countOf({ name }: Item): Count {
    const count = this.counts.get(name);
    if (!count) throw new Error(`${name} is not in the programme.`);
    return count;
  }

  private rank(item: T): readonly [number, number] {
    const { tried, happened } = this.countOf(item);
    return [happened === 0 && tried >= VAIN_TRIES ? 1 : happened * (item.counts ?? 1), tried];
  }

  /** What has not happened yet. */
  missing(): T[] {
    return this.order.filter((item) => this.countOf(item).happened === 0);
  }

  /** Undefined when nothing fits. */
  next(fits: (item: T) => boolean = () => true): T | undefined {
    const [first] = this.order.filter(fits).toSorted((a, b) => {
      const [aFirst, aThen] = this.rank(a);
      const [bFirst, bThen] = this.rank(b);
      return aFirst - bFirst || aThen - bThen;
    });
    return first;
  }

  note(item: Item, happened: boolean): void {
    const count = this.countOf(item);
    count.tried += 1;
    if (happened) count.happened += 1;
  }

  /** All of it by name, with how often it was tried and happened. */
  table(): (Item & Count)[] {
    return this.order
      .map(({ name, sort }) => ({ name, sort, ...this.countOf({ name, sort }) }))
      .toSorted((a, b) => a.sort.localeCompare(b.sort) || a.name.localeCompare(b.name));
  }
}
