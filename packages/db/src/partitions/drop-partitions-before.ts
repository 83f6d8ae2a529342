import { sql } from 'drizzle-orm';
import type { Db } from '../client';
import { changePartitions } from './change-partitions';
import { listPartitions, type Partition } from './list-partitions';
import type { PartitionedTable } from './partitioned-tables';

/**
 * Drops the partitions of a table whose rows are all from before an instant, in a transaction each. PostgreSQL does not detach
 * concurrently where there is a default partition, so inserts and reports wait for the change of the catalog; the file is removed
 * after the commit. Returns the names of those that were dropped, and of those whose locks were not available within a second.
 */
export async function dropPartitionsBefore(db: Db, table: PartitionedTable, before: Date) {
  const isExpired = ({ toMs }: Partition) => toMs !== null && toMs <= before.getTime();
  const result = { dropped: [] as string[], postponed: [] as string[] };
  for (const { name } of (await listPartitions(db, table)).filter(isExpired)) {
    const isDropped = await changePartitions(db, async (tx) => {
      const expired = (await listPartitions(tx, table)).filter(isExpired);
      if (!expired.some((partition) => partition.name === name)) return false;
      await tx.execute(sql`select drop_month_partition(${name}, ${before.toISOString()})`);
      return true;
    });
    if (isDropped) result.dropped.push(name);
    if (isDropped === undefined) result.postponed.push(name);
  }
  return result;
}
