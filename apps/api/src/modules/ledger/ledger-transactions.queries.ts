import { sql } from 'drizzle-orm';
import type { LedgerPosting } from '@aabha/contracts/ledger/ledger-postings.rules';
import type { LedgerKind, LedgerSource } from '@aabha/contracts/ledger/ledger.values';
import type { DbOrTx, Tx } from '@aabha/db/client';

/** A transaction that is not posted yet; its postings may be none, where there is nothing to post. */
export interface NewTransaction {
  kind: LedgerKind;
  sourceKind: LedgerSource;
  sourceId: string;
  revision: number;
  /** ISO-8601. */
  happenedAt: string;
  text: string;
  /** The order that all postings are about; null for none. */
  orderId: string | null;
  postings: readonly LedgerPosting[];
}

/** A posted transaction of a source. */
export interface PostedTransaction {
  sourceKind: LedgerSource;
  sourceId: string;
  revision: number;
  kind: string;
  /** ISO-8601. */
  happenedAt: string;
  text: string;
  orderId: string | null;
  postings: readonly LedgerPosting[];
}

/**
 * Inserts transactions with their postings, each once for its source and revision; those without postings are left out. Returns
 * how many it added.
 */
export async function insertTransactions(tx: Tx, transactions: readonly NewTransaction[]): Promise<number> {
  const rows = transactions.filter(({ postings }) => postings.length > 0);
  if (rows.length === 0) return 0;
  const [result] = await tx.execute<{ added: number }>(sql`
    with wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as w(kind text, "sourceKind" text, "sourceId" uuid,
        revision smallint, "happenedAt" timestamptz, text text, "orderId" uuid, postings json)
    ), added as (
      insert into ledger_transactions (happened_at, kind, source_kind, source_id, revision, text, posting_count)
      select "happenedAt", kind, "sourceKind", "sourceId", revision, text, json_array_length(postings) from wanted
      on conflict do nothing returning id, source_kind, source_id, revision
    ), posted as (
      insert into ledger_postings (transaction_id, position, account, order_id, amount_paise)
      select a.id, p.position, p.posting ->> 'account', w."orderId", (p.posting ->> 'amountPaise')::bigint
      from added a
      join wanted w on w."sourceId" = a.source_id and w."sourceKind" = a.source_kind and w.revision = a.revision
      cross join lateral json_array_elements(w.postings) with ordinality as p(posting, position)
    )
    select count(*)::int as added from added`);
  return result?.added ?? 0;
}

/** Returns all that is posted of some sources. */
export async function selectPosted(db: DbOrTx, sourceIds: readonly string[]): Promise<PostedTransaction[]> {
  if (sourceIds.length === 0) return [];
  const rows = await db.execute<{ posted: PostedTransaction }>(sql`
    select json_build_object('sourceKind', t.source_kind, 'sourceId', t.source_id, 'revision', t.revision, 'kind', t.kind,
      'happenedAt', t.happened_at, 'text', t.text, 'orderId', p.order_id, 'postings', p.postings) as posted
    from ledger_transactions t cross join lateral (
      select min(order_id::text) as order_id,
        json_agg(json_build_object('account', account, 'amountPaise', amount_paise) order by position) as postings
      from ledger_postings where transaction_id = t.id
    ) p
    where t.source_id = any(${sql.param([...new Set(sourceIds)])}::uuid[])
      and t.source_kind in ('settlement-line', 'settlement', 'bank-receipt')`);
  return rows.map(({ posted }) => posted);
}
