import { invoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import {
  postingsOfCapture,
  postingsOfCreditNote,
  postingsOfRefund,
  postingsOfSale,
} from '@aabha/contracts/ledger/ledger-postings.rules';
import { paise } from '@aabha/contracts/money/money';
import type { NewTransaction } from './ledger-transactions.queries';
import type { CreditNoteSource, InvoiceSource, RefundSource } from './document-sources.queries';

const FIRST = { revision: 1 };

/** Returns the transaction of a captured payment. */
function captureOf(payment: {
  paymentId: string;
  providerPaymentId: string | null;
  amountPaise: number;
  happenedAt: string;
  orderId: string | null;
}): NewTransaction {
  const { paymentId, providerPaymentId, amountPaise, happenedAt, orderId } = payment;
  return {
    ...{ ...FIRST, kind: 'capture', sourceKind: 'payment', sourceId: paymentId, happenedAt, orderId },
    text: `Payment ${providerPaymentId ?? paymentId}`,
    postings: postingsOfCapture(paise(amountPaise), orderId !== null),
  };
}

const amountsOf = (snapshot: InvoiceSnapshot) => invoiceTotals(snapshot);

/** Returns the sale of an invoice, and for an order the capture of its payment. */
export function transactionsOfInvoice(invoice: InvoiceSource): NewTransaction[] {
  const { id, number, orderId, createdAt, snapshot, payment } = invoice;
  const sale: NewTransaction = {
    ...{ ...FIRST, kind: 'sale', sourceKind: 'invoice', sourceId: id, happenedAt: createdAt, orderId },
    text: `Invoice ${number}`,
    postings: postingsOfSale(amountsOf(snapshot), orderId === null),
  };
  return payment ? [sale, captureOf({ ...payment, orderId })] : [sale];
}

/** Returns the transaction of a numbered credit note. */
export function transactionOfCreditNote(note: CreditNoteSource): NewTransaction {
  const { id, number, invoiceNumber, orderId, issuedAt, snapshot } = note;
  return {
    ...{ ...FIRST, kind: 'credit-note', sourceKind: 'credit-note', sourceId: id },
    ...{ happenedAt: issuedAt, orderId },
    text: `Credit note ${number} of invoice ${invoiceNumber}`,
    postings: postingsOfCreditNote(amountsOf(snapshot), orderId === null),
  };
}

/** Returns the transaction of a refund that was sent, and of a payment that became no order its capture. */
export function transactionsOfRefund(refund: RefundSource): NewTransaction[] {
  const { id, orderId, paymentId, providerPaymentId, paidPaise, createdAt } = refund;
  const capture = captureOf({
    ...{ paymentId, providerPaymentId, amountPaise: paidPaise, happenedAt: createdAt, orderId },
  });
  const sent: NewTransaction = {
    ...{ ...FIRST, kind: 'refund', sourceKind: 'refund', sourceId: id, orderId },
    happenedAt: refund.updatedAt,
    text: `Refund ${refund.providerRefundId ?? id}`,
    postings: postingsOfRefund(paise(refund.amountPaise)),
  };
  return [...(orderId === null ? [capture] : []), ...(refund.status === 'processed' ? [sent] : [])];
}
