import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PriceProvider } from './prices.data';

/** The number of prices that wait for a second person; nothing while there are none. */
export function OpenApprovalsBadge() {
  const dataProvider = useDataProvider<PriceProvider>();
  const { data: count = 0 } = useQuery({
    queryKey: ['open-price-approvals'],
    queryFn: async () => (await dataProvider.countOpenApprovals()).data,
    retry: false,
  });
  if (count === 0) return null;
  return <Chip size="small" color="warning" label={count} aria-label={`${count} waiting`} />;
}
