import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { dismissNotice } from '../../lib/notify';
import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { readVisitorCart } from '../../lib/visitor-cart';
import { readyIntent } from '../../lib/sign-in-intent';

/**
 * Navigates to `path`, or to the page of a stored sign-in intent, as soon as a shopper is signed in, here or
 * in another tab, with what a visitor put into the cart of this browser. Staff stay, so that they can sign in as a shopper.
 */
export function useLeaveWhenSignedIn(path: string): void {
  const router = useRouter();
  const utils = trpc.useUtils();
  const signedIn = isShopper(useSession());
  useEffect(() => {
    if (!signedIn) return;
    dismissNotice('sign-in');
    const leave = () => router.history.replace(readyIntent(path));
    if (readVisitorCart().length === 0) return leave();
    /* Without a response the cart of the browser stays, and /cart tries again. */
    void import('../../lib/merge-visitor-cart')
      .then(({ mergeVisitorCart }) => mergeVisitorCart(utils.client))
      .then(() => utils.cart.list.invalidate())
      .catch(() => undefined)
      .then(leave);
  }, [signedIn, router, path, utils]);
}
