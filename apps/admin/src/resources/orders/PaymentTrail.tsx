import { Box, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { refundPromise } from '@aabha/contracts/refunds/refund-promise';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { DownloadCreditNoteButton } from '../../components/DownloadCreditNoteButton';
import { paymentMethodLabel } from '../../data/payment-method-labels';
import { refundSpeedText } from '../../data/refund-labels';
import { listAddress } from '../../data/list-address';
import type { OrderRecord } from './order-record';
import { PaymentAttempts } from './PaymentAttempts';
import type { OrderMoney } from './use-order-money';
import { useMayOpen } from '../../components/use-may-open';
import { RefundField } from './RefundField';
import { SettledWith } from './SettledWith';
import { refundedRows } from '../../components/refunds/refunded-rows';

/** A failed refund is retried on the screen of failures. */
function FailedRefundLink() {
  const mayOpen = useMayOpen();
  if (!mayOpen('failures')) return null;
  return (
    <ScreenLink to={listAddress('failures', { kind: 'refund' })} variant="body2">
      See why and try again
    </ScreenLink>
  );
}

/** The credit note of a refund, once it is issued, with its download for those with access. */
function RefundCreditNote({ refund }: { refund: OrderRecord['refunds'][number] }) {
  const mayOpen = useMayOpen();
  if (!refund.credit_note_id) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
      <Typography variant="body2">Credit note {refund.creditNoteNumber}</Typography>
      {mayOpen('credit-notes') && (
        <DownloadCreditNoteButton id={refund.credit_note_id} number={refund.creditNoteNumber} />
      )}
    </Box>
  );
}

/** The provider's ids of a refund: its own, and the bank's reference, by which the customer's bank finds it. */
function RefundReferences({ money, refundId }: { money: OrderMoney | undefined; refundId: string }) {
  const found = money?.refunds.find(({ refund_id }) => refund_id === refundId);
  const parts = [found?.provider_refund_id, found?.arn && `ARN ${found.arn}`].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {parts.join(', ')}
    </Typography>
  );
}

/** The draft order that staff composed, where the customer paid by a link. */
function PhoneOrder({ of: { by, draft_order_id: id } }: { of: NonNullable<OrderMoney['phone_order']> }) {
  return (
    <li>
      <Typography variant="body2">
        <ScreenLink to={`/admin-dashboard/draft-orders/${id}/show`}>
          {by === '' ? 'Phone order' : `Phone order by ${by}`}
        </ScreenLink>
      </Typography>
    </li>
  );
}

interface PaymentTrailProps {
  order: OrderRecord;
  /** What the payment provider says; left out until it is read. */
  money?: OrderMoney | undefined;
}

/** The way of an order's money: attempts to pay, payment, invoice, and every refund with its references. */
export function PaymentTrail({ order, money }: PaymentTrailProps) {
  const refunds = order.refunds.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const settlementOf = (id: string) => money?.refunds.find((one) => one.refund_id === id)?.settlement ?? null;
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {money?.phone_order && <PhoneOrder of={money.phone_order} />}
      {money && <PaymentAttempts money={money} />}
      <li>
        <Typography variant="body2">
          <strong>Paid {formatRupees(order.totalPrice)}</strong>, {formatDateTime(order.created_at)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[paymentMethodLabel(order.payment_method), order.payment_id].filter(Boolean).join(', ')}
        </Typography>
      </li>
      {money && order.totalPrice > 0 && (
        <li>
          <SettledWith settlement={money.settlement} />
        </li>
      )}
      {order.invoiceNumber && (
        <li>
          <Typography variant="body2">
            <strong>Invoice {order.invoiceNumber}</strong>
          </Typography>
        </li>
      )}
      {refunds.map((refund) => (
        <li key={refund._id}>
          <Typography variant="body2">
            <strong>Refund {formatRupees(refund.amount)}</strong>, {formatDateTime(refund.created_at)}
          </Typography>
          {refundedRows(refund).map(([label, amount]) => (
            <Typography key={label} variant="body2">
              {label}, {formatRupees(amount)}
            </Typography>
          ))}
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {refund.reason}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <RefundField status={refund.status} />
            <Typography variant="body2">{refundSpeedText(refund)}</Typography>
            {refund.status === 'failed' && <FailedRefundLink />}
          </Box>
          {refund.status !== 'failed' && (
            <Typography variant="body2" color="textSecondary">
              {refundPromise(order.payment_method, refund.speed_processed ?? refund.speed)}
            </Typography>
          )}
          {settlementOf(refund._id) && <SettledWith settlement={settlementOf(refund._id)} />}
          <RefundReferences money={money} refundId={refund._id} />
          <RefundCreditNote refund={refund} />
        </li>
      ))}
    </Box>
  );
}
