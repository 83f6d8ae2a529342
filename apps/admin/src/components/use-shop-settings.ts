import { useQuery } from '@tanstack/react-query';
import { api } from '../data/trpc';

/** What the back office needs to know of the shop; undefined until it is known. */
export function useShopSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => api.settings.get.query(),
    staleTime: Infinity,
  }).data;
}
