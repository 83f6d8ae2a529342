import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReorderProvider } from './reorder.data';

/** Reads the rule of every brand, and that of the shop. */
export function useBrandRules() {
  const dataProvider = useDataProvider<ReorderProvider>();
  return useQuery({
    queryKey: ['reorder', 'brand-rules'],
    queryFn: async () => (await dataProvider.listBrandRules()).data,
  });
}
