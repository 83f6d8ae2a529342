import { orderNumber, shortId } from '@aabha/contracts/orders/order-number';
import { RowLink } from '../../components/RowLink';

interface OrderLinkProps {
  orderId: string | null;
  /** Shows the last 6 characters only, as the specification requires for the dashboard. */
  short?: boolean;
}

/** A link to an order by its number; nothing without an order. */
export function OrderLinkField({ orderId, short = false }: OrderLinkProps) {
  if (!orderId) return null;
  return (
    <RowLink to={`/admin-dashboard/orders/${orderId}/show`}>
      {short ? shortId(orderId, 6) : orderNumber(orderId)}
    </RowLink>
  );
}
