import { addPaise, paise, type Paise } from '../money/money';
import type { SettlementLineKind } from '../settlements/settlements.values';
import type { LedgerAccount } from './ledger.values';

/** One side of a transaction: a debit is positive, a credit negative, in paise. */
export interface LedgerPosting {
  account: LedgerAccount;
  amountPaise: Paise;
}

/** Taxable value, taxes and round-off of an invoice or credit note, in paise; they add up to its total. */
interface DocumentAmounts {
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
  roundOffPaise: Paise;
}

const debit = (account: LedgerAccount, amountPaise: number): LedgerPosting => ({
  account,
  amountPaise: paise(amountPaise),
});
const credit = (account: LedgerAccount, amountPaise: number): LedgerPosting =>
  debit(account, 0 - amountPaise);

/** Leaves out postings of nothing. */
const whole = (postings: readonly LedgerPosting[]) => postings.filter(({ amountPaise }) => amountPaise !== 0);

const totalOf = (of: DocumentAmounts): Paise =>
  addPaise(of.taxablePaise, of.cgstPaise, of.sgstPaise, of.igstPaise, of.roundOffPaise);

/** Returns the postings of an invoice. A wholesale order is paid outside of the payment provider. */
export function postingsOfSale(invoice: DocumentAmounts, isWholesale: boolean): LedgerPosting[] {
  return whole([
    debit(isWholesale ? 'outside-receipts' : 'customers', totalOf(invoice)),
    credit('sales', invoice.taxablePaise),
    credit('cgst-output', invoice.cgstPaise),
    credit('sgst-output', invoice.sgstPaise),
    credit('igst-output', invoice.igstPaise),
    credit('round-off', invoice.roundOffPaise),
  ]);
}

/** Returns the postings of a captured payment. One that became no order is owed back at once. */
export const postingsOfCapture = (amountPaise: Paise, hasOrder: boolean): LedgerPosting[] =>
  whole([
    debit('provider-receivable', amountPaise),
    credit(hasOrder ? 'customers' : 'refunds-payable', amountPaise),
  ]);

/** Returns the postings of a numbered credit note: the sale and its taxes are reduced, the money is owed back. */
export function postingsOfCreditNote(note: DocumentAmounts, isWholesale: boolean): LedgerPosting[] {
  return whole([
    debit('sales-returns', note.taxablePaise),
    debit('cgst-output', note.cgstPaise),
    debit('sgst-output', note.sgstPaise),
    debit('igst-output', note.igstPaise),
    debit('round-off', note.roundOffPaise),
    credit(isWholesale ? 'outside-receipts' : 'refunds-payable', totalOf(note)),
  ]);
}

/** Returns the postings of a refund that the provider has sent. */
export const postingsOfRefund = (amountPaise: Paise): LedgerPosting[] =>
  whole([debit('refunds-payable', amountPaise), credit('provider-receivable', amountPaise)]);

/** A line of a settlement: amounts in paise, the fee without its tax. */
export interface SettledLine {
  kind: SettlementLineKind;
  amountPaise: Paise;
  feePaise: Paise;
  taxPaise: Paise;
  netPaise: Paise;
  /** The amount of our payment or refund; null where there is none. */
  oursPaise: Paise | null;
}

/** Returns what a line takes from what the provider owes, by its amount: negative for a refund. */
const grossOf = ({ kind, amountPaise }: SettledLine) => (kind === 'refund' ? 0 - amountPaise : amountPaise);

/** Returns the account and the amount that a line settles. */
function settledBy(line: SettledLine): LedgerPosting {
  if (line.kind === 'adjustment') return credit('adjustments', grossOf(line));
  if (line.oursPaise === null) return credit('suspense', grossOf(line));
  return credit('provider-receivable', line.kind === 'refund' ? 0 - line.oursPaise : line.oursPaise);
}

/** Returns the postings of a line of a settlement. Where its amounts do not add up, the rest is a difference. */
export function postingsOfSettlementLine(line: SettledLine): LedgerPosting[] {
  const parts = [
    debit('settlements', line.netPaise),
    debit('provider-fees', line.feePaise),
    debit('gst-on-fees', line.taxPaise),
    settledBy(line),
  ];
  const rest = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return whole([...parts, credit('settlement-differences', rest)]);
}

/** Returns the postings of a settlement that the provider has transferred. */
export const postingsOfTransfer = (netPaise: Paise): LedgerPosting[] =>
  whole([debit('bank-in-transit', netPaise), credit('settlements', netPaise)]);

/** Returns the postings of what arrived in the bank for a settlement. */
export const postingsOfBankReceipt = (bankPaise: Paise, netPaise: Paise): LedgerPosting[] =>
  whole([
    debit('bank', bankPaise),
    debit('settlement-differences', netPaise - bankPaise),
    credit('bank-in-transit', netPaise),
  ]);

/** Returns the postings that undo others: a correction is a transaction of its own. */
export const reversalOf = (postings: readonly LedgerPosting[]): LedgerPosting[] =>
  postings.map(({ account, amountPaise }) => ({ account, amountPaise: paise(0 - amountPaise) }));
