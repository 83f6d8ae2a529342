import type { TransactionSql } from 'postgres';

/** Enough to sort most indexes in memory; a build takes it once, in the only session of the restore. */
const BUILD_MEMORY = '256MB';

/**
 * Runs a load of rows without the indexes of the tables, and builds these afterwards, in the same transaction: built from
 * all rows an index takes a fraction of the time. Keys stay, since loading needs them, and so do partitions.
 */
export async function withoutIndexes(tx: TransactionSql, load: () => Promise<void>): Promise<void> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relispartition and not i.indisunique
    order by t.relname, c.relname`;
  for (const { name } of indexes) await tx`drop index ${tx(name)}`;
  await load();
  await tx`select set_config('maintenance_work_mem', ${BUILD_MEMORY}, true)`;
  for (const { definition } of indexes) await tx.unsafe(definition);
}
