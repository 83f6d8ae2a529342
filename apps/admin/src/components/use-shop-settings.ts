import { useQuery } from '@tanstack/react-query';
import { api } from '../data/trpc';

/** Returns the shop settings that the back office needs; undefined until they are loaded. */
export function useShopSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => api.settings.get.query(),
    staleTime: Infinity,
    meta: { live: ['settings'] },
  }).data;
}
