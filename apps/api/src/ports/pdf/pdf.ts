import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import type { Language } from '@aabha/contracts/language/language';
import type { RefundStatus } from '@aabha/contracts/refunds/refunds.values';
import type { PatternResult } from '@aabha/contracts/self-audit/self-audit.schema';
import type { LabelSheet, PackingSlipSheet, PickListSheet } from './dispatch-sheets';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';

/** Cancellation of an invoice's order. */
export interface InvoiceCancellation {
  /** ISO-8601 instant. */
  at: string;
  refund: { amountPaise: number; status: RefundStatus; at: string } | null;
}

/** What the e-invoice portal gave to a document. */
export interface EInvoiceRegistration {
  irn: string;
  ackNumber: string;
  /** ISO-8601 instant. */
  ackAt: string;
  /** A JWS, printed as a QR code. */
  signedQr: string;
}

/** The e-way bill under which the goods travel. */
export interface EnteredEwayBill {
  number: string;
  /** ISO-8601 instants. */
  generatedAt: string;
  validUntil: string | null;
}

/** The warranty passport of a television of an invoice. */
interface InvoicePassport {
  name: string;
  serial: string;
  url: string;
}

/**
 * An invoice as issued, and the cancellation of its order if any. Its PDF depends on this and its language only: it is
 * byte-identical until the order is cancelled, that refund progresses, the e-invoice is registered, an e-way bill is entered, or
 * its televisions are packed by their serial numbers or come back.
 */
export interface IssuedInvoice {
  number: string;
  /** ISO-8601 instant. */
  issuedAt: string;
  snapshot: InvoiceSnapshot;
  cancellation?: InvoiceCancellation | undefined;
  registration?: EInvoiceRegistration | undefined;
  ewayBill?: EnteredEwayBill | undefined;
  /** Those of its televisions that were packed by their serial numbers. */
  passports?: readonly InvoicePassport[] | undefined;
}

/** A credit note as issued. Its PDF depends on this and its language only. */
export interface IssuedCreditNote {
  number: string;
  /** ISO-8601 instant. */
  issuedAt: string;
  invoiceNumber: string;
  /** ISO-8601 instant. */
  invoiceIssuedAt: string;
  reason: string;
  snapshot: InvoiceSnapshot;
  registration?: EInvoiceRegistration | undefined;
}

/** A self-audit that is done, with the shop that declares it. */
export interface DeclaredSelfAudit {
  id: string;
  /** ISO-8601 instant. */
  endedAt: string;
  appVersion: string;
  results: readonly PatternResult[];
  shop: Pick<
    ShopSettings['brand'],
    'name' | 'legalName' | 'addressLine' | 'city' | 'state' | 'pinCode' | 'supportEmail'
  > & {
    storeUrl: string;
  };
}

export type { PackingSlipSheet, PickListSheet } from './dispatch-sheets';

/** A paper of a batch. */
export type Paper =
  | { kind: 'pick-list'; sheet: PickListSheet }
  | { kind: 'packing-slip'; sheet: PackingSlipSheet }
  | { kind: 'label'; sheet: LabelSheet }
  | { kind: 'invoice'; invoice: IssuedInvoice; language: Language };

/** Draws PDF documents. The language of a document is English where it is not given. */
export interface PdfPort {
  /** Returns a GST invoice on A4 (docs/spec/invoices-and-tax.md#content). */
  invoice(invoice: IssuedInvoice, language?: Language): Promise<Buffer>;
  /** Returns a GST credit note on A4 (docs/spec/invoices-and-tax.md#credit-notes). */
  creditNote(note: IssuedCreditNote, language?: Language): Promise<Buffer>;
  /** Returns the declaration of a self-audit on A4 (docs/spec/self-audit.md#declaration). */
  selfAudit(audit: DeclaredSelfAudit): Promise<Buffer>;
  /** Returns one document of all papers, drawn as fast as it is read (docs/spec/shipments.md#papers). */
  papers(title: string, papers: AsyncIterable<Paper> | Iterable<Paper>): AsyncIterable<Uint8Array>;
}
