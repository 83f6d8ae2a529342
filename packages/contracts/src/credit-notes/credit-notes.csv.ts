import type { CsvColumns } from '../csv/csv-columns';
import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import { decimalRupees, paise } from '../money/money';
import { numberCell } from '../orders/orders.csv';
import { inputCreditReversal } from './input-credit-reversal';
import type { RefundStatus } from '../refunds/refunds.values';
import { indiaMinute } from '../time/india-time';

/** A credit note with the fields of its export row; amounts in paise. */
export interface ExportedCreditNote {
  number: string;
  issuedAt: string;
  invoiceNumber: string;
  invoiceIssuedAt: string;
  /** Empty for a wholesale order. */
  orderId: string;
  /** Empty for any other order. */
  wholesaleOrderId: string;
  amountPaise: number;
  reason: string;
  snapshot: InvoiceSnapshot;
  refundStatus: RefundStatus;
  /** The day on which the buyer, as staff noted, has reversed the input credit. */
  reversedOn: string | null;
}

type Total = keyof ReturnType<typeof invoiceTotals>;

const totalCell =
  (total: Total) =>
  ({ snapshot }: ExportedCreditNote): string =>
    decimalRupees(paise(invoiceTotals(snapshot)[total]));

const distinct = (values: readonly (string | number)[]): string =>
  [...new Set(values.map(String))].filter(Boolean).join(', ');

/**
 * The columns of exported credit notes, as each was issued. Amounts are positive; those from Taxable value to
 * Round-off add up to Total.
 */
export const CREDIT_NOTE_COLUMNS: CsvColumns<ExportedCreditNote> = {
  'Credit note': ({ number }) => number,
  Date: ({ issuedAt }) => indiaMinute(issuedAt),
  Invoice: ({ invoiceNumber }) => invoiceNumber,
  'Invoice date': ({ invoiceIssuedAt }) => indiaMinute(invoiceIssuedAt),
  Order: ({ orderId, wholesaleOrderId }) => numberCell(orderId || wholesaleOrderId),
  Customer: ({ snapshot }) => snapshot.buyer.name,
  GSTIN: ({ snapshot }) => snapshot.buyer.gstin ?? '',
  State: ({ snapshot }) => snapshot.buyer.state,
  'Place of supply': ({ snapshot }) => snapshot.placeOfSupply,
  HSN: ({ snapshot }) => distinct(snapshot.lines.map(({ hsn }) => hsn)),
  'GST %': ({ snapshot }) => distinct(snapshot.lines.map(({ ratePercent }) => ratePercent)),
  'Taxable value': totalCell('taxablePaise'),
  CGST: totalCell('cgstPaise'),
  SGST: totalCell('sgstPaise'),
  IGST: totalCell('igstPaise'),
  'Round-off': totalCell('roundOffPaise'),
  Total: ({ amountPaise }) => decimalRupees(paise(amountPaise)),
  Reason: ({ reason }) => reason,
  'Refund status': ({ refundStatus }) => refundStatus,
  'Buyer’s reversal': ({ snapshot, reversedOn }) => inputCreditReversal(snapshot, reversedOn),
  'Reversed on': ({ reversedOn }) => reversedOn ?? '',
};
