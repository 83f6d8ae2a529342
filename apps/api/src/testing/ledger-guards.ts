import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';

const GUARDED = ['ledger_transactions', 'ledger_postings'];

/** Does what an owner of the database can do: works on the ledger without its guards. */
export async function withoutLedgerGuards(db: Db, ...statements: SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of GUARDED) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (const statement of statements) await tx.execute(statement);
    for (const table of GUARDED) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
}

/** Empties the ledger, as it was before its first version. */
export const forgetLedger = (db: Db): Promise<void> =>
  withoutLedgerGuards(
    db,
    sql`truncate ledger_transactions, ledger_postings`,
    sql`delete from ledger_balances`,
    sql`delete from ledger_cursors`,
    sql`delete from ledger_pending`,
  );

/** Inserts a transaction with postings of accounts, as many as declared. Returns its id. */
export const insertLedgerTransaction = (
  db: Db,
  postings: readonly [string, number][],
  declared = postings.length,
): Promise<string> =>
  db.transaction(async (tx) => {
    const [row] = await tx.execute<{ id: string }>(sql`
      insert into ledger_transactions (happened_at, kind, source_kind, source_id, revision, text, posting_count)
      values (now(), 'capture', 'payment', uuidv7(), 1, 'x', ${declared}) returning id`);
    for (const [index, [account, amount]] of postings.entries())
      await tx.execute(sql`insert into ledger_postings (transaction_id, position, account, amount_paise)
        values (${row?.id}, ${index + 1}, ${account}, ${amount})`);
    return row?.id ?? '';
  });
