import { SidebarBadge } from '../../components/sidebar/SidebarBadge';
import { countWaitingRefunds, REFUND_REQUESTS_KEY } from '../../data/refund-requests';

/** The number of refunds of others that wait for a second person; nothing while there are none. */
export function WaitingRefundsBadge() {
  return (
    <SidebarBadge
      queryKey={`${REFUND_REQUESTS_KEY}-count`}
      read={countWaitingRefunds}
      live={['orders']}
      countOf={(count) => count}
      meaning="waiting"
    />
  );
}
