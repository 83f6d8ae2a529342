import { Box, Chip, Typography } from '@mui/material';
import { invoiceRefundText } from '@aabha/contracts/invoices/invoice-refund-text';
import type { Invoice } from '@aabha/contracts/invoices/invoices.schema';
import { formatDay } from '@aabha/contracts/time/india-time';

const COLOUR = { Paid: 'success', Refunded: 'default', Cancelled: 'error' } as const satisfies Record<
  Invoice['status'],
  string
>;

type Standing = Pick<Invoice, 'status' | 'cancelled_at' | 'refund_status' | 'refund_amount'>;

/** The status of an invoice in colour and as text; for a cancelled one with the date and the refund. */
export function InvoiceStatusField({ invoice }: { invoice: Standing }) {
  const { status, cancelled_at, refund_status, refund_amount } = invoice;
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'start', gap: 0.5 }}>
      <Chip size="small" variant="outlined" color={COLOUR[status]} label={status} sx={{ fontWeight: 600 }} />
      {status === 'Cancelled' && (
        <Typography component="span" variant="body2" color="textSecondary">
          On {formatDay(cancelled_at)}
          {refund_status && `. ${invoiceRefundText(refund_status, refund_amount)}`}
        </Typography>
      )}
    </Box>
  );
}
