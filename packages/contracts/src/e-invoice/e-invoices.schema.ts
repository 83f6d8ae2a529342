import { z } from 'zod';
import { DOCUMENT_KINDS } from '../books/books.values';
import { inRupees, rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf } from '../wire/wire.schema';
import { E_INVOICE_STATES } from './e-invoices.values';

const Registration = z.object({
  irn: z.string(),
  ack_number: z.string(),
  ack_at: Instant,
  registered_at: Instant.meta({ description: 'When staff entered it.' }),
  registeredBy: z.object({ _id: z.string(), name: z.string() }),
});

/** An invoice or a credit note to a business, with what the portal gave it. */
export const EInvoiceRow = z.object({
  _id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issued_at: Instant,
  due_at: Instant.meta({ description: 'The last instant at which the portal takes it: 30 days.' }),
  value: rupeesOut.meta(inRupees('The total, tax included.')),
  buyer: z.object({ name: z.string(), gstin: z.string() }),
  registration: Registration.optional(),
});
export type EInvoiceRow = z.output<typeof EInvoiceRow>;

export const ListEInvoicesInput = z.strictObject({
  ...pageOf(PAGE_SIZES.invoices),
  filters: z
    .strictObject({
      state: z
        .enum(E_INVOICE_STATES)
        .optional()
        .meta({ description: 'missing: those that need an IRN and have none, oldest first.' }),
      search: z.string().max(200).optional().meta({ description: 'Part of the number or of the GSTIN.' }),
    })
    .default({}),
});
export type ListEInvoicesInput = z.output<typeof ListEInvoicesInput>;
export const ListEInvoicesOutput = z.object({
  eInvoiceList: z.array(EInvoiceRow),
  eInvoiceCount: z.number().int(),
});

export const EInvoiceIdInput = z.strictObject({ id: Id });

export const RegisterEInvoiceInput = z
  .strictObject({
    id: Id,
    irn: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/, 'An IRN has 64 characters, 0 to 9 and a to f.'),
    ack_number: z
      .string()
      .trim()
      .regex(/^[0-9]{1,20}$/, 'An acknowledgement number has digits only.'),
    ack_at: z.iso
      .datetime({ error: 'Please enter a date and a time.' })
      .meta({ description: 'ISO-8601, UTC', example: '2026-11-23T09:34:05.000Z' }),
    signed_qr: z.string().trim().min(1, 'Paste the signed QR code.').max(4000, 'This text is too long.'),
  })
  .meta({
    example: {
      irn: 'a1'.repeat(32),
      ack_number: '112010036563310',
      ack_at: '2026-11-23T09:34:05.000Z',
      signed_qr: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2ln',
    },
  });
export type RegisterEInvoiceInput = z.output<typeof RegisterEInvoiceInput>;
export const EInvoiceOutput = z.object({ eInvoice: EInvoiceRow });
