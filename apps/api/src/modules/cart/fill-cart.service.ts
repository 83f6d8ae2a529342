import type { z } from 'zod';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import type { LeftOut, MergeCartInput } from '@aabha/contracts/cart/fill-cart.schema';
import { fillLine, type FilledLine } from '@aabha/contracts/cart/fill-line';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { readCart } from './cart.contents.service';
import { findProductsToFill, lockCart, upsertLine } from './cart.queries';
import { cartToWire } from './cart.service';

/** Units of a product that somebody wants in their cart, with its name where it may be unknown by now. */
interface WantedLine {
  productId: string;
  quantity: number;
  warrantyMonths: number;
  name?: string;
}

type Found = Awaited<ReturnType<typeof findProductsToFill>>[number];

const NOT_SOLD: FilledLine = { quantity: 0, warrantyMonths: 0, reason: 'not-sold' };

const fill = (wanted: WantedLine, found: Found | undefined): FilledLine =>
  found
    ? fillLine(wanted, { ...found, offeredMonths: Object.keys(found.warrantyPricing).map(Number) })
    : NOT_SOLD;

/** Writes the lines. Returns what did not get into the cart as it was wanted. */
async function fillLines(
  ctx: SignedInContext,
  tx: Tx,
  wantedLines: readonly WantedLine[],
): Promise<LeftOut[]> {
  const cartId = await lockCart(tx, ctx.user.id);
  const ids = wantedLines.map(({ productId }) => productId).filter(isUuid);
  const found = new Map(
    (await findProductsToFill(tx, ids, { cartId, userId: ctx.user.id })).map((row) => [row.id, row]),
  );
  const left: LeftOut[] = [];
  for (const wanted of wantedLines) {
    const product = found.get(wanted.productId);
    const { quantity, warrantyMonths, reason } = fill(wanted, product);
    if (quantity > 0) await upsertLine(tx, { cartId, productId: wanted.productId, quantity, warrantyMonths });
    if (reason)
      left.push({
        ...{ product: wanted.productId, name: product?.name ?? wanted.name ?? '', reason },
        ...{ wanted: wanted.quantity, quantity },
      });
  }
  return left;
}

/**
 * Puts what can be sold of these lines into the caller's cart, and names the rest
 * (docs/spec/cart.md#filling-a-cart). Doing it twice changes nothing.
 */
export async function fillCart(
  ctx: SignedInContext,
  lines: readonly WantedLine[],
): Promise<{ cart: z.input<typeof Cart>; left: LeftOut[] }> {
  const left = await inTx(ctx.db, (tx) => fillLines(ctx, tx, lines));
  const read = await readCart(ctx);
  if (!read) throw appError('NOT_FOUND');
  return { cart: await cartToWire(ctx.db, read), left };
}

/** Merges the cart that a visitor filled before signing in into the caller's (docs/spec/cart.md#carts-of-visitors). */
export const mergeCart = (ctx: SignedInContext, { items }: MergeCartInput) =>
  fillCart(
    ctx,
    items.map(({ product, quantity, warranty_months }) => ({
      ...{ productId: product, quantity, warrantyMonths: warranty_months },
    })),
  );
