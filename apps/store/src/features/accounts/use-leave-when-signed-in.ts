import { useEffect } from 'react';
import { VISITOR_WISHES_KEY } from '@aabha/contracts/wish-list/wish-list.values';
import { useRouter } from '@tanstack/react-router';
import { dismissNotice } from '../../lib/notify';
import { isShopper, useSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import { readVisitorCart } from '../../lib/visitor-cart';
import { readyIntent } from '../../lib/take-intent';

/**
 * Navigates to `path`, or to the page of a stored sign-in intent, as soon as a shopper is signed in, here or
 * in another tab, with what a visitor put into the cart and the wish list of this browser. Staff stay, so that they can sign in as a shopper.
 */
export function useLeaveWhenSignedIn(path: string): void {
  const router = useRouter();
  const utils = trpc.useUtils();
  const signedIn = isShopper(useSession());
  useEffect(() => {
    if (!signedIn) return;
    dismissNotice('sign-in');
    const leave = () => router.history.replace(readyIntent(path));
    const hasWishes = localStorage.getItem(VISITOR_WISHES_KEY) !== null;
    if (readVisitorCart().length === 0 && !hasWishes) return leave();
    /* Without a response cart and wish list of the browser stay, and /cart and /wishlist try again. */
    const mergeCart = import('../../lib/merge-visitor-cart')
      .then(({ mergeVisitorCart }) => mergeVisitorCart(utils.client))
      .then(() => utils.cart.list.invalidate());
    const mergeWishes = import('../../lib/merge-visitor-wishes')
      .then(({ mergeVisitorWishes }) => mergeVisitorWishes(utils.client))
      .then(() => utils.wishList.list.invalidate());
    void Promise.allSettled([mergeCart, mergeWishes]).then(leave);
  }, [signedIn, router, path, utils]);
}
