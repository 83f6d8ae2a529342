import { useState } from 'react';
import { checkQuantity } from '@aabha/contracts/cart/cart.rules';
import { useNavigate } from '@tanstack/react-router';
import { track } from '../../lib/analytics';
import { describeError } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { notifyRefusal } from '../../lib/notify-refusal';
import { isShopper, readSession } from '../../lib/session';
import { trpc } from '../../lib/trpc';
import type { PageProduct } from './product';

export type Purchase = ReturnType<typeof usePurchase>;

/** Sends a visitor to sign in and back to this television (product §6). */
function useAskToSignIn() {
  const navigate = useNavigate();
  return () => {
    notify('info', 'Please login to add product');
    void navigate({ to: '/signin', search: { redirect: window.location.pathname } });
  };
}

/** From the press on Add to Cart, by way of the choice of protection, to the line in the cart (product §2, §8). */
export function usePurchase(product: PageProduct) {
  const [quantity, setQuantity] = useState(1);
  const [choosing, setChoosing] = useState(false);
  const [additions, setAdditions] = useState(0);
  const askToSignIn = useAskToSignIn();
  const utils = trpc.useUtils();
  const add = trpc.cart.add.useMutation({
    onSuccess: () => {
      setChoosing(false);
      setAdditions((count) => count + 1);
      setQuantity(1);
      notify('success', 'Product added to cart successfully!');
      track('add_to_cart', window.location.pathname, product._id);
    },
    onError: (error) => {
      // A toast would be hidden behind the dialog. What was chosen in it is there when it opens again.
      setChoosing(false);
      const { reason, message } = describeError(error);
      if (reason === 'SIGN_IN_REQUIRED' || reason === 'SESSION_EXPIRED') return askToSignIn();
      notify('error', message);
    },
    onSettled: () => {
      void utils.cart.list.invalidate();
      void utils.products.get.invalidate({ id: product._id });
    },
  });
  const decide = (warrantyMonths: number) =>
    add.mutate({
      cart: { items: [{ product: product._id, quantity, warranty_months: warrantyMonths }] },
    });
  const start = () => {
    const verdict = checkQuantity(quantity, product.stock);
    if (!verdict.ok) return void notifyRefusal(verdict);
    if (!isShopper(readSession())) return askToSignIn();
    if (Object.keys(product.warranty_pricing).length === 0) return decide(0);
    setChoosing(true);
  };
  return {
    quantity,
    setQuantity,
    start,
    /** Whether the choice of protection is open. */
    choosing,
    stopChoosing: () => setChoosing(false),
    decide,
    busy: add.isPending,
    /** How often it was put in the cart since the page was opened. */
    additions,
  };
}
