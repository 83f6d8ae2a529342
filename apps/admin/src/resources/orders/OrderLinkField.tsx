import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { shortId } from '@aabha/contracts/orders/orders.rules';

/** An order by the last 6 characters of its id, to be opened; nothing where there is none. */
export function OrderLink({ orderId }: { orderId: string | null }) {
  if (!orderId) return null;
  return (
    <Link component={RouterLink} to={`/admin-dashboard/orders/${orderId}/show`}>
      {shortId(orderId, 6)}
    </Link>
  );
}
