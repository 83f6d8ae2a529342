import { appError } from '@aabha/contracts/errors/errors';
import { savedInstant, wishesToMerge } from '@aabha/contracts/wish-list/wish-list.rules';
import type {
  AddWishInput,
  ListWishesInput,
  QuoteWishesInput,
} from '@aabha/contracts/wish-list/wish-list.schema';
import { WISHES_MAX } from '@aabha/contracts/wish-list/wish-list.values';
import type { Paise } from '@aabha/contracts/money/money';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { showWishes } from './show-wishes.service';
import {
  deleteWish,
  findListed,
  insertWishes,
  lockWishes,
  savedIds,
  selectTelevisions,
  selectWishes,
} from './wish-list.queries';

interface Saved {
  saved_price?: Paise | undefined;
  saved_at?: string | undefined;
}

/** Returns the row of a television that is saved with its price and time, by default those of now. */
const toRow = (
  ctx: SignedInContext,
  { id: productId, pricePaise }: { id: string; pricePaise: Paise },
  { saved_price, saved_at }: Saved,
) => ({
  ...{ userId: ctx.user.id, productId, savedPricePaise: saved_price ?? pricePaise },
  savedAt: savedInstant(saved_at, ctx.now()).toISOString(),
});

/** Returns the caller's wish list, latest first, or whether one television is in it. */
export async function listWishes(ctx: SignedInContext, { filters }: ListWishesInput) {
  const wishList = await showWishes(ctx.db, await selectWishes(ctx.db, ctx.user.id, filters.product));
  return { wishList, wishCount: wishList.length };
}

/** Saves a television in the caller's wish list; one that is in it stays as it was saved. */
export async function addWish(ctx: SignedInContext, { product, ...saved }: AddWishInput) {
  const [listed] = await findListed(ctx.db, [product]);
  if (!listed) throw appError('PRODUCT_NOT_FOUND');
  await inTx(ctx.db, async (tx) => {
    await lockWishes(tx, ctx.user.id);
    const present = await savedIds(tx, ctx.user.id);
    if (!present.has(listed.id) && present.size >= WISHES_MAX)
      throw appError('WISH_LIST_FULL', { most: WISHES_MAX });
    await insertWishes(tx, [toRow(ctx, listed, saved)]);
  });
  return { message: 'Saved to your wish list' };
}

/** Removes a television from the caller's wish list. One that is not in it changes nothing. */
export async function removeWish(ctx: SignedInContext, { product }: { product: string }) {
  if (isUuid(product)) await deleteWish(ctx.db, ctx.user.id, product);
  return { message: 'Removed from your wish list' };
}

/** Merges the wish list that a visitor has in the browser into the caller's (docs/spec/wish-list.md#visitors). */
export async function mergeWishes(ctx: SignedInContext, { items }: QuoteWishesInput) {
  const listed = await findListed(
    ctx.db,
    items.map(({ product }) => product),
  );
  const byId = new Map(listed.map((one) => [one.id, one]));
  const left = await inTx(ctx.db, async (tx) => {
    await lockWishes(tx, ctx.user.id);
    const merge = wishesToMerge(items, {
      saved: await savedIds(tx, ctx.user.id),
      listed: new Set(byId.keys()),
    });
    const rows = merge.added.flatMap(({ product, ...saved }) => {
      const one = byId.get(product);
      return one ? [toRow(ctx, one, saved)] : [];
    });
    await insertWishes(tx, rows);
    return merge.left;
  });
  return { message: 'Wish list merged', left };
}

/** Returns the televisions of a visitor's wish list as they are now. Nothing is stored. */
export async function quoteWishes(ctx: RequestContext, { items }: QuoteWishesInput) {
  const ids = items.map(({ product }) => product);
  const found = new Map((await selectTelevisions(ctx.db, ids)).map((row) => [row.productId, row]));
  const rows = items.flatMap(({ product, saved_price, saved_at }) => {
    const row = found.get(product);
    found.delete(product);
    if (!row) return [];
    const savedAt = savedInstant(saved_at, ctx.now()).toISOString();
    return [{ ...row, savedPrice: saved_price ?? row.newPrice, savedAt }];
  });
  const wishList = await showWishes(ctx.db, rows);
  return { wishList, wishCount: wishList.length };
}
