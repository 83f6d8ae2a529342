import { useDataProvider } from 'react-admin';
import { offeredSteps } from './return-steps';
import type { ReturnProvider, ReturnRecord } from './returns.data';
import { ConfirmActionButton } from './ConfirmActionButton';

/** Records that the goods of an approved return have arrived; the customer is mailed. */
export function ReceiveReturnButton({ request }: { request: Omit<ReturnRecord, 'id'> }) {
  const dataProvider = useDataProvider<ReturnProvider>();
  return (
    <ConfirmActionButton
      request={request}
      label={request.received_at === null ? 'Goods arrived' : 'Arrived'}
      busyLabel="Saving..."
      consequence={`${request.user_id.name} will get an email that the goods have arrived.`}
      confirm="Goods arrived"
      variant="outlined"
      offered={offeredSteps(request).receive}
      action={() => dataProvider.receiveReturn(request._id)}
    />
  );
}
