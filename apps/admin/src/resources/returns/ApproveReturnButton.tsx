import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../data/data-provider';
import { offeredSteps } from '../../data/return-steps';
import type { ReturnRecord } from '../../data/returns';
import { ConfirmActionButton } from './ConfirmActionButton';

/** Disabled once approved or refunded (docs/spec/returns-and-refunds.md#staff-screen). */
export function ApproveReturnButton({ request }: { request: ReturnRecord }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return (
    <ConfirmActionButton
      request={request}
      label={request.status ? 'Approved' : 'Approve'}
      busyLabel="Approving..."
      confirm="Approve"
      variant="outlined"
      offered={offeredSteps(request).approve}
      act={() => dataProvider.approveReturn(request._id)}
    />
  );
}
