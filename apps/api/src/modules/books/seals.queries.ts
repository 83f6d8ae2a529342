import { sql } from 'drizzle-orm';
import type { DocumentKind } from '@aabha/contracts/books/books.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { documentSeals } from '@aabha/db/schema/books';

export type NewSeal = Pick<
  typeof documentSeals.$inferInsert,
  'kind' | 'financialYear' | 'serial' | 'contentHash' | 'chainHash'
>;

/** Makes other transactions that seal wait until this one ends. */
export async function lockSealing(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('document_seals'))`);
}

/** Inserts seals. Throws when one of their serials is sealed already. */
export async function insertSeals(tx: Tx, seals: readonly NewSeal[]): Promise<void> {
  await tx.execute(sql`
    insert into ${documentSeals} (kind, financial_year, serial, content_hash, chain_hash)
    select kind, "financialYear", serial, "contentHash", "chainHash"
    from json_to_recordset(${JSON.stringify(seals)}::json)
      as s(kind text, "financialYear" text, serial int, "contentHash" text, "chainHash" text)`);
}

/** Returns the content hashes of sealed serials from one to another, in their order. */
export function selectContentHashes(
  db: DbOrTx,
  series: { kind: DocumentKind; financialYear: string },
  from: number,
  to: number,
): Promise<{ serial: number; contentHash: string; chainHash: string }[]> {
  return db.execute<{ serial: number; contentHash: string; chainHash: string }>(sql`
    select serial, content_hash as "contentHash", chain_hash as "chainHash" from ${documentSeals}
    where kind = ${series.kind} and financial_year = ${series.financialYear}
      and serial between ${from} and ${to}
    order by serial`);
}
