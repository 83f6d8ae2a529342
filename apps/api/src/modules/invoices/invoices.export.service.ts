import { INVOICE_COLUMNS } from '@aabha/contracts/invoices/invoices.csv';
import { documentFiltersOf } from '@aabha/contracts/invoices/document-filters.rules';
import type { ExportInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { findInvoiceIds, selectInvoicesOfIds } from './invoices.queries';
import { statusOf } from './invoices.service';

/** Exports the invoices of a SuperAdmin's list under these filters, newest first, as issued. */
export function exportInvoices(ctx: SignedInContext, { filters }: ExportInvoicesInput) {
  return startExport(ctx, {
    list: 'invoices',
    filters,
    columns: INVOICE_COLUMNS,
    findIds: (db) =>
      findInvoiceIds(db, {
        ...{ ...filters, userId: filters.user_Id, search: filters.search },
        document: documentFiltersOf(filters),
      }),
    readRows: async (db, ids) =>
      (await selectInvoicesOfIds(db, ids)).map((invoice) => ({
        ...invoice,
        status: statusOf(invoice.cancelledAt, invoice.refundStatus),
      })),
  });
}
