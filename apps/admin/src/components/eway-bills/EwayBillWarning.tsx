import { Alert } from '@mui/material';
import { formatCount } from '../../data/number-format';
import { useEwayBills } from './use-eway-bills';

/** Warns that some orders need an e-way bill before they are sent. At most a hundred orders are looked at. */
export function EwayBillWarning({ orderIds }: { orderIds: readonly string[] }) {
  const count = useEwayBills({ order_ids: orderIds.slice(0, 100) }).filter(
    ({ state }) => state === 'needed',
  ).length;
  if (count === 0) return null;
  const what =
    orderIds.length === 1
      ? 'E-way bill needed'
      : `${formatCount(count, 'order needs', 'orders need')} an e-way bill`;
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {what}: none entered.
    </Alert>
  );
}
