import * as texts from '@aabha/messages/purchase';
import { useNavigate } from '@tanstack/react-router';
import { currentPath } from '../../lib/current-path';
import { track } from '../../lib/analytics';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { isShopper, readSession } from '../../lib/session';
import { storeIntent, type SignInIntent } from '../../lib/sign-in-intent';
import { trpc } from '../../lib/trpc';

type AdditionOptions<Context> = Parameters<typeof trpc.cart.add.useMutation<Context>>[0];

/** The call that adds units of one television to the cart, with its protection in months (0 for none). */
export function useAddition<Context>(options: AdditionOptions<Context>) {
  const { mutate, isPending } = trpc.cart.add.useMutation<Context>(options);
  return {
    busy: isPending,
    add: (product: string, quantity: number, warranty_months: number) =>
      mutate({ cart: { items: [{ product, quantity, warranty_months }] } }),
  };
}

/** Returns what sends a visitor to sign in, after which the addition of the television resumes. */
function useAskToSignIn(productId: string) {
  const navigate = useNavigate();
  return (owner: string, wanted: Omit<Extract<SignInIntent, { kind: 'cart' }>, 'kind' | 'productId'>) => {
    storeIntent({ kind: 'cart', productId, ...wanted }, owner);
    notify('info', wanted.isBuyNow ? texts.loginToBuy : texts.loginToAdd, 'sign-in');
    void navigate({ to: '/signin', search: { redirect: currentPath() } });
  };
}

/** Returns what opens the checkout for some units of a television alone (docs/spec/checkout.md#buy-now). */
function useBuyNow(product: string) {
  const navigate = useNavigate();
  return (quantity: number, warranty_months: number) =>
    void navigate({ to: '/checkout', state: { buyNow: { product, quantity, warranty_months } } });
}

interface AddHandlers {
  onAdded: () => void;
  /** With the refusal's message; empty where the shopper is prompted to sign in. */
  onRefused: (message?: string) => void;
}

/**
 * Adds a television to the cart from its page. A visitor is prompted to sign in, and the addition resumes afterwards
 * (docs/spec/products.md#adding-to-the-cart).
 */
export function useAddToCart(productId: string, { onAdded, onRefused }: AddHandlers) {
  const buyNow = useBuyNow(productId);
  /* The product page has loaded the settings. */
  const { data: settings } = trpc.settings.get.useQuery(undefined, { staleTime: Infinity });
  const utils = trpc.useUtils();
  const askToSignIn = useAskToSignIn(productId);
  const tellAdded = () => {
    notify('success', texts.productAdded, 'cart');
    track('add_to_cart', currentPath(), productId);
    onAdded();
  };
  const { add, busy } = useAddition({
    // An expired session has been removed by the time the refusal is handled.
    onMutate: () => ({ owner: readSession()?.userId ?? '' }),
    onSuccess: () => tellAdded(),
    onError: (error, { cart }, context) => {
      const { reason, message } = describeError(error);
      if (reason === 'SIGN_IN_REQUIRED' || reason === 'SESSION_EXPIRED') {
        onRefused();
        const [item] = cart.items;
        return askToSignIn(context?.owner ?? '', {
          quantity: item?.quantity ?? 1,
          warrantyMonths: item?.warranty_months ?? 0,
        });
      }
      notify('error', message, 'cart');
      onRefused(message);
    },
    onSettled: () => {
      void utils.cart.list.invalidate();
      void utils.products.get.invalidate({ id: productId });
    },
  });
  return {
    busy,
    add: (quantity: number, warranty_months: number) => {
      if (isShopper(readSession())) return add(productId, quantity, warranty_months);
      void import('../../lib/visitor-cart-changes').then(({ addToVisitorCart }) => {
        addToVisitorCart({ product: productId, quantity, warranty_months });
        tellAdded();
      });
    },
    /** Asks a visitor to sign in, unless the shop lets them fill a cart. Returns whether that was needed. */
    askVisitor: (quantity: number, isBuyNow: boolean) => {
      const isVisitor = !isShopper(readSession()) && (isBuyNow || settings?.visitorCarts !== true);
      if (isVisitor) askToSignIn('', { quantity, isBuyNow });
      return isVisitor;
    },
    buyNow,
  };
}
