import { shortId } from '@aabha/contracts/orders/orders.rules';
import { RowLink } from '../../layout/RowLink';

/** An order by the last 6 characters of its id, to be opened; nothing where there is none. */
export function OrderLink({ orderId }: { orderId: string | null }) {
  if (!orderId) return null;
  return <RowLink to={`/admin-dashboard/orders/${orderId}/show`}>{shortId(orderId, 6)}</RowLink>;
}
