import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../data/data-provider';
import { offeredSteps, type ReturnRecord } from '../../data/returns';
import { StepButton } from './StepButton';

/** Sends the money back through the provider; disabled until approved, and once refunded (product §4). */
export function RefundReturnButton({ request }: { request: ReturnRecord }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return (
    <StepButton
      request={request}
      label={request.refund_status ? 'Refunded' : 'Refund'}
      busyLabel="Refunding..."
      variant="contained"
      offered={offeredSteps(request).refund}
      act={() => dataProvider.refundReturn(request._id)}
    />
  );
}
