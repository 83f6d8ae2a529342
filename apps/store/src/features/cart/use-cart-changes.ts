import type { Cart, CartLine } from '@aabha/contracts/cart/cart.schema';
import * as texts from '@aabha/messages/cart';
import { productAdded } from '@aabha/messages/purchase';
import { useIsMutating, useQueryClient, type Mutation } from '@tanstack/react-query';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { previewQuantity } from './cart-preview';
import { useAddition } from './use-add-to-cart';

/** Changes of the cart are sent one after another: each sets an absolute quantity, so their order matters. */
const SCOPE = { id: 'cart' };
const isCartChange = ({ options }: Mutation) => options.scope?.id === SCOPE.id;

/** Number of changes in flight. */
export function useCartChangesUnderWay(): number {
  return useIsMutating({ predicate: isCartChange });
}

/** Optimistic changes of the cart, corrected by the server's response (docs/spec/cart.md#screen). */
export function useCartChanges(cart: Cart | undefined) {
  const utils = trpc.useUtils();
  const queue = useQueryClient();
  const show = (next: Cart) => utils.cart.list.setData({}, { cartList: [next], cartCount: 1 });
  const preview = async (productId: string, quantity: number) => {
    await utils.cart.list.cancel();
    const present = utils.cart.list.getData({})?.cartList[0];
    if (present) show(previewQuantity(present, productId, quantity));
  };
  /* While later changes are queued, their optimistic result is on the screen. */
  const settle = (next: Cart, text: string) => {
    if (queue.isMutating({ predicate: isCartChange }) > 1) return;
    show(next);
    notify('success', text, 'cart');
  };
  const putRight = (error: unknown) => {
    notify('error', describeError(error).message, 'cart');
    void utils.cart.list.invalidate();
  };

  const update = trpc.cart.updateQuantity.useMutation({
    scope: SCOPE,
    onMutate: ({ cart: { productId, quantity } }) => preview(productId, quantity),
    onSuccess: (response) => settle(response.cart, texts.quantityUpdated),
    onError: putRight,
  });
  const remove = trpc.cart.removeProduct.useMutation({
    scope: SCOPE,
    onMutate: ({ productId }) => preview(productId, 0),
    onSuccess: (response) => settle(response.cart, texts.productRemoved),
    onError: putRight,
  });
  const restore = useAddition({
    scope: SCOPE,
    onSuccess: (response) => settle(response.cart, productAdded),
    onError: putRight,
  });

  return {
    setQuantity: (productId: string, quantity: number) =>
      cart && update.mutate({ cartId: cart._id, cart: { productId, quantity } }),
    remove: (productId: string) => cart && remove.mutate({ cartId: cart._id, productId }),
    /** Restores a removed line. */
    restore: ({ product, quantity, warranty_months }: CartLine) =>
      restore.add(product._id, quantity, warranty_months),
  };
}
