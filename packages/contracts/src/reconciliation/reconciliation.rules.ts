import type { DiscrepancyKind } from './reconciliation.schema';
import { rupeesFromPaise } from '../money/money';

/** The provider's record of a payment. Amounts are paise. */
export interface TheirPayment {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: string;
  /** ISO-8601. */
  createdAt: string;
}
export interface TheirRefund {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: string;
}

interface OurRefund {
  id: string;
  status: string;
  providerRefundId: string | null;
  amountPaise: number;
}

/** A payment of ours with everything that hangs on it. */
export interface OurPayment {
  id: string;
  status: 'starting' | 'open' | 'completed' | 'released' | 'refund-due';
  providerOrderId: string | null;
  providerPaymentId: string | null;
  amountPaise: number;
  /** ISO-8601. */
  createdAt: string;
  order: { id: string; status: string; totalPaise: number } | null;
  /** Null for an order without one. */
  invoicePaise: number | null;
  /** Oldest first; several where parts were refunded. */
  refunds: readonly OurRefund[];
}

/** The number of invoices of a financial year and its last serial. */
export interface InvoiceYear {
  year: string;
  count: number;
  lastSerial: number;
}

/** A discrepancy. `subject` identifies it permanently, so that it is raised once. */
export interface FoundDiscrepancy {
  kind: DiscrepancyKind;
  subject: string;
  paymentId: string | null;
  orderId: string | null;
  refundId: string | null;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  amountPaise: number | null;
  detail: string;
  /** When the payment was made; null for the invoice series, which has no one time. */
  aboutAt: string | null;
}

const rupees = (paise: number) => `₹${rupeesFromPaise(paise).toFixed(2)}`;
const wasCaptured = ({ status }: TheirPayment) => status === 'captured' || status === 'refunded';

function about(
  kind: DiscrepancyKind,
  ours: OurPayment | undefined,
  over: Partial<FoundDiscrepancy> & { subject: string; detail: string },
): FoundDiscrepancy {
  return {
    kind,
    paymentId: ours?.id ?? null,
    orderId: ours?.order?.id ?? null,
    refundId: ours?.refunds.at(-1)?.id ?? null,
    providerOrderId: ours?.providerOrderId ?? null,
    providerPaymentId: ours?.providerPaymentId ?? null,
    amountPaise: ours?.amountPaise ?? null,
    aboutAt: ours?.createdAt ?? null,
    ...over,
  };
}

/** Compares a captured payment with our payment of the same provider order. */
function captureDiscrepancy(
  theirs: TheirPayment,
  ours: OurPayment | undefined,
): FoundDiscrepancy | undefined {
  const facts = { subject: theirs.id, providerPaymentId: theirs.id, amountPaise: theirs.amountPaise };
  if (!ours)
    return about('capture-unknown', ours, {
      ...facts,
      providerOrderId: theirs.orderId,
      aboutAt: theirs.createdAt,
      detail: `No payment for ${theirs.orderId ?? 'no order'}.`,
    });
  if (ours.providerPaymentId !== null && ours.providerPaymentId !== theirs.id)
    return about('paid-twice', ours, { ...facts, detail: `Paid before with ${ours.providerPaymentId}.` });
  if (theirs.amountPaise !== ours.amountPaise || theirs.currency !== 'INR')
    return about('amount-differs', ours, {
      ...facts,
      detail: `${rupees(theirs.amountPaise)} ${theirs.currency} were paid for ${rupees(ours.amountPaise)}.`,
    });
  const settled = ours.status === 'completed' || ours.status === 'refund-due';
  /* A payment refunded at the provider is reported as an unknown refund below. */
  if (settled || theirs.status === 'refunded') return undefined;
  return about('capture-missed', ours, { ...facts, detail: `Our payment is ${ours.status}.` });
}

/** Checks our records of a payment against each other and the provider's captures. */
function ownDiscrepancies(ours: OurPayment, captured: ReadonlySet<string>): FoundDiscrepancy[] {
  const found: FoundDiscrepancy[] = [];
  const add = (kind: DiscrepancyKind, detail: string) =>
    found.push(about(kind, ours, { subject: ours.id, detail }));
  const settled = ours.status === 'completed' || ours.status === 'refund-due';
  if (settled && ours.amountPaise > 0 && !captured.has(ours.providerPaymentId ?? ''))
    add('order-unpaid', `The provider captured nothing for ${ours.providerOrderId ?? 'it'}.`);
  if (ours.status === 'completed' && !ours.order) add('order-missing', 'The payment is completed.');
  const isOwed = ours.status === 'refund-due' || ours.order?.status === 'Cancelled';
  if (isOwed && ours.refunds.length === 0 && ours.amountPaise > 0)
    add('refund-owed', ours.order ? 'The order is cancelled.' : 'The goods were sold out when it was paid.');
  if (ours.order && ours.invoicePaise === null) add('invoice-missing', 'The order has no invoice.');
  if (ours.order && ours.invoicePaise !== null && ours.invoicePaise !== ours.order.totalPaise)
    add(
      'invoice-differs',
      `${rupees(ours.invoicePaise)} are invoiced, ${rupees(ours.order.totalPaise)} were paid.`,
    );
  return found;
}

/** Returns the refunds of ours that the provider has made and we have not marked, by its id, else by the amount. */
function unmarkedRefunds(ours: readonly OurRefund[], done: readonly TheirRefund[]): OurRefund[] {
  const known = new Set(ours.map(({ providerRefundId }) => providerRefundId));
  const free = done.filter(({ id }) => !known.has(id)).map(({ amountPaise }) => amountPaise);
  /* Marked ones without an id stand for one of these. */
  const takeByAmount = ({ amountPaise }: OurRefund) => {
    const at = free.indexOf(amountPaise);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const byOwnId = ({ providerRefundId }: OurRefund) => done.some(({ id }) => id === providerRefundId);
  ours
    .filter(({ status, providerRefundId }) => status === 'processed' && !providerRefundId)
    .forEach(takeByAmount);
  return ours.filter((refund) => refund.status !== 'processed' && (byOwnId(refund) || takeByAmount(refund)));
}

const sumOf = (refunds: readonly { amountPaise: number }[]) =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Compares our refunds of a payment with the provider's. */
function refundDiscrepancy(ours: OurPayment, sent: readonly TheirRefund[]): FoundDiscrepancy | undefined {
  const done = sent.filter(({ status }) => status === 'processed');
  const total = sumOf(done);
  const { refunds } = ours;
  const facts = { subject: done[0]?.id ?? refunds[0]?.id ?? ours.id };
  if (refunds.length === 0)
    return done.length === 0
      ? undefined
      : about('refund-unknown', ours, {
          ...facts,
          amountPaise: total,
          detail: 'It was not started from the shop.',
        });
  const processed = refunds.filter(({ status }) => status === 'processed');
  if (done.length === 0)
    return processed.length === 0
      ? undefined
      : about('refund-missing', ours, { ...facts, detail: 'The provider has no refund of this payment.' });
  const unmarked = unmarkedRefunds(refunds, done);
  if (total !== sumOf(processed) + sumOf(unmarked))
    return about('refund-differs', ours, {
      ...facts,
      amountPaise: total,
      detail: `${rupees(total)} was refunded instead of ${rupees(sumOf(refunds.filter(({ status }) => status !== 'failed')))}.`,
    });
  const [first] = unmarked;
  if (!first) return undefined;
  return about('refund-unmarked', ours, {
    subject: first.providerRefundId ?? facts.subject,
    refundId: first.id,
    detail: `Our refund is ${first.status}.`,
  });
}

/**
 * Returns the discrepancies between our records and the provider's, each once
 * (docs/spec/payments.md#reconciliation).
 */
export function findDiscrepancies(records: {
  payments: readonly OurPayment[];
  invoices: readonly InvoiceYear[];
  theirPayments: readonly TheirPayment[];
  theirRefunds: readonly TheirRefund[];
}): FoundDiscrepancy[] {
  const byOrder = new Map(records.payments.map((payment) => [payment.providerOrderId, payment]));
  const captures = records.theirPayments.filter(wasCaptured);
  const captured = new Set(captures.map(({ id }) => id));
  const gaps = records.invoices
    .filter(({ count, lastSerial }) => count !== lastSerial)
    .map(({ year, count, lastSerial }) =>
      about('invoice-gap', undefined, {
        subject: `${year} ${count}/${lastSerial}`,
        detail: `${year}: number ${lastSerial} was given, and there are ${count} invoices.`,
      }),
    );
  return [
    ...captures.flatMap((theirs) => captureDiscrepancy(theirs, byOrder.get(theirs.orderId)) ?? []),
    ...records.payments.flatMap((ours) => ownDiscrepancies(ours, captured)),
    ...records.payments.flatMap((ours) => {
      const sent = records.theirRefunds.filter(({ paymentId }) => paymentId === ours.providerPaymentId);
      return refundDiscrepancy(ours, sent) ?? [];
    }),
    ...gaps,
  ];
}
