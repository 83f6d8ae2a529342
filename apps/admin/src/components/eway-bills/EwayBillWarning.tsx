import { Alert } from '@mui/material';
import { formatCount } from '../../data/number-format';
import { useEwayBills } from './use-eway-bills';

/** Warns that some orders need an e-way bill before they are sent. At most a hundred orders are looked at. */
export function EwayBillWarning({ orderIds }: { orderIds: readonly string[] }) {
  const count = useEwayBills({ order_ids: orderIds.slice(0, 100) }).filter(
    ({ state }) => state === 'needed',
  ).length;
  if (count === 0) return null;
  const those = orderIds.length === 1 ? 'This order needs' : formatCount(count, 'order needs', 'orders need');
  return <Alert severity="warning">{those} an e-way bill, and none is entered.</Alert>;
}
