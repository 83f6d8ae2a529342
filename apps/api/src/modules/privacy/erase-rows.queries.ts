import { sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import type { Erased, PersonalTable } from './personal-table.queries';

/** Names the erasure of this transaction, with which the guard of the audit log records each entry that a person is taken out of. */
export async function nameErasure(tx: Tx, erasureId: string): Promise<void> {
  await tx.execute(sql`select set_config('aabha.erasure', ${erasureId}, true)`);
}

/** Erases the rows of a person in a table, as it declares. Returns how many were deleted or changed. */
export async function eraseRows(
  tx: Tx,
  { table, rows, erase }: PersonalTable,
  erased: Erased,
): Promise<number> {
  const name = sql.identifier(table);
  if (erase === 'delete')
    return (await tx.execute(sql`delete from ${name} where ${rows(erased)} returning 1`)).length;
  if ('keep' in erase) return 0;
  if ('call' in erase) {
    const [row] = await tx.execute<{ n: number }>(sql`select ${erase.call(erased)} as n`);
    return row?.n ?? 0;
  }
  return (await tx.execute(sql`update ${name} set ${erase.set(erased)} where ${rows(erased)} returning 1`))
    .length;
}
