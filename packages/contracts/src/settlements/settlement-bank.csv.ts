import { z } from 'zod';
import type { CsvTable } from '../csv/csv-table';
import { paiseFromRupees, type Paise } from '../money/money';

/** A row of the bank's statement: a transfer that arrived. */
interface BankRow {
  utr: string;
  amount: Paise;
  date: string;
}

const amount = z
  .string()
  .transform((text) => text.replace(/[₹,\s]/g, ''))
  .refine((text) => /^\d{1,9}(\.\d{1,2})?$/.test(text), 'The amount must be rupees such as 245102.50.')
  .transform((text) => paiseFromRupees(Number(text)));

/** The CSV file of what arrived in the bank (docs/spec/settlements.md#bank). */
export const settlementBankTable: CsvTable<BankRow> = {
  columns: ['utr', 'amount', 'date'],
  needed: ['utr', 'amount', 'date'],
  row: z.object({
    utr: z.string().min(1, 'The UTR is missing.').max(60, 'The UTR is too long.'),
    amount,
    date: z.iso.date({ error: 'The date must be written as 2026-11-23.' }),
  }),
};
