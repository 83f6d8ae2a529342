import { sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import type { Erased, PersonalTable } from './personal-table.queries';

/** Lets this transaction take a person out of entries of the audit log, which its guard then records with the erasure. */
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
  return (await tx.execute(sql`update ${name} set ${erase.set(erased)} where ${rows(erased)} returning 1`))
    .length;
}
