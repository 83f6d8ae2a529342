import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { RestRefundFields } from '../../components/refunds/RestRefundFields';
import { offeredSteps } from './return-steps';
import type { ReturnProvider, ReturnRecord } from './returns.data';
import { ConfirmActionButton } from './ConfirmActionButton';

/**
 * Refunds through the provider; disabled until approved, and once refunded
 * (docs/spec/returns-and-refunds.md#staff-screen).
 */
export function RefundReturnButton({ request }: { request: ReturnRecord }) {
  const amount = formatRupees(request.refund_amount);
  const [speed, setSpeed] = useState<RefundSpeed>('normal');
  const dataProvider = useDataProvider<ReturnProvider>();
  return (
    <ConfirmActionButton
      request={request}
      label={request.refund_status ? 'Refunded' : 'Refund'}
      busyLabel="Refunding..."
      consequence={`${amount} goes back to ${request.user_id.name}. This cannot be undone.`}
      confirm={`Refund ${amount}`}
      variant="contained"
      offered={offeredSteps(request).refund}
      action={() => dataProvider.refundReturn(request._id, speed)}
    >
      <RestRefundFields orderId={request.order_id._id} speed={speed} onSpeedChange={setSpeed} />
    </ConfirmActionButton>
  );
}
