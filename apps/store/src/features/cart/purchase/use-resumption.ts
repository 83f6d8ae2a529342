import { useEffect, useEffectEvent } from 'react';
import { describeError } from '../../../lib/describe-error';
import { isShopper, readSession, useSession } from '../../../lib/session';
import { readIntentText, type SignInIntent } from '../../../lib/sign-in-intent';
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
    if (readIntentText() === null) return;
    let intent: Extract<SignInIntent, { kind: 'cart' }> | undefined;
    try {
      const [{ takeIntent }, { resumePurchase }] = await Promise.all([
        import('../../../lib/take-intent'),
        import('./resume-purchase'),
      ]);
      const result = await takeIntent('cart', productId, shopperId);
      if (!result || result.decision === 'drop') return;
      ({ intent } = result);
      const { product } = await utils.products.get.fetch({ id: productId }, { staleTime: 0 });
      onResume({ ...resumePurchase(result, product), isBuyNow: intent.isBuyNow === true });
    } catch (error) {
      const { message } = describeError(error);
      const isBuyNow = intent?.isBuyNow === true;
      onResume({ action: 'notify', quantity: intent?.quantity ?? 1, message, isBuyNow });
    }
  });
  useEffect(() => {
    if (userId !== undefined && isShopper(readSession())) void resume(userId);
  }, [userId]);
}
