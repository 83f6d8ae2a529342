/** How an account behaves: the balance of an asset or an expense is a debit, that of a liability or an income a credit. */
export const ACCOUNT_TYPES = ['asset', 'liability', 'income', 'expense'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The chart of accounts, in the order of the trial balance (docs/spec/ledger.md#accounts). */
export const LEDGER_ACCOUNTS = [
  'customers',
  'outside-receipts',
  'provider-receivable',
  'settlements',
  'bank-in-transit',
  'bank',
  'gst-on-fees',
  'refunds-payable',
  'cgst-output',
  'sgst-output',
  'igst-output',
  'suspense',
  'sales',
  'sales-returns',
  'round-off',
  'provider-fees',
  'adjustments',
  'settlement-differences',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const ACCOUNTS: Readonly<Record<LedgerAccount, { name: string; type: AccountType }>> = {
  customers: { name: 'Customers', type: 'asset' },
  'outside-receipts': { name: 'Receipts outside the provider', type: 'asset' },
  'provider-receivable': { name: 'Payment provider receivable', type: 'asset' },
  settlements: { name: 'Settlement clearing', type: 'asset' },
  'bank-in-transit': { name: 'Bank transfers in transit', type: 'asset' },
  bank: { name: 'Bank', type: 'asset' },
  'gst-on-fees': { name: 'GST on provider fees', type: 'asset' },
  'refunds-payable': { name: 'Refunds payable', type: 'liability' },
  'cgst-output': { name: 'CGST output', type: 'liability' },
  'sgst-output': { name: 'SGST output', type: 'liability' },
  'igst-output': { name: 'IGST output', type: 'liability' },
  suspense: { name: 'Suspense', type: 'liability' },
  sales: { name: 'Sales', type: 'income' },
  'sales-returns': { name: 'Sales returns', type: 'income' },
  'round-off': { name: 'Round-off', type: 'income' },
  'provider-fees': { name: 'Provider fees', type: 'expense' },
  adjustments: { name: 'Provider adjustments', type: 'expense' },
  'settlement-differences': { name: 'Settlement differences', type: 'expense' },
};

/** What a transaction of the ledger records. */
export const LEDGER_KINDS = [
  'sale',
  'capture',
  'credit-note',
  'refund',
  'settlement-line',
  'settlement',
  'bank-receipt',
  'reversal',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const LEDGER_KIND_LABELS: Readonly<Record<LedgerKind, string>> = {
  sale: 'Sale',
  capture: 'Payment captured',
  'credit-note': 'Credit note',
  refund: 'Refund paid',
  'settlement-line': 'Settlement line',
  settlement: 'Bank transfer',
  'bank-receipt': 'Bank receipt',
  reversal: 'Reversal',
};

/** The records that transactions are posted from. A source is posted once for each revision. */
export const LEDGER_SOURCES = [
  'invoice',
  'payment',
  'credit-note',
  'refund',
  'settlement-line',
  'settlement',
  'bank-receipt',
] as const;
export type LedgerSource = (typeof LEDGER_SOURCES)[number];

/** The accounts that hold the money of an order: with the payment provider, and in its settlements. */
export const HELD_ACCOUNTS: readonly LedgerAccount[] = ['provider-receivable', 'settlements'];
/** What the provider keeps of the money of an order, and what it settles with another amount. */
export const FEE_ACCOUNTS: readonly LedgerAccount[] = [
  'provider-fees',
  'gst-on-fees',
  'settlement-differences',
];
