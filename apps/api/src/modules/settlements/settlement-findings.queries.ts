import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import type { SettlementLineKind } from '@aabha/contracts/settlements/settlements.values';

/** A line that matches no payment or refund of ours. Amounts are paise. */
export interface OpenLine {
  settlementId: string;
  utr: string;
  kind: SettlementLineKind;
  providerId: string;
  amountPaise: number;
  oursPaise: number | null;
  paymentId: string | null;
  orderId: string | null;
}

/** Selects lines that are not matched, oldest first. */
export async function selectUnmatchedLines(db: DbOrTx, limit: number): Promise<OpenLine[]> {
  const rows = await db.execute<{ line: OpenLine }>(sql`select json_build_object(
      'settlementId', s.provider_id, 'utr', s.utr, 'kind', l.kind, 'providerId', l.provider_id,
      'amountPaise', l.amount_paise, 'oursPaise', coalesce(r.amount_paise, p.amount_paise),
      'paymentId', coalesce(l.payment_id, r.captured_payment_id), 'orderId', o.id) as line
    from settlement_lines l join settlements s on s.id = l.settlement_id
    left join refunds r on r.id = l.refund_id
    left join payments p on p.id = l.payment_id
    left join orders o on o.payment_id = coalesce(l.payment_id, r.captured_payment_id)
    where l.state <> 'matched' order by l.id limit ${limit}`);
  return rows.map(({ line }) => line);
}

/** A settlement whose lines add up to another amount. */
export interface UnevenSettlement {
  providerId: string;
  utr: string;
  netPaise: number;
  linesPaise: number;
}

/** Selects settlements that the provider has transferred and whose lines do not add up to that. */
export async function selectUnevenSettlements(db: DbOrTx, limit: number): Promise<UnevenSettlement[]> {
  const rows = await db.execute<{ uneven: UnevenSettlement }>(sql`select json_build_object(
      'providerId', provider_id, 'utr', utr, 'netPaise', net_paise,
      'linesPaise', gross_paise + refunds_paise + adjustments_paise - fees_paise - tax_paise) as uneven
    from settlements where not is_whole and status = 'processed' order by settled_at, id limit ${limit}`);
  return rows.map(({ uneven }) => uneven);
}

/** A captured payment that is in no settlement. */
export interface UnsettledCapture {
  paymentId: string;
  orderId: string | null;
  providerPaymentId: string;
  amountPaise: number;
  createdAt: string;
}

/** Selects payments that were captured within a time (ISO-8601) and are in no settlement, oldest first. */
export async function selectUnsettledCaptures(
  db: DbOrTx,
  { from, before }: { from: string; before: string },
  limit: number,
): Promise<UnsettledCapture[]> {
  const rows = await db.execute<{ capture: UnsettledCapture }>(sql`select json_build_object(
      'paymentId', p.id, 'orderId', o.id, 'providerPaymentId', p.provider_payment_id,
      'amountPaise', p.amount_paise, 'createdAt', p.created_at) as capture
    from payments p left join orders o on o.payment_id = p.id
    where p.created_at >= ${from} and p.created_at < ${before} and p.amount_paise > 0
      and p.provider_payment_id is not null and p.status in ('completed', 'refund-due')
      and not exists (select from settlement_lines l where l.payment_id = p.id)
    order by p.created_at, p.id limit ${limit}`);
  return rows.map(({ capture }) => capture);
}

/** Returns whether a payment was captured before an instant (ISO-8601): a new shop has nothing that could be settled. */
export async function hasCaptureBefore(db: DbOrTx, beforeIso: string): Promise<boolean> {
  const rows = await db.execute(sql`select from payments
    where provider_payment_id is not null and created_at < ${beforeIso} limit 1`);
  return rows.length > 0;
}
