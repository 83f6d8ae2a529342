import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';

/**
 * The kinds of discrepancies: with the provider's records (docs/spec/payments.md#reconciliation), of which the first three
 * are fixed automatically, in the shop's own books (docs/spec/books.md#findings),
 * in settlements (docs/spec/settlements.md#discrepancies), and in the ledger (docs/spec/ledger.md#check).
 */
export const DISCREPANCY_KINDS = [
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
  'document-flawed',
  'document-missing',
  'document-changed',
  'credit-note-missing',
  'stock-differs',
  'settlement-line-unknown',
  'settlement-line-differs',
  'settlement-differs',
  'capture-unsettled',
  'ledger-missing',
  'ledger-differs',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** open: waits for staff · repaired: fixed automatically · settled: by staff · gone: no longer found. */
export const DISCREPANCY_STATES = ['open', 'repaired', 'settled', 'gone'] as const;

/** The title of each kind and the advice for staff. */
export const DISCREPANCY_TEXTS: Record<DiscrepancyKind, { title: string; advice: string }> = {
  'capture-missed': {
    title: 'Paid but no order',
    advice: 'The order is placed once the provider confirms it. If this stays open, check the API log.',
  },
  'refund-unmarked': {
    title: 'Refunded but not marked',
    advice: 'The refund is marked as done. If this stays open, check the API log.',
  },
  'reservation-left': { title: 'Stock reserved for too long', advice: 'The units are released.' },
  'capture-unknown': {
    title: 'Unknown payment',
    advice: 'Check with the provider who paid and for what. Refund it there, or place the order by hand.',
  },
  'paid-twice': {
    title: 'Order paid twice',
    advice: 'Refund the second payment at the provider and inform the customer.',
  },
  'amount-differs': {
    title: 'Wrong amount paid',
    advice: 'Compare both amounts. Refund the payment at the provider, or ask the customer for the balance.',
  },
  'order-unpaid': {
    title: 'Order without payment',
    advice: 'Do not ship. Check the payment with the provider, then cancel the order.',
  },
  'order-missing': {
    title: 'Completed payment without an order',
    advice: 'Refund it at the provider and inform the customer.',
  },
  'refund-unknown': {
    title: 'Refunded at the provider only',
    advice: 'Someone refunded it there. Cancel the order here if it should not be shipped.',
  },
  'refund-missing': {
    title: 'Marked as refunded but not refunded',
    advice: 'The provider has no such refund. Refund it there and inform the customer.',
  },
  'refund-owed': {
    title: 'Refund due but not started',
    advice: 'Refund it at the provider and inform the customer.',
  },
  'refund-differs': {
    title: 'Wrong amount refunded',
    advice: 'Compare both amounts and refund the balance at the provider.',
  },
  'invoice-missing': { title: 'Order without an invoice', advice: 'Ask your accountant for its number.' },
  'invoice-differs': {
    title: 'Wrong invoice amount',
    advice: 'Ask your accountant for a credit note.',
  },
  'invoice-gap': {
    title: 'Gap in the invoice numbers',
    advice: 'Find out what happened to the missing numbers and inform your accountant.',
  },
  'document-flawed': {
    title: 'Error in an invoice or credit note',
    advice:
      'Ask your accountant how to correct it. Check the settings of the shop and the HSN of the television.',
  },
  'document-missing': {
    title: 'Missing invoice or credit note',
    advice: 'A document that had its number is gone. Restore it from a backup and inform your accountant.',
  },
  'document-changed': {
    title: 'Invoice or credit note changed after issue',
    advice: 'Compare it with the PDF that the customer has, and restore it from a backup.',
  },
  'credit-note-missing': {
    title: 'Refund without a credit note',
    advice: 'Ask your accountant for the credit note of this refund.',
  },
  'stock-differs': {
    title: 'Movements that do not add up to the stock',
    advice:
      'Count the television. If it happens again, check the API log and what else writes to the database.',
  },
  'settlement-line-unknown': {
    title: 'Unknown line in a settlement',
    advice:
      'Ask the provider what it settled. A payment or refund made outside of the shop has no record here.',
  },
  'settlement-line-differs': {
    title: 'Settled with another amount',
    advice: 'Compare the line with the payment or refund, and ask the provider for the difference.',
  },
  'settlement-differs': {
    title: 'Settlement that does not add up',
    advice: 'Its lines add up to another amount than was transferred. Ask the provider for its report.',
  },
  'capture-unsettled': {
    title: 'Payment that was never settled',
    advice: 'The provider has this money and has not transferred it. Ask the provider when it will.',
  },
  'ledger-missing': {
    title: 'Not in the ledger',
    advice:
      'The ledger lacks this record. It is posted within seconds; if this stays open, check the API log.',
  },
  'ledger-differs': {
    title: 'Ledger differs from its source',
    advice: 'Compare the postings with the record. Ask your developer to post a correction.',
  },
};

/** The kinds that a check of the ledger finds. */
export const LEDGER_DISCREPANCY_KINDS = [
  'ledger-missing',
  'ledger-differs',
] as const satisfies readonly DiscrepancyKind[];

/** The kinds that a check of the books finds, and not a comparison with the provider's records. */
export const BOOK_DISCREPANCY_KINDS = [
  'document-flawed',
  'document-missing',
  'document-changed',
  'credit-note-missing',
] as const satisfies readonly DiscrepancyKind[];

/** The kinds that a reading of settlements finds. */
export const SETTLEMENT_DISCREPANCY_KINDS = [
  'settlement-line-unknown',
  'settlement-line-differs',
  'settlement-differs',
  'capture-unsettled',
] as const satisfies readonly DiscrepancyKind[];

export const Discrepancy = z.object({
  _id: z.string(),
  kind: z.enum(DISCREPANCY_KINDS),
  state: z.enum(DISCREPANCY_STATES),
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

export const ListDiscrepanciesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.failures),
  filters: z.strictObject({ state: z.enum(DISCREPANCY_STATES).optional(), ...daysFilter }).default({}),
});
export type ListDiscrepanciesInput = z.output<typeof ListDiscrepanciesInput>;
export const ListDiscrepanciesOutput = z.object({
  differenceList: z.array(Discrepancy),
  differenceCount: z.number().int(),
});

/** The filters of exported discrepancies, as in the list. */
export const ExportDiscrepanciesInput = ListDiscrepanciesInput.pick({ filters: true });
export type ExportDiscrepanciesInput = z.output<typeof ExportDiscrepanciesInput>;

/** Staff saw to it; the note says how. */
export const SettleDiscrepancyInput = z.strictObject({
  id: Id,
  note: requiredText('Please enter what was done.', 500),
});
export type SettleDiscrepancyInput = z.output<typeof SettleDiscrepancyInput>;
