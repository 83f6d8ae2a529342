import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { cloneDatabase } from '../testing/test-database';
import { dropPartitionsBefore } from './drop-partitions-before';
import { preparePartitions } from './prepare-partitions';

vi.setConfig({ testTimeout: 120_000 });

const DAY_MS = 86_400_000;
const RETENTION_MS = 90 * DAY_MS;
/** Two years: months in the partition of the time before, of their own, and without any. */
const SPAN_DAYS = 730;

const instant = fc.integer({ min: 0, max: SPAN_DAYS * 24 * 60 }).map((minutes) => minutes * 60_000);
/** The job runs at an instant, or a row of an instant comes. Instants are in any order, as clocks and late jobs make them. */
const step = fc.record({ kind: fc.constantFrom('job', 'row', 'row', 'row'), at: instant });

it('rows within the retention are never lost, and each is found once, whenever the job runs', async () => {
  const start = Date.now() - 60 * DAY_MS;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const database = await cloneDatabase();
      const rows: number[] = [];
      let latest = -Infinity;
      for (const { kind, at } of steps) {
        if (kind === 'row') {
          rows.push(start + at);
          await database.sql`insert into web_vitals (route, device, created_at) values ('/', 'phone', ${new Date(start + at).toISOString()})`;
          continue;
        }
        latest = Math.max(latest, start + at);
        await preparePartitions(database.db, new Date(start + at));
        await dropPartitionsBefore(database.db, 'web_vitals', new Date(start + at - RETENTION_MS));
      }
      const found = await database.sql<{ ms: number }[]>`
        select (extract(epoch from created_at) * 1000)::float8 as ms from web_vitals`;
      const left = found.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const kept = rows.filter((ms) => ms >= latest - RETENTION_MS).toSorted((a, b) => a - b);
      expect(left.filter((ms) => ms >= latest - RETENTION_MS)).toEqual(kept);
      await database.close();
    }),
    { numRuns: 15, seed: 7 },
  );
});
