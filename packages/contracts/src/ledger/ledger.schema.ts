import { z } from 'zod';
import { inRupees, rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, daysFilter, Id, Instant, pageOf, sortOver } from '../wire/wire.schema';
import { ACCOUNT_TYPES, LEDGER_ACCOUNTS, LEDGER_KINDS, LEDGER_SOURCES } from './ledger.values';

const LedgerPosting = z.object({
  account: z.enum(LEDGER_ACCOUNTS),
  order_id: z.string().nullable(),
  debit: rupeesOut,
  credit: rupeesOut,
});

/** A transaction of the ledger with its postings, whose debits equal their credits. */
export const LedgerTransaction = z.object({
  _id: z.string(),
  happened_at: Instant,
  posted_at: Instant,
  kind: z.enum(LEDGER_KINDS),
  source_kind: z.enum(LEDGER_SOURCES),
  source_id: z.string().meta({ description: 'Of the record that it is posted from.' }),
  revision: z.number().int().meta({ description: 'Above 1 where the record changed after it was posted.' }),
  text: z.string(),
  amount: rupeesOut.meta(inRupees('The sum of its debits.')),
  order_id: z.string().nullable(),
  postings: z.array(LedgerPosting),
});
export type LedgerTransaction = z.output<typeof LedgerTransaction>;

export const LEDGER_SORTS = ['happened_at'] as const;

export const ListLedgerInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.failures),
  filters: z
    .strictObject({
      account: z.enum(LEDGER_ACCOUNTS).optional(),
      kind: z.enum(LEDGER_KINDS).optional(),
      order_id: z.string().max(100).optional().meta({ description: 'The id of an order.' }),
      ...daysFilter,
    })
    .default({}),
  sort: sortOver(LEDGER_SORTS).optional(),
});
export type ListLedgerInput = z.output<typeof ListLedgerInput>;
export const ListLedgerOutput = z.object({
  transactionList: z.array(LedgerTransaction),
  transactionCount: z.number().int(),
});
export const ExportLedgerInput = ListLedgerInput.pick({ filters: true });
export type ExportLedgerInput = z.output<typeof ExportLedgerInput>;

export const TrialBalanceInput = z.strictObject({
  day: DayFilter.optional().meta({ description: 'The last day in India that counts; left out, all do.' }),
});
export type TrialBalanceInput = z.output<typeof TrialBalanceInput>;

/** The balance of each account, and how far the ledger is. */
export const TrialBalance = z.object({
  accounts: z.array(
    z.object({
      account: z.enum(LEDGER_ACCOUNTS),
      name: z.string(),
      type: z.enum(ACCOUNT_TYPES),
      debit: rupeesOut,
      credit: rupeesOut,
    }),
  ),
  debit: rupeesOut,
  credit: rupeesOut,
  posted: z.number().int().meta({ description: 'Numbered invoices and credit notes that are posted.' }),
  documents: z.number().int().meta({ description: 'All of them.' }),
  pending: z.number().int().meta({ description: 'Refunds and settlements that wait to be posted.' }),
  is_complete: z.boolean().meta({ description: 'Whether nothing waits to be posted.' }),
  checked_at: Instant.nullable().meta({ description: 'The last nightly check; null before the first.' }),
  findings: z.number().int().meta({ description: 'Differences that it found.' }),
});
export type TrialBalance = z.output<typeof TrialBalance>;

export const OrderLedgerInput = z.strictObject({ id: Id.meta({ description: 'Of the order.' }) });

/** How the balance of an order came about, by its postings. */
export const OrderLedger = z.object({
  entries: z.array(
    z.object({
      _id: z.string(),
      at: Instant,
      kind: z.enum(LEDGER_KINDS),
      text: z.string(),
      charged: rupeesOut.meta(inRupees('What the customer was charged; negative for a credit note.')),
      received: rupeesOut.meta(inRupees('What the shop got; negative for refunds and fees.')),
      balance: rupeesOut.meta(inRupees('What the shop has of this order after it.')),
    }),
  ),
  charged: rupeesOut,
  captured: rupeesOut,
  refunded: rupeesOut,
  fees: rupeesOut.meta(inRupees('With GST.')),
  at_provider: rupeesOut.meta(inRupees('What the provider has not settled yet.')),
  settled: rupeesOut,
  remains: rupeesOut.meta(inRupees('What the shop has of this order.')),
  customer_owes: rupeesOut.meta(inRupees('Negative where the shop owes the customer.')),
});
export type OrderLedger = z.output<typeof OrderLedger>;
export const OrderLedgerOutput = z.object({ ledger: OrderLedger });
