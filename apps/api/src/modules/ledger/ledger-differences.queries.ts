import { sql } from 'drizzle-orm';
import type { LedgerAccount, LedgerSource } from '@aabha/contracts/ledger/ledger.values';
import type { DbOrTx } from '@aabha/db/client';

/** An account whose postings from a source are not what the source says. Amounts are paise, a debit positive. */
export interface SourceDifference {
  sourceKind: LedgerSource;
  sourceId: string;
  account: LedgerAccount;
  orderId: string | null;
  /** What the source says; 0 where there is none. */
  expectedPaise: number;
  postedPaise: number;
}

/** Whether a document's number is behind the cursor of its series: it is posted within seconds. */
const isBehind = (kind: string, document: string) => sql`not exists (
  select from ledger_cursors k where k.series = ${`${kind} `} || ${sql.raw(document)}.financial_year
    and k.serial >= ${sql.raw(document)}.serial)`;

/** Whether a source waits to be looked at, or the rows of before the ledger are not all read. */
const isPending = (kind: string, id: string) => sql`(
  exists (select from ledger_pending w where w.source_kind = ${kind} and w.source_id = ${sql.raw(id)})
  or not exists (select from ledger_cursors k where k.series = ${kind} and k.ended_at is not null))`;

/** What each source says about each account; those that wait to be posted are marked. */
const EXPECTED = sql`
  select 'invoice' as source_kind, i.id as source_id,
    case when i.order_id is null then 'outside-receipts' else 'customers' end as account,
    i.amount_paise as paise, i.order_id, ${isBehind('invoice', 'i')} as waits
  from invoices i where i.number is not null
  union all
  select 'payment', p.id, 'provider-receivable', p.amount_paise, o.id,
    i.id is not null and (i.number is null or ${isBehind('invoice', 'i')})
  from orders o join payments p on p.id = o.payment_id left join invoices i on i.order_id = o.id
  union all
  select 'payment', p.id, 'provider-receivable', p.amount_paise, null, bool_or(${isPending('refund', 'r.id')})
  from payments p join refunds r on r.captured_payment_id = p.id
  where not exists (select from orders o where o.payment_id = p.id) group by p.id
  union all
  select 'credit-note', c.id, case when i.order_id is null then 'outside-receipts' else 'refunds-payable' end,
    0 - c.amount_paise, i.order_id, ${isBehind('credit-note', 'c')}
  from credit_notes c join invoices i on i.id = c.invoice_id where c.number is not null
  union all
  select 'refund', r.id, 'provider-receivable', 0 - r.amount_paise, o.id, ${isPending('refund', 'r.id')}
  from refunds r left join orders o on o.payment_id = r.captured_payment_id where r.status = 'processed'
  union all
  select 'settlement-line', l.id, a.account, a.paise, o.id, ${isPending('settlement', 's.id')}
  from settlement_lines l join settlements s on s.id = l.settlement_id
  left join refunds r on r.id = l.refund_id
  left join orders o on o.payment_id = coalesce(l.payment_id, r.captured_payment_id)
  cross join lateral (values ('settlements', l.net_paise), ('provider-fees', l.fee_paise), ('gst-on-fees', l.tax_paise))
    as a(account, paise)
  where s.status = 'processed'
  union all
  select 'settlement', s.id, 'bank-in-transit', s.net_paise, null, ${isPending('settlement', 's.id')}
  from settlements s where s.status = 'processed'
  union all
  select 'bank-receipt', s.id, 'bank', s.bank_paise, null, ${isPending('settlement', 's.id')}
  from settlements s where s.status = 'processed' and s.bank_paise is not null`;

/** The accounts that are compared with each kind of source. */
const COMPARED = sql`(values ('invoice', 'outside-receipts'), ('invoice', 'customers'), ('payment', 'provider-receivable'),
  ('credit-note', 'outside-receipts'), ('credit-note', 'refunds-payable'), ('refund', 'provider-receivable'),
  ('settlement-line', 'settlements'), ('settlement-line', 'provider-fees'), ('settlement-line', 'gst-on-fees'),
  ('settlement', 'bank-in-transit'), ('bank-receipt', 'bank')) as c(source_kind, account)`;

/** Returns sources that the ledger lacks, has with another amount, or has without the source, at most so many. */
export async function selectSourceDifferences(db: DbOrTx, limit: number): Promise<SourceDifference[]> {
  const rows = await db.execute<{ difference: SourceDifference }>(sql`
    with posted as (
      select t.source_kind, t.source_id, p.account, sum(p.amount_paise) as paise, min(p.order_id::text)::uuid as order_id
      from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
      join ${COMPARED} on c.source_kind = t.source_kind and c.account = p.account
      group by 1, 2, 3
    )
    select json_build_object('sourceKind', source_kind, 'sourceId', source_id, 'account', account,
      'orderId', coalesce(e.order_id, p.order_id), 'expectedPaise', coalesce(e.paise, 0), 'postedPaise', coalesce(p.paise, 0)) as difference
    from (${EXPECTED}) e full join posted p using (source_kind, source_id, account)
    where coalesce(e.paise, 0) <> coalesce(p.paise, 0) and not coalesce(e.waits, false)
      /* A settlement or bank receipt that was taken back is reversed with the next batch. */
      and not (e.paise is null and source_kind in ('settlement-line', 'settlement', 'bank-receipt')
        and exists (select from ledger_pending w where w.source_kind = 'settlement'))
    order by source_kind, source_id, account limit ${limit}`);
  return rows.map(({ difference }) => difference);
}

/** An order whose money in the ledger is not what it paid less what was refunded. Amounts are paise. */
export interface OrderDifference {
  orderId: string;
  expectedPaise: number;
  heldPaise: number;
  /** What the customer still owes by the ledger; a paid order owes nothing. */
  owedPaise: number;
}

/** Returns orders that differ, at most so many. Those with a document or refund that waits are left out. */
export async function selectOrderDifferences(db: DbOrTx, limit: number): Promise<OrderDifference[]> {
  const rows = await db.execute<{ difference: OrderDifference }>(sql`
    with held as (
      select order_id,
        sum(amount_paise) filter (where account in
          ('provider-receivable', 'settlements', 'provider-fees', 'gst-on-fees', 'settlement-differences')) as paise,
        sum(amount_paise) filter (where account = 'customers') as owed
      from ledger_postings where order_id is not null group by order_id
    ), refunded as (
      select captured_payment_id, sum(amount_paise) as paise from refunds where status = 'processed' group by 1
    )
    select json_build_object('orderId', h.order_id, 'heldPaise', coalesce(h.paise, 0), 'owedPaise', coalesce(h.owed, 0),
      'expectedPaise', coalesce(p.amount_paise, 0) - coalesce(r.paise, 0)) as difference
    from held h left join orders o on o.id = h.order_id left join payments p on p.id = o.payment_id
    left join refunded r on r.captured_payment_id = p.id
    where (coalesce(h.paise, 0) <> coalesce(p.amount_paise, 0) - coalesce(r.paise, 0) or coalesce(h.owed, 0) <> 0)
      and not exists (select from invoices i where i.order_id = o.id and (i.number is null or ${isBehind('invoice', 'i')}))
      and not exists (select from refunds f where f.captured_payment_id = p.id and ${isPending('refund', 'f.id')})
    order by h.order_id limit ${limit}`);
  return rows.map(({ difference }) => difference);
}

/** A transaction that does not balance, which only who removes the database's guards can make. */
export interface UnbalancedTransaction {
  id: string;
  differencePaise: number;
  postings: number;
}

/** Returns transactions whose postings do not add up to zero, or are not as many as were posted. */
export async function selectUnbalanced(db: DbOrTx, limit: number): Promise<UnbalancedTransaction[]> {
  const rows = await db.execute<{ unbalanced: UnbalancedTransaction }>(sql`
    select json_build_object('id', t.id, 'differencePaise', coalesce(p.paise, 0), 'postings', coalesce(p.n, 0)) as unbalanced
    from ledger_transactions t left join (
      select transaction_id, sum(amount_paise) as paise, count(*) as n from ledger_postings group by 1
    ) p on p.transaction_id = t.id
    where coalesce(p.paise, 0) <> 0 or coalesce(p.n, 0) <> t.posting_count
    order by t.id limit ${limit}`);
  return rows.map(({ unbalanced }) => unbalanced);
}

/** An account whose sums of days are not those of its postings. Amounts are paise, a debit positive. */
export interface BalanceDifference {
  account: LedgerAccount;
  postedPaise: number;
  balancePaise: number;
}

/** Returns accounts whose balances differ from their postings. */
export async function selectBalanceDifferences(db: DbOrTx): Promise<BalanceDifference[]> {
  const rows = await db.execute<{ difference: BalanceDifference }>(sql`
    with posted as (select account, sum(amount_paise) as paise from ledger_postings group by 1),
      balances as (select account, sum(debit_paise - credit_paise) as paise from ledger_balances group by 1)
    select json_build_object('account', account, 'postedPaise', coalesce(p.paise, 0), 'balancePaise', coalesce(b.paise, 0)) as difference
    from posted p full join balances b using (account)
    where coalesce(p.paise, 0) <> coalesce(b.paise, 0) order by account`);
  return rows.map(({ difference }) => difference);
}
