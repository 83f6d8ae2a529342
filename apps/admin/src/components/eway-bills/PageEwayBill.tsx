import { useListContext } from 'react-admin';
import { EwayBillField } from './EwayBillField';
import { useEwayBills } from './use-eway-bills';

/** The e-way bill of an order in a list; those of a page are read at once. */
export function PageEwayBill({ orderId }: { orderId: string }) {
  const { data = [] } = useListContext<{ id: string }>();
  const bills = useEwayBills({ order_ids: data.map(({ id }) => id) });
  return <EwayBillField bill={bills.find(({ order_id }) => order_id === orderId)} />;
}
