import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { indiaMinute } from '../time/india-time';
import { DISCREPANCY_TEXTS, type Discrepancy } from './reconciliation.schema';

/** A discrepancy with the fields of its export row; its amount in paise. */
type ExportedDiscrepancy = z.input<typeof Discrepancy>;

const STATES: Readonly<Record<ExportedDiscrepancy['state'], string>> = {
  open: 'Open',
  repaired: 'Fixed automatically',
  settled: 'Resolved',
  gone: 'Resolved by itself',
};

/** The columns of exported discrepancies. */
export const DISCREPANCY_COLUMNS: CsvColumns<ExportedDiscrepancy> = {
  Found: ({ found_at }) => indiaMinute(found_at),
  What: ({ kind }) => DISCREPANCY_TEXTS[kind].title,
  State: ({ state }) => STATES[state],
  About: ({ subject }) => subject,
  Details: ({ detail }) => detail,
  Amount: ({ amount }) => (amount === null ? '' : decimalRupees(amount)),
  Order: ({ order_id }) => order_id ?? '',
  Resolved: ({ settled_at }) => (settled_at === null ? '' : indiaMinute(settled_at)),
  'Resolved By': ({ settled_by }) => settled_by ?? '',
  Note: ({ note }) => note ?? '',
};
