import { sql } from 'drizzle-orm';
import { indiaDay, startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import type { Db, DbOrTx, Tx } from '../client';
import { changePartitions } from './change-partitions';
import { listPartitions } from './list-partitions';
import { PARTITIONED_TABLES, type PartitionedTable } from './partitioned-tables';

/** Months after the present one that have partitions: the job may fail for as long before a row finds none. */
const MONTHS_AHEAD = 3;
/**
 * How far a month must be from the present instant. A statement that is inserting into the default partition fails when the
 * partition of its month is attached meanwhile, so none is created for a month whose rows are coming.
 */
const MARGIN_MS = 3600_000;
/** Rows that one transaction moves: inserts into the default partition wait for it. */
const MOST_MOVED = 100_000;

/** Names of partitions: those that a call created, and those that it did not, for the next call. */
interface PreparedPartitions {
  created: string[];
  postponed: string[];
}

const defaultOf = (table: PartitionedTable) => sql.identifier(`${table}_default`);
const nameOf = (table: PartitionedTable, month: Date) =>
  `${table}_${indiaDay(month).slice(0, 7).replace('-', '_')}`;

/** Returns the months up to the last one to prepare that have rows in the default partition. */
async function strayMonths(db: DbOrTx, table: PartitionedTable, now: Date): Promise<number[]> {
  const end = startOfIndiaMonth(now, MONTHS_AHEAD + 1).toISOString();
  const rows = await db.execute<{ ms: number }>(sql`
    select distinct (extract(epoch from date_trunc('month', created_at at time zone 'Asia/Kolkata')
      at time zone 'Asia/Kolkata') * 1000)::float8 as ms
    from ${defaultOf(table)} where created_at < ${end}::timestamptz`);
  return rows.map(({ ms }) => ms);
}

/** Returns the first instants of the months that should have a partition and have none, oldest first. */
async function missingMonths(db: DbOrTx, table: PartitionedTable, now: Date): Promise<Date[]> {
  const partitions = await listPartitions(db, table);
  if (partitions.length === 0) return [];
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, n) => startOfIndiaMonth(now, n + 1).getTime());
  const isCovered = (ms: number) =>
    partitions.some(({ fromMs, toMs }) => toMs !== null && (fromMs ?? -Infinity) <= ms && ms < toMs);
  const isPresent = (ms: number) =>
    ms - MARGIN_MS <= now.getTime() &&
    now.getTime() < startOfIndiaMonth(new Date(ms), 1).getTime() + MARGIN_MS;
  return [...new Set([...(await strayMonths(db, table, now)), ...ahead])]
    .filter((ms) => !isCovered(ms) && !isPresent(ms))
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms));
}

/**
 * Creates the partition of a month and moves the rows that the default partition has of it. Returns whether it could. A function of
 * the database does so as the owner of the tables, since no process is.
 */
async function createMonth(tx: Tx, table: PartitionedTable, month: Date): Promise<boolean> {
  const [row] = await tx.execute<{ created: boolean }>(
    sql`select create_month_partition(${table}, ${month.toISOString()}, ${MOST_MOVED}) as created`,
  );
  return row?.created ?? false;
}

/**
 * Creates the partitions of the next three months where they are missing, and those of past months that have rows in the default
 * partition, with these rows. The present month gets none, and its rows go to the default partition until it has passed, if none
 * was created ahead. No insert fails or waits, unless it is one into the default partition while rows are moved; reports wait for
 * milliseconds. Any number of processes may call it at the same time. Months whose locks are not available within a second, and
 * those with too many rows to move, are postponed.
 */
export async function preparePartitions(db: Db, now: Date): Promise<PreparedPartitions> {
  const prepared: PreparedPartitions = { created: [], postponed: [] };
  for (const table of PARTITIONED_TABLES)
    for (const month of await missingMonths(db, table, now)) {
      const isCreated = await changePartitions(db, async (tx) => {
        const stillMissing = await missingMonths(tx, table, now);
        if (!stillMissing.some((one) => one.getTime() === month.getTime())) return 'there';
        return createMonth(tx, table, month);
      });
      if (isCreated === true) prepared.created.push(nameOf(table, month));
      if (!isCreated) prepared.postponed.push(nameOf(table, month));
    }
  return prepared;
}
