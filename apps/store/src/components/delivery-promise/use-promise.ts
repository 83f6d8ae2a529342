import { useMemo } from 'react';
import { msUntil } from '../../lib/ms-until';
import { rememberShownDay, type PromisedGoods } from '../../lib/shown-day';
import { trpc } from '../../lib/trpc';

/**
 * Returns when goods arrive at a PIN code, made anew at each cut-off, and the day that was shown before where that is another
 * one (docs/spec/delivery-promise.md#checkout). Asks for nothing without a PIN code.
 */
export function usePromise({ zipcode, items }: PromisedGoods) {
  const { data, refetch } = trpc.deliveryPromise.get.useQuery(
    { zipcode, items: [...items] },
    {
      enabled: zipcode !== '',
      refetchInterval: ({ state }) => msUntil(state.data?.promise.validUntil),
      refetchOnMount: 'always',
    },
  );
  const promise = zipcode === '' ? undefined : data?.promise;
  const latest = promise?.served ? promise.latest : undefined;
  const key = JSON.stringify(items);
  const before = useMemo(
    () =>
      latest === undefined
        ? undefined
        : rememberShownDay({ zipcode, items: JSON.parse(key) as PromisedGoods['items'] }, latest),
    [zipcode, key, latest],
  );
  const changedFrom = before && latest !== undefined && before !== latest ? before : undefined;
  return { promise, changedFrom, refetch };
}
