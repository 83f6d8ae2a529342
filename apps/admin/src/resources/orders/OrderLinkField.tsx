import { orderNumber, shortId } from '@aabha/contracts/orders/order-number';
import { RowLink } from '../../components/RowLink';

interface OrderLinkProps {
  orderId: string | null;
  /** With the last 6 characters only, as the specification has it on the dashboard. */
  short?: boolean;
}

/** An order by its number, to be opened; nothing where there is none. */
export function OrderLink({ orderId, short = false }: OrderLinkProps) {
  if (!orderId) return null;
  return (
    <RowLink to={`/admin-dashboard/orders/${orderId}/show`}>
      {short ? shortId(orderId, 6) : orderNumber(orderId)}
    </RowLink>
  );
}
