import {
  EInvoiceIdInput,
  EInvoiceOutput,
  ListEInvoicesInput,
  ListEInvoicesOutput,
  RegisterEInvoiceInput,
} from '@aabha/contracts/e-invoice/e-invoices.schema';
import { JsonFile } from '@aabha/contracts/wire/json-file';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { downloadEInvoice, listEInvoices, registerEInvoice } from './e-invoices.service';

export const eInvoicesRouter = router({
  list: superAdminProcedure
    .meta(post('/eInvoice/list', 'Invoices and credit notes to businesses, and their IRN'))
    .input(ListEInvoicesInput)
    .output(ListEInvoicesOutput)
    .query(({ ctx, input }) => listEInvoices(ctx, input)),
  downloadJson: superAdminProcedure
    .meta(post('/eInvoice/{id}/json', 'The e-invoice (INV-01) of an invoice or a credit note as a JSON file'))
    .input(EInvoiceIdInput)
    .output(JsonFile)
    .mutation(({ ctx, input }) => downloadEInvoice(ctx, input)),
  register: superAdminProcedure
    .meta(post('/eInvoice/{id}/register', 'Store the IRN and the signed QR code that the portal gave'))
    .input(RegisterEInvoiceInput)
    .output(EInvoiceOutput)
    .mutation(({ ctx, input }) => registerEInvoice(ctx, input)),
});
