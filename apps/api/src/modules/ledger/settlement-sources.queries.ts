import { sql, type SQL } from 'drizzle-orm';
import type { SettledLine } from '@aabha/contracts/ledger/ledger-postings.rules';
import type { DbOrTx } from '@aabha/db/client';

const iso = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A settlement with what staff saw of it in the bank. Amounts are paise. */
export interface SettlementSource {
  id: string;
  providerId: string;
  utr: string;
  status: string;
  settledAt: string;
  netPaise: number;
  bankPaise: number | null;
  bankDay: string | null;
}

/** Returns a settlement; undefined for an unknown one. */
export async function findSettlementSource(db: DbOrTx, id: string): Promise<SettlementSource | undefined> {
  const [row] = await db.execute<{ settlement: SettlementSource }>(sql`
    select json_build_object('id', s.id, 'providerId', s.provider_id, 'utr', s.utr, 'status', s.status,
      'settledAt', ${iso(sql`s.settled_at`)}, 'netPaise', s.net_paise, 'bankPaise', s.bank_paise, 'bankDay', s.bank_day) as settlement
    from settlements s where s.id = ${id}`);
  return row?.settlement;
}

/** A line with its id, the provider's id, and the order of its payment or refund. */
export interface LineSource extends SettledLine {
  id: string;
  providerId: string;
  orderId: string | null;
}

/** Returns the lines of a settlement after an id, in the order of their ids. */
export async function selectLineSources(
  db: DbOrTx,
  { settlementId, after, limit }: { settlementId: string; after: string; limit: number },
): Promise<LineSource[]> {
  const rows = await db.execute<{ line: LineSource }>(sql`
    select json_build_object('id', l.id, 'providerId', l.provider_id, 'kind', l.kind, 'amountPaise', l.amount_paise,
      'feePaise', l.fee_paise, 'taxPaise', l.tax_paise, 'netPaise', l.net_paise, 'orderId', o.id,
      'oursPaise', coalesce(r.amount_paise, p.amount_paise)) as line
    from settlement_lines l
    left join refunds r on r.id = l.refund_id left join payments p on p.id = l.payment_id
    left join orders o on o.payment_id = coalesce(l.payment_id, r.captured_payment_id)
    where l.settlement_id = ${settlementId} and l.id > ${after} order by l.id limit ${limit}`);
  return rows.map(({ line }) => line);
}
