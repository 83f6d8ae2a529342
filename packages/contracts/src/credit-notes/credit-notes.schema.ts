import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { OrderRefund } from '../orders/orders.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf, sortOver } from '../wire/wire.schema';

export const CreditNote = z.object({
  _id: z.string(),
  creditNoteNumber: z.string(),
  created_at: Instant,
  amount: rupeesOut,
  /** Why the money goes back. */
  reason: z.string(),
  refund_status: OrderRefund.shape.status,
  /** The invoice whose amount it reduces. */
  invoice: z.object({ _id: z.string(), invoiceNumber: z.string(), created_at: Instant }),
  order_id: z.string(),
  user_Id: z.object({ _id: z.string(), name: z.string(), phone: z.string(), email: z.string() }),
});
export type CreditNote = z.output<typeof CreditNote>;

export const ListCreditNotesInput = z.strictObject({
  ...pageOf(PAGE_SIZES.invoices),
  filters: z
    .strictObject({
      user_Id: Id.optional().meta({ description: 'Whose, by the id of the account.' }),
      search: z.string().max(200).optional().meta({
        description:
          'Part of the number of the credit note or the invoice, or of the buyer’s name, e-mail or phone.',
      }),
    })
    .default({}),
  sort: sortOver(['created_at'] as const).optional(),
});
export type ListCreditNotesInput = z.output<typeof ListCreditNotesInput>;
export const ListCreditNotesOutput = z.object({
  creditNoteList: z.array(CreditNote),
  creditNoteCount: z.number().int(),
});

/** Which credit notes to export: the filters of the list. */
export const ExportCreditNotesInput = ListCreditNotesInput.pick({ filters: true });
export type ExportCreditNotesInput = z.output<typeof ExportCreditNotesInput>;

export const DownloadCreditNoteInput = z.strictObject({ id: Id });
/**
 * The PDF as base64 over tRPC; `POST /creditNote/{id}/download` returns the same bytes as a file
 * (docs/spec/invoices-and-tax.md#credit-notes).
 */
export const DownloadCreditNoteOutput = z.object({ filename: z.string(), pdf: z.string() });
