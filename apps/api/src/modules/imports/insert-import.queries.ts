import { sql } from 'drizzle-orm';
import type { ImportedRow } from '@aabha/contracts/imports/plan-undo';
import type { Tx } from '@aabha/db/client';
import { importRows, imports } from '@aabha/db/schema/imports';
import { only } from '@aabha/db/tx';

/** Inserts an import with its rows, in one statement each, however many there are. Returns its id. */
export async function insertImport(
  tx: Tx,
  values: Pick<
    typeof imports.$inferInsert,
    'id' | 'subject' | 'fileName' | 'importedBy' | 'createCount' | 'updateCount'
  >,
  rows: readonly ImportedRow[],
): Promise<string> {
  const { id } = only(await tx.insert(imports).values(values).returning({ id: imports.id }));
  await tx.execute(sql`
    insert into ${importRows} (import_id, position, record_id, kind, label, fields)
    select ${id}, position, row ->> 'recordId', row ->> 'kind', row ->> 'label', row -> 'fields'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as rows (row, position)`);
  return id;
}
