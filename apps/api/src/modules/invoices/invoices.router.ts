import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  DownloadInvoiceInput,
  DownloadInvoiceOutput,
  ExportInvoicesInput,
  ListInvoicesInput,
  ListInvoicesOutput,
} from '@aabha/contracts/invoices/invoices.schema';
import { router, superAdminProcedure, userOrSuperProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportInvoices } from './invoices.export.service';
import { downloadInvoice, listInvoices } from './invoices.service';

export const invoicesRouter = router({
  list: userOrSuperProcedure
    .meta(post('/invoice/list', "One's own invoices; all of them for a SuperAdmin"))
    .input(ListInvoicesInput)
    .output(ListInvoicesOutput)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/invoice/export', 'The invoices of a filter as a CSV file', READS_REPORTS))
    .input(ExportInvoicesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportInvoices(ctx, input)),
  download: userOrSuperProcedure
    .meta(post('/invoice/{id}/download-invoice', 'The invoice as a PDF file'))
    .input(DownloadInvoiceInput)
    .output(DownloadInvoiceOutput)
    .query(({ ctx, input }) => downloadInvoice(ctx, input)),
});
