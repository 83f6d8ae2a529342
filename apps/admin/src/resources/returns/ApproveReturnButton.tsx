import { useDataProvider } from 'react-admin';
import { offeredSteps } from './return-steps';
import type { ReturnProvider, ReturnRecord } from './returns.data';
import { ConfirmActionButton } from './ConfirmActionButton';

/** Disabled once approved or refunded (docs/spec/returns-and-refunds.md#staff-screen). */
export function ApproveReturnButton({ request }: { request: Omit<ReturnRecord, 'id'> }) {
  const dataProvider = useDataProvider<ReturnProvider>();
  return (
    <ConfirmActionButton
      request={request}
      label={request.status ? 'Approved' : 'Approve'}
      busyLabel="Approving..."
      confirm="Approve"
      variant="outlined"
      offered={offeredSteps(request).approve}
      action={() => dataProvider.approveReturn(request._id)}
    />
  );
}
