import { isLargeChangeSince } from '@aabha/contracts/accounts/step-up.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { dropBase, isLargeDrop, isSamePrice, type PriceTag } from '@aabha/contracts/prices/prices.rules';
import { DROP_WITHIN_HOURS, type PriceSource } from '@aabha/contracts/prices/prices.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import type { SignedInContext } from '../../context/context';
import { isStepUpDone } from '../../core/require-step-up';
import { enqueue } from '../../outbox/outbox';
import { writeAudits } from '../audit/audit.service';
import { insertPriceChanges, replaceProposals } from './price-changes.queries';
import {
  findApprovers,
  findStaffAddress,
  selectPricesSince,
  setPriceCause,
  type PricedProduct,
} from './prices.queries';

export { findApprovers, findStaffAddress } from './prices.queries';

/** An id that nobody has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const HOUR_MS = 3_600_000;
/** How many changes a mail names; it counts the others. */
const NAMED_IN_MAIL = 10;

/** A television as it is, and the price that it is to get. */
export interface WantedPrice {
  product: PricedProduct;
  wanted: PriceTag;
}

/** Returns the prices of some televisions during the last day, by their ids. */
async function selectPricesOfDay(db: DbOrTx, changes: readonly WantedPrice[], now: Date) {
  const since = new Date(now.getTime() - DROP_WITHIN_HOURS * HOUR_MS).toISOString();
  const past = await selectPricesSince(
    db,
    changes.map(({ product }) => product._id),
    since,
  );
  const pastOf = new Map<string, typeof past>();
  for (const price of past) pastOf.set(price.productId, [...(pastOf.get(price.productId) ?? []), price]);
  return pastOf;
}

/**
 * Returns whether one of some wanted prices differs by more than 30 % from a price of its last day
 * (docs/spec/staff-sign-in.md#acts).
 */
export async function hasLargePriceChange(
  db: DbOrTx,
  wanted: readonly WantedPrice[],
  now: Date,
): Promise<boolean> {
  const changed = wanted.filter(({ product, wanted: tag }) => tag.new_price !== product.new_price);
  if (changed.length === 0) return false;
  const pastOf = await selectPricesOfDay(db, changed, now);
  const sinceMs = now.getTime() - DROP_WITHIN_HOURS * HOUR_MS;
  return changed.some(({ product, wanted: tag }) =>
    isLargeChangeSince(pastOf.get(product._id) ?? [], {
      ...{ from: product.new_price, to: tag.new_price, sinceMs },
    }),
  );
}

/** Throws STEP_UP_REQUIRED for a large change of a price by staff who have to confirm first that it is them. */
export async function requireStepUpForPrices(
  tx: Tx,
  ctx: SignedInContext,
  wanted: readonly WantedPrice[],
): Promise<void> {
  if (!isStepUpDone(ctx, ctx.user) && (await hasLargePriceChange(tx, wanted, ctx.now())))
    throw appError('STEP_UP_REQUIRED');
}

/** Returns those of some wanted prices that are more than 30 % below the highest price of the last day. */
export async function findLargeDrops<W extends WantedPrice>(
  tx: Tx,
  wanted: readonly W[],
  now: Date,
): Promise<W[]> {
  const lower = wanted.filter(({ product, wanted: tag }) => tag.new_price < product.new_price);
  if (lower.length === 0) return [];
  const pastOf = await selectPricesOfDay(tx, lower, now);
  return lower.filter(({ product, wanted: tag }) => {
    const base = dropBase(pastOf.get(product._id) ?? [], now.getTime()) ?? product.new_price;
    return isLargeDrop(base, tag.new_price);
  });
}

/**
 * Returns who of the staff may approve a large drop that somebody asked for; nobody where approvals are off, or where there
 * is no other SuperAdmin (docs/spec/prices.md#second-person).
 */
export const approversOf = (
  db: DbOrTx,
  { current }: Pick<AppDeps['settings'], 'current'>,
  askedBy: string,
): Promise<string[]> => (current.largeDropsNeedApproval ? findApprovers(db, askedBy) : Promise.resolve([]));

/** Returns a price as the audit log shows it, in rupees. */
export const auditedPrice = ({ price, discount_percentage, new_price }: PriceTag) => ({
  price: rupeesFromPaise(price),
  discount_percentage,
  new_price: rupeesFromPaise(new_price),
});

/** Returns the columns of a price change that say from which price to which. */
export const changedPrices = (from: PriceTag, to: PriceTag) => ({
  pricePaise: to.price,
  discountPercent: to.discount_percentage,
  newPricePaise: to.new_price,
  fromPricePaise: from.price,
  fromDiscountPercent: from.discount_percentage,
  fromNewPricePaise: from.new_price,
});

/** Queues a mail to each of some staff about changes that wait for a second person. */
export async function notifyApprovers(
  tx: Tx,
  approvers: readonly string[],
  changeIds: readonly string[],
): Promise<void> {
  for (const userId of approvers)
    await enqueue(tx, 'mail.price-proposed', {
      userId,
      changeIds: changeIds.slice(0, NAMED_IN_MAIL),
      changeCount: changeIds.length,
    });
}

/**
 * Queues a mail that a scheduled price was missed, to who asked for it; to each SuperAdmin where that person is no longer one of the staff.
 */
export async function notifyMissed(
  tx: Tx,
  { changeId, askedBy, isRemoved }: { changeId: string; askedBy: string; isRemoved: boolean },
): Promise<void> {
  for (const userId of await staffToNotify(tx, askedBy))
    await enqueue(tx, 'mail.price-missed', { userId, changeId, isRemoved });
}

/** Returns who asked for something that failed, or all SuperAdmins where that person is no longer one of the staff or is unknown. */
export async function staffToNotify(tx: Tx, askedBy: string | undefined): Promise<string[]> {
  const isStaff = askedBy !== undefined && (await findStaffAddress(tx, askedBy)) !== undefined;
  return isStaff ? [askedBy] : findApprovers(tx, askedBy ?? NOBODY);
}

/** Stores large drops as proposals. Earlier ones of the same televisions are replaced. */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  source: PriceSource,
  { drops, approvers }: { drops: readonly WantedPrice[]; approvers: readonly string[] },
): Promise<void> {
  await replaceProposals(
    tx,
    drops.map(({ product }) => product._id),
  );
  const ids = await insertPriceChanges(
    tx,
    drops.map(({ product, wanted }) => ({
      productId: product._id,
      state: 'Proposed' as const,
      source,
      ...changedPrices(product, wanted),
      neededApproval: true,
      askedBy: ctx.user.id,
    })),
  );
  await writeAudits(
    tx,
    ctx.user.id,
    drops.map(({ product, wanted }) => ({
      action: 'price.propose',
      entity: 'product',
      entityId: product._id,
      before: auditedPrice(product),
      after: auditedPrice(wanted),
    })),
  );
  await notifyApprovers(tx, approvers, ids);
}

/**
 * Holds back prices that fall by more than 30 %, and names the cause of the others for the history. Returns the ids of the
 * televisions whose price is not to be set now: a second person decides about it.
 */
export async function holdLargeDrops(
  tx: Tx,
  ctx: SignedInContext,
  source: PriceSource,
  wanted: readonly WantedPrice[],
): Promise<ReadonlySet<string>> {
  const changed = wanted.filter(({ product, wanted: tag }) => !isSamePrice(product, tag));
  if (changed.length === 0) return new Set();
  await requireStepUpForPrices(tx, ctx, changed);
  await setPriceCause(tx, { source, actorId: ctx.user.id });
  const drops = await findLargeDrops(tx, changed, ctx.now());
  if (drops.length === 0) return new Set();
  const approvers = await approversOf(tx, ctx.settings, ctx.user.id);
  if (approvers.length === 0) return new Set();
  await propose(tx, ctx, source, { drops, approvers });
  return new Set(drops.map(({ product }) => product._id));
}

/** Names the person who adds televisions, for the first prices of their history. */
export const namePricer = (tx: Tx, ctx: SignedInContext) =>
  setPriceCause(tx, { source: 'created', actorId: ctx.user.id });
