import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OrderProvider } from './orders.data';

/**
 * Returns the effects of each status change of some orders from the server, and a function that refreshes all
 * order screens.
 */
export function useStatusPreviews(ids: readonly string[]) {
  const dataProvider = useDataProvider<OrderProvider>();
  const queries = useQueryClient();
  const { data, isPending, error } = useQuery({
    queryKey: ['orders', 'status-previews', ids],
    queryFn: () => dataProvider.previewStatuses(ids).then((response) => response.data),
    /* Never cached: it is what staff confirm. */
    gcTime: 0,
    staleTime: 0,
  });
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    await queries.invalidateQueries({ queryKey: ['dashboard'] });
  };
  return { previews: data, isPending, error, readAgain };
}
