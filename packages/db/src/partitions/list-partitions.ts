import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../client';
import type { PartitionedTable } from './partitioned-tables';

/**
 * A partition with its bounds in milliseconds: `fromMs` is included, `toMs` is not. The one of all months before the table was
 * partitioned (`…_before`) has no lower bound; the default partition (`…_default`) has none at all.
 */
export interface Partition {
  name: string;
  fromMs: number | null;
  toMs: number | null;
}

/** The partitions of all partitioned tables as a table of a query: "table", name, from_ms and to_ms. */
export const PARTITIONS = sql`(
  select parent.relname as "table", part.relname as name,
    (extract(epoch from substring(bounds from 'FROM [(]''([^'']+)''')::timestamptz) * 1000)::float8 as from_ms,
    (extract(epoch from substring(bounds from 'TO [(]''([^'']+)''')::timestamptz) * 1000)::float8 as to_ms
  from pg_inherits i
  join pg_class parent on parent.oid = i.inhparent and parent.relkind = 'p'
  join pg_class part on part.oid = i.inhrelid
  cross join lateral pg_get_expr(part.relpartbound, part.oid) bounds
  where parent.relnamespace = 'public'::regnamespace)`;

/** Returns the partitions of a table, oldest first and the default last; none while the table is not partitioned. */
export async function listPartitions(db: DbOrTx, table: PartitionedTable): Promise<Partition[]> {
  const rows = await db.execute<Partition & Record<string, unknown>>(sql`
    select name, from_ms as "fromMs", to_ms as "toMs" from ${PARTITIONS} partitions
    where "table" = ${table} order by to_ms`);
  return rows.map(({ name, fromMs, toMs }) => ({ name, fromMs, toMs }));
}
