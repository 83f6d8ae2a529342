import { randomBytes } from 'node:crypto';
import type { SandboxPayment, SandboxRefund, SandboxSettlement, SandboxSettlementLine } from './entities';
import { saved } from './record-log';
import type { Records } from './records';

const INDIA_OFFSET_SECONDS = 19_800;
const DAY_SECONDS = 86_400;
/** Payments are settled two days after their day. */
const CYCLE_DAYS = 2;
/** At ten in the morning in India. */
const TRANSFER_SECONDS = 10 * 3600;
const FEE_SHARE = 0.02;
const GST_SHARE = 0.18;

const id = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;
const dayOf = (second: number) => Math.floor((second + INDIA_OFFSET_SECONDS) / DAY_SECONDS);

type LineFacts = Pick<
  SandboxSettlementLine,
  'entity_id' | 'type' | 'amount' | 'fee' | 'tax' | 'created_at'
> & {
  net: number;
  payment_id: string | null;
  order_id: string | null;
};

const paymentLine = ({ id: paymentId, amount, created_at, order_id }: SandboxPayment): LineFacts => {
  const fee = Math.round(amount * FEE_SHARE);
  const tax = Math.round(fee * GST_SHARE);
  const facts = {
    entity_id: paymentId,
    type: 'payment' as const,
    amount,
    created_at,
    payment_id: null,
    order_id,
  };
  return { ...facts, fee: fee + tax, tax, net: amount - fee - tax };
};

const refundLine = ({ id: refundId, amount, created_at, payment_id }: SandboxRefund): LineFacts => ({
  ...{ entity_id: refundId, type: 'refund', amount, fee: 0, tax: 0, net: -amount, created_at },
  ...{ payment_id, order_id: null },
});

const adjustmentLine = (amount: number, created_at: number): LineFacts => ({
  ...{ entity_id: id('adj'), type: 'adjustment', amount: Math.abs(amount), fee: 0, tax: 0, net: amount },
  ...{ created_at, payment_id: null, order_id: null },
});

/** What a test adds to a settlement, in paise. */
export interface SettlementExtras {
  /** Negative where it takes money. */
  adjustment?: number;
  /** A payment that nobody knows. */
  foreign?: number;
  /** How much less is transferred than the lines add up to. */
  shortBy?: number;
  /** Makes the lines of payments say so much more. */
  wrongBy?: number;
}

function transfer(records: Records, at: number, lines: readonly LineFacts[], shortBy = 0): SandboxSettlement {
  const [settlementId, utr] = [id('setl'), `${at}${randomBytes(3).toString('hex')}`];
  const sum = (of: (line: LineFacts) => number) => lines.reduce((total, line) => total + of(line), 0);
  const settlement: SandboxSettlement = {
    ...{
      id: settlementId,
      entity: 'settlement',
      amount: sum(({ net }) => net) - shortBy,
      status: 'processed',
    },
    ...{ fees: sum(({ fee }) => fee), tax: sum(({ tax }) => tax), utr, created_at: at },
    lines: lines.map(({ net, ...line }) => ({
      ...line,
      ...{ debit: net < 0 ? -net : 0, credit: net > 0 ? net : 0, currency: 'INR', on_hold: false },
      ...{ settled: true, settled_at: at, settlement_id: settlementId, settlement_utr: utr },
      ...{ description: null, order_receipt: null, dispute_id: null },
    })),
  };
  records.write(saved('settlements', settlementId, settlement));
  return settlement;
}

/** Returns the lines of what is captured or refunded and in no settlement yet, with the second of each. */
function unsettled(records: Records): LineFacts[] {
  return records.unsettled().flatMap(({ kind, key }) => {
    if (kind === 'payments') {
      const payment = records.find('payments', key);
      return payment?.captured ? [paymentLine(payment)] : [];
    }
    const refund = records.find('refunds', key);
    return refund?.status === 'processed' ? [refundLine(refund)] : [];
  });
}

/** Settles each day that is due by a second: a day that refunds took more of than came in waits for the next. */
export function settleDue(records: Records, now = Math.floor(Date.now() / 1000)): void {
  const byDay = new Map<number, LineFacts[]>();
  for (const line of unsettled(records)) {
    const day = dayOf(line.created_at);
    byDay.set(day, [...(byDay.get(day) ?? []), line]);
  }
  let waiting: LineFacts[] = [];
  for (const [day, lines] of [...byDay].sort(([one], [other]) => one - other)) {
    const at = (day + CYCLE_DAYS) * DAY_SECONDS - INDIA_OFFSET_SECONDS + TRANSFER_SECONDS;
    if (at > now) break;
    waiting.push(...lines);
    if (waiting.reduce((total, { net }) => total + net, 0) <= 0) continue;
    transfer(records, at, waiting);
    waiting = [];
  }
}

/** Settles everything at once, for tests. Returns the settlement. */
export function settleNow(records: Records, extras: SettlementExtras): SandboxSettlement {
  const at = Math.floor(Date.now() / 1000);
  const { adjustment, foreign, shortBy, wrongBy = 0 } = extras;
  const lines = unsettled(records).map((line) =>
    line.type === 'payment' ? { ...line, amount: line.amount + wrongBy, net: line.net + wrongBy } : line,
  );
  if (adjustment) lines.push(adjustmentLine(adjustment, at));
  if (foreign) {
    const unknown = { entity_id: id('pay'), type: 'payment' as const, amount: foreign, fee: 0, tax: 0 };
    lines.push({ ...unknown, net: foreign, created_at: at, payment_id: null, order_id: null });
  }
  return transfer(records, at, lines, shortBy);
}

/** Returns the lines of a day in India, or of a month where `day` is left out. */
export function linesOfDay(
  records: Records,
  { year, month, day }: { year: number; month: number; day: number | undefined },
): SandboxSettlementLine[] {
  const at = (dayOfMonth: number, inMonth = month) =>
    Math.floor(Date.UTC(year, inMonth - 1, dayOfMonth) / 1000) - INDIA_OFFSET_SECONDS;
  const from = at(day ?? 1);
  const before = day === undefined ? at(1, month + 1) : at(day + 1);
  const range = { from, to: before - 1, skip: 0, count: Number.MAX_SAFE_INTEGER };
  return records.page('settlements', range).flatMap(({ lines }) => lines);
}
