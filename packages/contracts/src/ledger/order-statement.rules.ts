import { addPaise, paise, type Paise } from '../money/money';
import { FEE_ACCOUNTS, HELD_ACCOUNTS, type LedgerAccount, type LedgerKind } from './ledger.values';
import type { LedgerPosting } from './ledger-postings.rules';

/** A transaction of an order, with its postings about that order. */
interface OrderTransaction {
  kind: LedgerKind;
  postings: readonly LedgerPosting[];
}

/** A line of an order's statement, in paise. */
interface StatementAmounts {
  /** What the customer was charged; negative for a credit note. */
  chargedPaise: Paise;
  /** What the shop got of the customer's money; negative for refunds and fees. */
  receivedPaise: Paise;
  /** What the shop has of this order's money after the transaction. */
  balancePaise: Paise;
}

/** Where the money of an order is, in paise. `captured − refunded − fees = atProvider + settled = remains`. */
interface OrderSums {
  chargedPaise: Paise;
  capturedPaise: Paise;
  refundedPaise: Paise;
  /** With GST and settlement differences. */
  feesPaise: Paise;
  /** What the provider has not settled yet. */
  atProviderPaise: Paise;
  settledPaise: Paise;
  remainsPaise: Paise;
  /** What the customer owes; negative where the shop owes it. */
  customerOwesPaise: Paise;
}

const sumOf = (postings: readonly LedgerPosting[], accounts: readonly LedgerAccount[]): Paise =>
  addPaise(
    ...postings.filter(({ account }) => accounts.includes(account)).map(({ amountPaise }) => amountPaise),
  );

const INCOME: readonly LedgerAccount[] = [
  'sales',
  'sales-returns',
  'cgst-output',
  'sgst-output',
  'igst-output',
  'round-off',
];
const OWED: readonly LedgerAccount[] = ['customers', 'refunds-payable'];

/** Returns the amounts of each transaction of an order, in their order, with the running balance. */
export function orderStatement(transactions: readonly OrderTransaction[]): StatementAmounts[] {
  let balance = 0;
  return transactions.map(({ postings }) => {
    const receivedPaise = sumOf(postings, HELD_ACCOUNTS);
    balance += receivedPaise;
    return {
      chargedPaise: paise(0 - sumOf(postings, INCOME)),
      receivedPaise,
      balancePaise: paise(balance),
    };
  });
}

/** Returns what was charged, captured, refunded and kept as fees, and where the rest of an order's money is. */
export function orderSums(transactions: readonly OrderTransaction[]): OrderSums {
  const all = transactions.flatMap(({ postings }) => [...postings]);
  const ofKind = (kind: LedgerKind) =>
    transactions.filter((one) => one.kind === kind).flatMap(({ postings }) => [...postings]);
  return {
    chargedPaise: paise(0 - sumOf(all, INCOME)),
    capturedPaise: sumOf(ofKind('capture'), ['provider-receivable']),
    refundedPaise: paise(0 - sumOf(ofKind('refund'), ['provider-receivable'])),
    feesPaise: sumOf(all, FEE_ACCOUNTS),
    atProviderPaise: sumOf(all, ['provider-receivable']),
    settledPaise: sumOf(all, ['settlements']),
    remainsPaise: sumOf(all, HELD_ACCOUNTS),
    customerOwesPaise: sumOf(all, OWED),
  };
}
