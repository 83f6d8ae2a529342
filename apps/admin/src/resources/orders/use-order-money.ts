import { useQuery } from '@tanstack/react-query';
import { api, toHttpError } from '../../data/trpc';
import type { OrderRecord } from './order-record';

/** The way of an order's money, with what the payment provider says of it. */
export type OrderMoney = Awaited<ReturnType<typeof api.orderMoney.get.query>>['money'];

/**
 * Returns the way of an order's money; undefined until it is read. It is read again when the order's refunds change, and not with
 * every change of any order, since the payment provider is asked.
 */
export function useOrderMoney({ _id: orderId, refunds }: Pick<OrderRecord, '_id' | 'refunds'>) {
  const version = refunds.map(({ _id, status }) => `${_id} ${status}`).join();
  const { data: money, error } = useQuery({
    queryKey: ['order-money', orderId, version],
    queryFn: () => api.orderMoney.get.query({ id: orderId }).then((found) => found.money, toHttpError),
    staleTime: Infinity,
    retry: false,
  });
  return { money, error };
}
