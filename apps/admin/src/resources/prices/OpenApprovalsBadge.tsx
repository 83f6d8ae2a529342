import { useDataProvider } from 'react-admin';
import { SidebarBadge } from '../../components/sidebar/SidebarBadge';
import { useIsSuperAdmin } from '../../components/use-person';
import type { PriceProvider } from './prices.data';

function OpenApprovals() {
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

/** The number of prices that wait for a second person, for who decides on them; nothing while there are none. */
export function OpenApprovalsBadge() {
  return useIsSuperAdmin() ? <OpenApprovals /> : null;
}
