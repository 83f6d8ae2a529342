import type { CsvColumns } from '../csv/csv-columns';
import { addPaise, decimalRupees, paise, type Paise } from '../money/money';
import { numberCell } from '../orders/orders.csv';
import { shortId } from '../orders/orders.rules';
import { indiaMinute } from '../time/india-time';
import type { InvoiceLine, InvoiceSnapshot } from './invoice-snapshot';
import { supplyFactsOf } from './invoices.rules';
import type { Invoice } from './invoices.schema';

/** An invoice with the fields of its export row; amounts in paise. */
export interface ExportedInvoice {
  number: string;
  issuedAt: string;
  orderId: string | null;
  wholesaleOrderId: string | null;
  amountPaise: number;
  snapshot: InvoiceSnapshot;
  status: Invoice['status'];
  cancelledAt: string | null;
  refundPaise: number | null;
  refundStatus: Invoice['refund_status'];
  refundedAt: string | null;
  ewayBillNumber: string | null;
  ewayBillValidUntil: string | null;
}

type Amount = 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise';

const sumOf = ({ snapshot }: ExportedInvoice, amount: Amount): Paise =>
  addPaise(...snapshot.lines.map((line) => paise(line[amount])));

const distinct = (invoice: ExportedInvoice, read: (line: InvoiceLine) => string | number): string =>
  [...new Set(invoice.snapshot.lines.map((line) => String(read(line))))].filter(Boolean).join(', ');

const orderOf = ({ orderId, wholesaleOrderId }: ExportedInvoice): string =>
  orderId === null ? `#${shortId(wholesaleOrderId ?? '', 6)}` : numberCell(orderId);

const minuteOf = (instant: string | null): string => (instant === null ? '' : indiaMinute(instant));

/** The columns of exported invoices, as each was issued. Those from Taxable value to Round-off add up to Total. */
export const INVOICE_COLUMNS: CsvColumns<ExportedInvoice> = {
  Invoice: ({ number }) => number,
  Date: ({ issuedAt }) => indiaMinute(issuedAt),
  Kind: ({ orderId }) => (orderId === null ? 'Wholesale' : 'Shop'),
  Order: orderOf,
  Customer: ({ snapshot }) => snapshot.buyer.name,
  'Buyer type': ({ snapshot }) => supplyFactsOf(snapshot).buyerType,
  GSTIN: ({ snapshot }) => supplyFactsOf(snapshot).buyerGstin,
  Email: ({ snapshot }) => snapshot.buyer.email ?? '',
  Phone: ({ snapshot }) => snapshot.buyer.phone ?? '',
  Address: ({ snapshot }) => snapshot.buyer.address,
  City: ({ snapshot }) => snapshot.buyer.city,
  State: ({ snapshot }) => snapshot.buyer.state,
  'PIN code': ({ snapshot }) => snapshot.buyer.pinCode,
  'Place of supply': ({ snapshot }) => snapshot.placeOfSupply,
  'State code': ({ snapshot }) => supplyFactsOf(snapshot).placeOfSupplyCode,
  HSN: (invoice) => distinct(invoice, ({ hsn }) => hsn),
  'GST %': (invoice) => distinct(invoice, ({ ratePercent }) => ratePercent),
  'Taxable value': (invoice) => decimalRupees(sumOf(invoice, 'taxablePaise')),
  CGST: (invoice) => decimalRupees(sumOf(invoice, 'cgstPaise')),
  SGST: (invoice) => decimalRupees(sumOf(invoice, 'sgstPaise')),
  IGST: (invoice) => decimalRupees(sumOf(invoice, 'igstPaise')),
  'Round-off': ({ snapshot }) => decimalRupees(paise(snapshot.roundOffPaise)),
  Total: ({ amountPaise }) => decimalRupees(paise(amountPaise)),
  Coupon: ({ snapshot }) => snapshot.couponCode ?? '',
  Status: ({ status }) => status,
  Cancelled: ({ cancelledAt }) => minuteOf(cancelledAt),
  Refund: ({ refundPaise }) => decimalRupees(paise(refundPaise ?? 0)),
  'Refund status': ({ refundStatus }) => refundStatus ?? '',
  'Refund date': ({ refundedAt }) => minuteOf(refundedAt),
  'E-way bill': ({ ewayBillNumber }) => ewayBillNumber ?? '',
  'E-way bill valid until': ({ ewayBillValidUntil }) => minuteOf(ewayBillValidUntil),
};
