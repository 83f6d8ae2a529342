import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { DbOrTx } from '@aabha/db/client';
import { countInvoicesOf } from './reports.queries';

/** Returns how many invoices were issued on some days in India, to the State of a GST code or all. */
export const countIssued = (
  db: DbOrTx,
  which: ReportRange & { place: string | undefined },
): Promise<number> => countInvoicesOf(db, which);
