import { median } from '../../benchmarks/load/load';

/** What the processes of a shop held at one moment. */
export interface Sample {
  apiMb: number;
  storeMb: number;
  /** Open files and sockets. */
  apiHandles: number;
  storeHandles: number;
  /** Sessions of the database. */
  sessions: number;
  /** Work of the outbox that is due and not done. */
  due: number;
}

/** The most that a figure may grow between the third and the last quarter of a soak: a share, and a number besides. */
const BARS: Readonly<Record<keyof Sample, { share: number; extra: number }>> = {
  apiMb: { share: 0.05, extra: 10 },
  storeMb: { share: 0.05, extra: 10 },
  apiHandles: { share: 0, extra: 8 },
  storeHandles: { share: 0, extra: 8 },
  sessions: { share: 0, extra: 3 },
  due: { share: 0, extra: 20 },
};

interface Growth {
  figure: keyof Sample;
  /** The medians of the third and of the last quarter. */
  before: number;
  after: number;
  isFlat: boolean;
}

/**
 * Compares the third quarter of a soak with the last: caches are full by then, so that what still grows is kept for good.
 * Takes at least four samples, in their order.
 */
export function growthOf(samples: readonly Sample[]): Growth[] {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) throw new Error('A soak needs at least four samples.');
  const last = samples.slice(-quarter);
  const third = samples.slice(-2 * quarter, -quarter);
  return (Object.keys(BARS) as (keyof Sample)[]).map((figure) => {
    const [before, after] = [third, last].map((part) => median(part.map((sample) => sample[figure])));
    const { share, extra } = BARS[figure];
    return { figure, before: before!, after: after!, isFlat: after! <= before! * (1 + share) + extra };
  });
}
