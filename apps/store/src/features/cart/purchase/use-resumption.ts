import { useEffect, useEffectEvent } from 'react';
import { describeError } from '../../../lib/describe-error';
import { isShopper, readSession, useSession } from '../../../lib/session';
import { takeIntent } from '../../../lib/sign-in-intent';
import { trpc } from '../../../lib/trpc';
import type { Resumption } from './resume-purchase';

/**
 * Calls `onResume` once for an addition that was started on this page before signing in, decided by the
 * current stock.
 */
export function useResumption(
  productId: string,
  onResume: (resumption: Resumption & { isBuyNow: boolean }) => void,
): void {
  const userId = useSession()?.userId;
  const utils = trpc.useUtils();
  const resume = useEffectEvent(async (shopperId: string) => {
    const result = await takeIntent('cart', productId, shopperId);
    if (!result || result.decision === 'drop') return;
    const isBuyNow = result.intent.isBuyNow === true;
    try {
      const { resumePurchase } = await import('./resume-purchase');
      const { product } = await utils.products.get.fetch({ id: productId }, { staleTime: 0 });
      onResume({ ...resumePurchase(result, product), isBuyNow });
    } catch (error) {
      const { message } = describeError(error);
      onResume({ action: 'notify', quantity: result.intent.quantity, message, isBuyNow });
    }
  });
  useEffect(() => {
    if (userId !== undefined && isShopper(readSession())) void resume(userId);
  }, [userId]);
}
