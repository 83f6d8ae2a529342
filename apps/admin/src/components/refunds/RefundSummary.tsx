import { Alert, Box, Divider, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { taxText } from '../../data/tax-text';
import type { RefundPreview } from '../../data/order-refund';
import { refundedRows } from './refunded-rows';

type Refund = NonNullable<RefundPreview['refund']>;

function Row({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: strong ? 700 : 400 }}>
        {label}
      </Typography>
      <Typography
        variant="body2"
        sx={{ fontWeight: strong ? 700 : 400, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {amount < 0 ? '−' : ''}
        {formatRupees(Math.abs(amount))}
      </Typography>
    </Box>
  );
}

/** A refund before it is made: its parts, taxes and credit note, and what is left afterwards. */
export function RefundSummary({ refund }: { refund: Refund }) {
  return (
    <Box
      component="section"
      aria-label="This refund"
      sx={{ p: 2, borderRadius: 2, bgcolor: 'action.hover', display: 'grid', gap: 0.75 }}
    >
      {refundedRows(refund).map(([label, amount]) => (
        <Row key={label} label={label} amount={amount} />
      ))}
      {refund.round_off !== 0 && <Row label="Round-off" amount={refund.round_off} />}
      <Divider />
      <Row label="Refund" amount={refund.amount} strong />
      <Typography variant="body2" color="textSecondary">
        {refund.credit_note
          ? refund.commercial
            ? 'Commercial credit note without GST: 30 November of the financial year after the sale has passed, so the tax is not reduced.'
            : `Credit note: ${taxText(refund)}.`
          : 'This order has no invoice, so no credit note.'}{' '}
        {refund.refundable_after > 0
          ? `${formatRupees(refund.refundable_after)} can still be refunded after this.`
          : 'Nothing is left to refund after this.'}
      </Typography>
      {refund.needs_approval && (
        <Alert severity="info" sx={{ mt: 1 }}>
          This is above what you may refund of an order alone. It waits until somebody else approves it.
        </Alert>
      )}
    </Box>
  );
}
