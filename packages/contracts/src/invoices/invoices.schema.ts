import { z } from 'zod';
import { DocumentLanguage } from '../language/document-language.schema';
import { rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { OrderRefund } from '../orders/orders.schema';
import { DOCUMENT_FILTERS } from './document-filters.schema';
import { BUYER_TYPES } from './invoices.values';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { Id, Instant, pageOf, sortOver } from '../wire/wire.schema';

export const Invoice = z.object({
  _id: z.string(),
  invoiceNumber: z.string(),
  created_at: Instant,
  /** Cancelled with its order, whether or not the money has arrived yet; Refunded after a return. */
  status: z.enum(['Paid', 'Refunded', 'Cancelled']),
  /** When the order was cancelled; empty where it was not. */
  cancelled_at: z.string(),
  /** What went back or is on its way; 0 where nothing is. */
  refund_amount: rupeesOut,
  refund_status: OrderRefund.shape.status.nullable(),
  amount: rupeesOut,
  gstin: z.string().meta({ description: 'Of the business that bought; empty for any other buyer.' }),
  input_credit: rupeesOut.meta({
    description: 'The GST that the business can claim; 0 for any other buyer.',
  }),
  user_Id: z.object({ _id: z.string(), name: z.string(), phone: z.string(), email: z.string() }),
  items: z.array(
    z.object({
      product: z.object({ name: z.string() }),
      quantity: z.number().int(),
      totalWarranty: z.number().int().meta({ description: 'The product’s own months and the extra ones.' }),
    }),
  ),
});
export type Invoice = z.output<typeof Invoice>;

export const ListInvoicesInput = z.strictObject({
  ...pageOf(PAGE_SIZES.invoices),
  filters: z
    .strictObject({
      buyerType: z
        .enum(BUYER_TYPES)
        .optional()
        .meta({ description: 'B2B: the invoice names the GSTIN of its buyer. B2C: any other.' }),
      user_Id: Id.optional().meta({ description: 'Whose, by the id of the account.' }),
      /** Part of the number, of the order's id, or of the buyer's name, e-mail, phone or GSTIN. */
      search: z.string().max(200).optional(),
      ...DOCUMENT_FILTERS,
    })
    .default({}),
  sort: sortOver(['created_at'] as const).optional(),
});
export type ListInvoicesInput = z.output<typeof ListInvoicesInput>;
export const ListInvoicesOutput = z.object({
  invoiceList: z.array(Invoice),
  invoiceCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted('invoiceCount'),
});

/** Which invoices to export: the filters of the list. */
export const ExportInvoicesInput = ListInvoicesInput.pick({ filters: true });
export type ExportInvoicesInput = z.output<typeof ExportInvoicesInput>;

export const DownloadInvoiceInput = z.strictObject({ id: Id, language: DocumentLanguage });
export type DownloadInvoiceInput = z.output<typeof DownloadInvoiceInput>;
/**
 * The PDF as base64 over tRPC; `POST /invoice/{id}/download-invoice` returns the same bytes as a file
 * (docs/spec/invoices-and-tax.md#download).
 */
export const DownloadInvoiceOutput = z.object({ filename: z.string(), pdf: z.string() });
