import { z } from 'zod';
import { DocumentLanguage } from '../language/document-language.schema';
import { rupeesOut } from '../money/money.schema';
import { OrderRefund } from '../orders/orders.schema';
import { DOCUMENT_FILTERS } from '../invoices/document-filters.schema';
import { PAGE_SIZES } from '../settings/limits';
import { INPUT_CREDIT_REVERSALS } from './input-credit-reversal';
import { Id, Instant, pageOf, sortOver } from '../wire/wire.schema';

const Reversal = z.enum(INPUT_CREDIT_REVERSALS).meta({
  description:
    'Whether the buyer has reversed the input credit (CGST Act, section 34(2)): not-needed without a GSTIN.',
});

export const CreditNote = z.object({
  _id: z.string(),
  creditNoteNumber: z.string(),
  created_at: Instant,
  amount: rupeesOut,
  /** Why the money goes back. */
  reason: z.string(),
  refund_status: OrderRefund.shape.status.meta({
    description: 'Of the refund; processed for a wholesale order, whose money goes back outside of the shop.',
  }),
  gstin: z.string().meta({ description: 'Of the buyer; empty without one.' }),
  reversal: Reversal,
  reversed_on: z.string().optional().meta({ description: 'The day of the reversal.', example: '2026-11-23' }),
  /** The invoice whose amount it reduces. */
  invoice: z.object({ _id: z.string(), invoiceNumber: z.string(), created_at: Instant }),
  order_id: z.string().meta({ description: 'Empty for a wholesale order.' }),
  wholesale_order_id: z.string().meta({ description: 'Empty for any other order.' }),
  user_Id: z.object({ _id: z.string(), name: z.string(), phone: z.string(), email: z.string() }),
});
export type CreditNote = z.output<typeof CreditNote>;

export const ListCreditNotesInput = z.strictObject({
  ...pageOf(PAGE_SIZES.invoices),
  filters: z
    .strictObject({
      user_Id: Id.optional().meta({ description: 'Whose, by the id of the account.' }),
      reversal: Reversal.optional(),
      search: z.string().max(200).optional().meta({
        description:
          'Part of the number of the credit note or the invoice, or of the buyer’s name, e-mail or phone.',
      }),
      ...DOCUMENT_FILTERS,
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

/** Notes that the buyer has reversed the input credit, or takes that back. */
export const UpdateCreditNoteInput = z
  .strictObject({
    id: Id,
    reversal: z.enum(['awaited', 'done']).meta({ description: 'What the buyer has confirmed.' }),
    reversed_on: z.iso
      .date({ error: 'Please enter a date.' })
      .optional()
      .meta({ description: 'The day of the reversal in India; today where it is left out.' }),
  })
  .meta({ example: { reversal: 'done', reversed_on: '2026-11-23' } });
export type UpdateCreditNoteInput = z.output<typeof UpdateCreditNoteInput>;
export const UpdateCreditNoteOutput = z.object({ reversal: Reversal, reversed_on: z.string().optional() });

export const DownloadCreditNoteInput = z.strictObject({ id: Id, language: DocumentLanguage });
export type DownloadCreditNoteInput = z.output<typeof DownloadCreditNoteInput>;
/**
 * The PDF as base64 over tRPC; `POST /creditNote/{id}/download` returns the same bytes as a file
 * (docs/spec/invoices-and-tax.md#credit-notes).
 */
export const DownloadCreditNoteOutput = z.object({ filename: z.string(), pdf: z.string() });
