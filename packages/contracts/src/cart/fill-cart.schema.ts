import { z } from 'zod';
import { Id } from '../wire/wire.schema';
import { AddToCartInput, CartLine, CartOutput, CartTotals } from './cart.schema';
import { LEFT_REASONS } from './fill-line';

/** What did not get into the cart as it was wanted. */
export const LeftOut = z.object({
  product: z.string(),
  name: z.string(),
  reason: z.enum(LEFT_REASONS).meta({
    description:
      'not-sold: taken off sale · sold-out: no unit is free · fewer: only as many as are free · no-protection: the warranty is not offered any more.',
  }),
  wanted: z.number().int(),
  quantity: z.number().int().meta({ description: 'Units that are in the cart now.' }),
});
export type LeftOut = z.output<typeof LeftOut>;

/** The cart, with what did not get into it as it was wanted; empty where all did. */
export const FillCartOutput = CartOutput.extend({ left: z.array(LeftOut) });

export const ReorderInput = z.strictObject({ id: Id });
export type ReorderInput = z.output<typeof ReorderInput>;

/** The cart that a visitor filled before signing in. */
export const MergeCartInput = z.strictObject({ items: AddToCartInput.shape.cart.shape.items });
export type MergeCartInput = z.output<typeof MergeCartInput>;

/** The same, before that. */
export const QuoteCartInput = MergeCartInput;
export const QuoteCartOutput = z.object({
  items: z
    .array(CartLine)
    .meta({ description: 'In the order of the input; without products that are unknown.' }),
  totals: CartTotals,
});
