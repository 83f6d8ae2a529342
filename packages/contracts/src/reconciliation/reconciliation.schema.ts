import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf, requiredText } from '../wire/wire.schema';

/**
 * How the shop's books and the provider's can differ (docs/spec/payments.md#reconciliation). The first three are
 * repaired without asking.
 */
export const DIFFERENCE_KINDS = [
  'capture-missed',
  'refund-unmarked',
  'reservation-left',
  'capture-unknown',
  'paid-twice',
  'amount-differs',
  'order-unpaid',
  'order-missing',
  'refund-unknown',
  'refund-missing',
  'refund-owed',
  'refund-differs',
  'invoice-missing',
  'invoice-differs',
  'invoice-gap',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** open: waits for staff · repaired: put right at once · settled: staff saw to it · gone: not there any more when looked at again. */
export const DIFFERENCE_STATES = ['open', 'repaired', 'settled', 'gone'] as const;

/** What each kind is, and what staff are to do about it where it waits for them. */
export const DIFFERENCE_TEXTS: Record<DifferenceKind, { title: string; advice: string }> = {
  'capture-missed': {
    title: 'Paid, without an order',
    advice:
      'The order is made as soon as the provider confirms it. If this stays, look at the log of the API.',
  },
  'refund-unmarked': {
    title: 'Refunded, not marked',
    advice: 'The refund is marked as done. If this stays, look at the log of the API.',
  },
  'reservation-left': { title: 'Stock held for nothing', advice: 'The units are let go.' },
  'capture-unknown': {
    title: 'A payment that the shop does not know',
    advice: 'Find out at the provider who paid, and for what. Refund it there, or place the order by hand.',
  },
  'paid-twice': {
    title: 'One order, paid twice',
    advice: 'Refund the second payment at the provider, and tell the shopper.',
  },
  'amount-differs': {
    title: 'Paid another amount',
    advice: 'Compare both amounts. Refund the payment at the provider, or ask the shopper for the rest.',
  },
  'order-unpaid': {
    title: 'An order without its payment',
    advice: 'Do not ship. Ask the provider what became of the payment, then cancel the order.',
  },
  'order-missing': {
    title: 'A payment marked as done, without an order',
    advice: 'Refund it at the provider, and tell the shopper.',
  },
  'refund-unknown': {
    title: 'Refunded at the provider, not here',
    advice: 'Somebody refunded it there. Cancel the order here if it should not be sent.',
  },
  'refund-missing': {
    title: 'Marked as refunded, not refunded',
    advice: 'The provider knows no such refund. Refund it there, and tell the shopper.',
  },
  'refund-owed': {
    title: 'Owed a refund, and none was queued',
    advice: 'Refund it at the provider, and tell the shopper.',
  },
  'refund-differs': {
    title: 'Refunded another amount',
    advice: 'Compare both amounts, and refund the rest at the provider.',
  },
  'invoice-missing': { title: 'An order without an invoice', advice: 'Ask your accountant for its number.' },
  'invoice-differs': {
    title: 'An invoice over another amount',
    advice: 'Ask your accountant for a credit note.',
  },
  'invoice-gap': {
    title: 'A gap in the invoice numbers',
    advice: 'Find out what became of the missing numbers, and note it for your accountant.',
  },
};

export const Difference = z.object({
  _id: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  state: z.enum(DIFFERENCE_STATES),
  /** What it is about, in the provider's or our own id. */
  subject: z.string(),
  detail: z.string(),
  amount: rupeesOut.nullable(),
  order_id: z.string().nullable(),
  found_at: Instant,
  settled_at: Instant.nullable(),
  settled_by: z.string().nullable(),
  note: z.string().nullable(),
});

export const ListDifferencesInput = z.strictObject({
  ...pageOf(PAGE_SIZES.failures),
  filters: z.strictObject({ state: z.enum(DIFFERENCE_STATES).optional() }).default({}),
});
export type ListDifferencesInput = z.output<typeof ListDifferencesInput>;
export const ListDifferencesOutput = z.object({
  differenceList: z.array(Difference),
  differenceCount: z.number().int(),
});

/** Staff saw to it; the note says how. */
export const SettleDifferenceInput = z.strictObject({
  id: Id,
  note: requiredText('Please say what was done about it.', 500),
});
export type SettleDifferenceInput = z.output<typeof SettleDifferenceInput>;
