import * as texts from '@aabha/messages/delivery-promise';
import { useQuery } from '@tanstack/react-query';
import { msUntil } from '../../../lib/ms-until';
import { trpc } from '../../../lib/trpc';
import { loadCardDate } from './load-card-date';

/** The day by which a television arrives, ordered by itself now. */
export function CardDate({ pin, product }: { pin: string; product: string }) {
  const { client } = trpc.useUtils();
  const { data } = useQuery({
    queryKey: ['card-date', pin, product],
    queryFn: () => loadCardDate(client, pin, product),
    refetchInterval: ({ state }) => msUntil(state.data?.validUntil),
  });
  return data?.latest ? texts.getItBy(texts.formatPromisedDay(data.latest)) : null;
}
