import { median } from '../load/load';

/** The least processor time of which a ratio says anything. */
const LEAST_US = 10;

/** Processor time a request, in microseconds. */
export interface Cost {
  serverUs: number;
  databaseUs: number;
}

/** The same work in the other build and in this one, measured one after the other. */
export interface Pair<Sample extends Cost = Cost> {
  before: Sample;
  now: Sample;
}

/** Measures a pair. The build that comes first alternates with the rounds (A B B A), so that a drift affects both alike. */
export async function measurePair<Sample extends Cost>(
  round: number,
  measure: Readonly<Record<keyof Pair, () => Promise<Sample>>>,
): Promise<Pair<Sample>> {
  if (round % 2 === 0) {
    const before = await measure.before();
    return { before, now: await measure.now() };
  }
  const now = await measure.now();
  return { before: await measure.before(), now };
}

function columnsOf(pairs: readonly Pair[], cost: (one: Cost) => number): string {
  const ratios = pairs.map(({ before, now }) => cost(now) / cost(before));
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  /* A cache hit does not use the database; what is measured there is its background work. */
  const usesIt = pairs.every(({ before, now }) => cost(before) >= LEAST_US && cost(now) >= LEAST_US);
  return [
    median(pairs.map(({ before }) => cost(before)))
      .toFixed(0)
      .padStart(8),
    median(pairs.map(({ now }) => cost(now)))
      .toFixed(0)
      .padStart(8),
    (usesIt ? `${median(ratios).toFixed(2)} (${range})` : '').padStart(22),
  ].join('');
}

/** Prints medians of both builds, and the median and range of the ratios within the pairs. */
export function printComparison(rows: Iterable<readonly [name: string, pairs: readonly Pair[]]>): void {
  const columns = (of: string) => `${`${of}, before`.padStart(18)}     now         ratio`;
  process.stdout.write(`\nprocessor time in µs${columns('API')}${columns('database')}\n`);
  for (const [name, pairs] of rows) {
    const databaseColumns = columnsOf(pairs, (one) => one.databaseUs);
    process.stdout.write(`${name.padEnd(30)}${columnsOf(pairs, (one) => one.serverUs)}${databaseColumns}\n`);
  }
}
