import type Razorpay from 'razorpay';
import type { TheirSettlement, TheirSettlementLine } from '@aabha/contracts/settlements/settlements.rules';
import { call } from '../payments/razorpay-client';
import { allPagesOf } from './all-pages-of';
import type { ProviderRecordsPort } from './provider-records';

/** The provider's maximum page size of the settlement report. */
const REPORT_PAGE = 1000;

interface RawSettlement {
  id: string;
  amount: number | string;
  status: string;
  utr: string | null;
  /** Seconds. */
  created_at: number;
}

interface RawLine {
  entity_id: string;
  type: string;
  debit: number;
  credit: number;
  amount: number | string;
  /** With its tax. */
  fee: number;
  tax: number;
  created_at: number;
  settlement_id: string | null;
  description: string | null;
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

const toSettlement = (raw: RawSettlement): TheirSettlement => ({
  ...{ id: raw.id, status: raw.status, amountPaise: Number(raw.amount) },
  ...{ utr: raw.utr ?? '', createdAt: isoOf(raw.created_at) },
});

/** Transfers and other kinds have no record of ours: they are adjustments, with what they add or take. */
function toLine(raw: RawLine, settlementId: string): TheirSettlementLine {
  const kind = raw.type === 'payment' || raw.type === 'refund' ? raw.type : 'adjustment';
  const netPaise = Number(raw.credit) - Number(raw.debit);
  const feePaise = Number(raw.fee);
  return {
    ...{ settlementId, id: raw.entity_id, kind, feePaise, taxPaise: Number(raw.tax), netPaise },
    amountPaise: kind === 'adjustment' ? netPaise + feePaise : Number(raw.amount),
    description: raw.description ?? '',
    at: isoOf(raw.created_at),
  };
}

async function linesOf(client: Razorpay, day: string): Promise<TheirSettlementLine[]> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lines: TheirSettlementLine[] = [];
  for (let skip = 0; ; skip += REPORT_PAGE) {
    const page = { year, month, day: date, count: REPORT_PAGE, skip };
    const { items } = await call<{ items: RawLine[] }>('read settlement report', () =>
      client.settlements.reports(page),
    );
    for (const item of items) if (item.settlement_id) lines.push(toLine(item, item.settlement_id));
    if (items.length < REPORT_PAGE) return lines;
  }
}

type SettlementRecords = Pick<ProviderRecordsPort, 'settlements' | 'settlement' | 'settlementLines'>;

/** Returns Razorpay's settlements and the lines of its settlement report. */
export function razorpaySettlements(client: Razorpay): SettlementRecords {
  return {
    settlements: async (since) =>
      (
        await allPagesOf<RawSettlement>('list settlements', since, (page) => client.settlements.all(page))
      ).map(toSettlement),
    settlement: async (id) =>
      toSettlement(await call<RawSettlement>('fetch settlement', () => client.settlements.fetch(id))),
    settlementLines: (day) => linesOf(client, day),
  };
}
