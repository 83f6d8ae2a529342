import { Chip } from '@mui/material';
import type { Invoice } from '@aabha/contracts/invoices/invoices.schema';

const COLOUR = { Paid: 'success', Refunded: 'default' } as const satisfies Record<Invoice['status'], string>;

/** What became of an invoice's money: a colour, and always the word. */
export function InvoiceStatusChip({ status }: { status: Invoice['status'] }) {
  return (
    <Chip size="small" variant="outlined" color={COLOUR[status]} label={status} sx={{ fontWeight: 600 }} />
  );
}
