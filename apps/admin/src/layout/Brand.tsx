import { useQuery } from '@tanstack/react-query';
import { BrandMark } from '@aabha/ui/components/BrandMark';
import { api } from '../data/trpc';

/** The shop's sign and name, from its settings. */
export function Brand({ sizePx }: { sizePx: number }) {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => api.settings.get.query(),
    staleTime: Infinity,
  });
  return <BrandMark name={data?.brand.name ?? ''} sizePx={sizePx} />;
}
