import type { DatabaseClient } from '@aabha/db/client';
import type { ProviderRecords } from './provider-records';

/** A captured payment with what was refunded of it; amounts in paise. */
interface RefundedPayment {
  provider_payment_id: string;
  amount: string;
  status: string;
  order_status: string | null;
  /** Whether all that was left was refunded. */
  is_done: boolean;
  made: number;
  sum: string;
}

/** Checks that each owed refund was made exactly once, no other, and that parts are never more than was paid. */
export async function refundsAreOwed(
  sql: DatabaseClient['sql'],
  provider: ProviderRecords,
): Promise<string[]> {
  const ours = await sql<RefundedPayment[]>`
    select p.provider_payment_id, p.amount_paise as amount, p.status, o.status as order_status,
      coalesce(bool_or(r.payment_id is not null), false) as is_done, count(r.id)::int as made,
      coalesce(sum(r.amount_paise), 0) as sum
    from payments p left join orders o on o.payment_id = p.id
    left join refunds r on r.captured_payment_id = p.id and r.status = 'processed'
    where p.provider_payment_id is not null group by p.id, o.id`;
  const wrong: string[] = [];
  for (const row of ours) {
    const sent = provider.refunds.filter(
      (refund) => refund.payment_id === row.provider_payment_id && refund.status === 'processed',
    );
    const sum = sent.reduce((total, { amount }) => total + amount, 0);
    /* In these runs no one sets Returned by hand, so it means that the refund was made. */
    const owed = row.status === 'refund-due' || ['Cancelled', 'Returned'].includes(row.order_status ?? '');
    if (sum > Number(row.amount)) wrong.push(`${row.provider_payment_id} was refunded more than it was`);
    if (owed && sum !== Number(row.amount))
      wrong.push(`${row.provider_payment_id} is owed a refund and has ${sum} of ${row.amount} paise`);
    if (row.is_done && !owed)
      wrong.push(`${row.provider_payment_id} was refunded while its order is ${row.order_status}`);
    if (sum !== Number(row.sum) || sent.length !== row.made)
      wrong.push(`${row.provider_payment_id}: its refunds differ between provider and database`);
  }
  return wrong;
}
