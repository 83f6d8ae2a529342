import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { forgetBuyer, type BuyerForm, type BuyerValues } from './buyer-form';
import { prefillBuyer, fillEmptyFields, isBlank } from './buyer-prefill';

/**
 * Fills the form once from the account of a signed-in customer, and returns whether it did. A restored draft,
 * the buyer of a previous order, and values typed meanwhile are preserved.
 */
export function useBuyerPrefill(form: BuyerForm): boolean {
  const session = useSession();
  const enabled = isShopper(session);
  const profile = trpc.accounts.get.useQuery({ id: session?.userId ?? '' }, { enabled });
  const orders = trpc.wholesale.listOwnOrders.useQuery({ pageSize: 1 }, { enabled });
  const mayFill = useRef<boolean>(undefined);
  const [isPrefilled, setPrefilled] = useState(false);

  const noteBeginning = useEffectEvent(() => {
    mayFill.current ??= isBlank(form.getValues());
  });
  const fill = useEffectEvent((buyer: BuyerValues) => {
    if (!mayFill.current) return;
    mayFill.current = false;
    const typed = form.getValues();
    form.setValues(fillEmptyFields(typed, buyer));
    // Not saved as a draft until something is typed, so that the next visit uses the account's data of then.
    if (isBlank(typed)) forgetBuyer();
    setPrefilled(true);
  });

  const user = enabled ? profile.data?.user : undefined;
  const latest = orders.data?.wholesalebulkOrdersList[0];
  const isReady = user !== undefined && !orders.isPending;
  useEffect(() => {
    noteBeginning();
    if (isReady) fill(prefillBuyer(user, latest));
  }, [isReady, user, latest]);
  return isPrefilled;
}
