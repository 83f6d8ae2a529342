import {
  AddToCartInput,
  CartOutput,
  ClearCartInput,
  ListCartsInput,
  ListCartsOutput,
  RemoveFromCartInput,
  UpdateQuantityInput,
} from '@aabha/contracts/cart/cart.schema';
import {
  FillCartOutput,
  MergeCartInput,
  QuoteCartInput,
  QuoteCartOutput,
} from '@aabha/contracts/cart/fill-cart.schema';
import { publicProcedure, router, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post } from '../../trpc/procedure-meta';
import { mergeCart } from './fill-cart.service';
import { quoteCart } from './quote-cart.service';
import { addToCart, clearCart, listCarts, removeFromCart, updateQuantity } from './cart.service';

export const cartRouter = router({
  add: userProcedure
    .meta(post('/cart/new', 'Put products in the cart', ONCE_A_KEY))
    .input(AddToCartInput)
    .output(CartOutput)
    .mutation(({ ctx, input }) => addToCart(ctx, input)),
  quote: publicProcedure
    .meta(post('/cart/quote', 'What the cart of a visitor costs'))
    .input(QuoteCartInput)
    .output(QuoteCartOutput)
    .query(({ ctx, input }) => quoteCart(ctx, input)),
  merge: userProcedure
    .meta(post('/cart/merge', 'Merge the cart that a visitor filled into that of the account'))
    .input(MergeCartInput)
    .output(FillCartOutput)
    .mutation(({ ctx, input }) => mergeCart(ctx, input)),
  list: userProcedure
    .meta(post('/cart/list', "The caller's cart, with its totals"))
    .input(ListCartsInput)
    .output(ListCartsOutput)
    .query(({ ctx, input }) => listCarts(ctx, input)),
  updateQuantity: userProcedure
    .meta(post('/cart/{cartId}/update-quantity', "Set a line's quantity"))
    .input(UpdateQuantityInput)
    .output(CartOutput)
    .mutation(({ ctx, input }) => updateQuantity(ctx, input)),
  removeProduct: userProcedure
    .meta(post('/cart/{cartId}/remove-single-product', 'Take a product out of the cart'))
    .input(RemoveFromCartInput)
    .output(CartOutput)
    .mutation(({ ctx, input }) => removeFromCart(ctx, input)),
  remove: userProcedure
    .meta(post('/cart/{cartId}/remove', 'Empty the cart'))
    .input(ClearCartInput)
    .output(CartOutput)
    .mutation(({ ctx, input }) => clearCart(ctx, input)),
});
