import { useDataProvider } from 'react-admin';
import { SidebarBadge } from '../../components/sidebar/SidebarBadge';
import type { PriceProvider } from './prices.data';

/** The number of prices that wait for a second person; nothing while there are none. */
export function OpenApprovalsBadge() {
  const dataProvider = useDataProvider<PriceProvider>();
  const read = async () => (await dataProvider.countOpenApprovals()).data;
  return (
    <SidebarBadge
      queryKey="open-price-approvals"
      read={read}
      live={['catalogue']}
      countOf={(count) => count}
      meaning="waiting"
    />
  );
}
