import {
  checkDraftAct,
  draftOrderState,
  type DraftAct,
} from '@aabha/contracts/draft-orders/draft-orders.rules';
import type {
  CreateDraftOrderInput,
  UpdateDraftOrderInput,
} from '@aabha/contracts/draft-orders/draft-orders.schema';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { billedBusiness } from '../business/business.service';
import { lockCart } from '../cart/cart.contents.service';
import { releaseDraftPayments } from '../checkout/draft-payments.service';
import { findStaffCoupon } from '../coupons/coupons.service';
import { placeOf, servedArea } from '../service-areas/service-areas.service';
import { customerOf } from './draft-customer.service';
import { draftOrderWire } from './draft-order-wire';
import {
  findDraft,
  insertDraft,
  lockDraft,
  readProducts,
  replaceLines,
  updateDraft,
  type DraftRow,
} from './draft-orders.queries';
import { requireNoWaitingRoom, requireOffered } from './price-draft.service';

/** An offer that was taken back. */
const NO_OFFER = {
  ...{ tokenHash: null, sentAt: null, sentBy: null, expiresAt: null, couponPercent: 0 },
  ...{
    subtotalPaise: null,
    discountPaise: null,
    shippingPaise: null,
    roundOffPaise: null,
    amountPaise: null,
  },
};

const entryOf = (entityId: string) => ({ entity: 'draft-order', entityId });

/** Returns a draft order that is locked for an act, with the cart of its customer. 409 where its state does not allow the act. */
export async function lockForAct(ctx: SignedInContext, tx: Tx, id: string, act: DraftAct): Promise<DraftRow> {
  const found = await findDraft(tx, id);
  if (!found) throw appError('DRAFT_ORDER_NOT_FOUND');
  /* The cart first, as where a payment starts or completes. The customer of a draft order never changes. */
  await lockCart(tx, found.userId);
  const draft = await lockDraft(tx, id);
  if (!draft) throw appError('DRAFT_ORDER_NOT_FOUND');
  assertAllowed(checkDraftAct(act, draftOrderState(draft, ctx.now())));
  return draft;
}

/** Returns a draft order as it is now. */
export async function readDraft(ctx: SignedInContext, db: DbOrTx, id: string) {
  const draft = await findDraft(db, id);
  if (!draft) throw appError('DRAFT_ORDER_NOT_FOUND');
  return { draftOrder: await draftOrderWire(ctx, db, draft) };
}

export const getDraftOrder = (ctx: SignedInContext, { id }: { id: string }) => readDraft(ctx, ctx.db, id);

type Contents = Omit<UpdateDraftOrderInput, 'id' | 'updated_at'>;

async function couponOf(db: DbOrTx, code: string) {
  if (code === '') return { couponId: null, couponCode: null };
  const found = await findStaffCoupon(db, code);
  if (!found)
    throw new AppError('COUPON_NOT_FOUND', undefined, { coupon: 'This coupon code does not exist.' });
  return { couponId: found._id, couponCode: found.code };
}

/** Returns what is stored of the contents of a draft order; refuses what the checkout refuses. */
async function contentsOf(ctx: SignedInContext, tx: Tx, userId: string, sent: Contents) {
  const items = sent.items.map(({ product, quantity, warranty_months }) => ({
    ...{ productId: product, quantity, warrantyMonths: warranty_months },
  }));
  const { shipping } = sent;
  const [area, place, coupon, rows] = await Promise.all([
    servedArea(tx, shipping.zip),
    placeOf(tx, shipping.zip),
    couponOf(tx, sent.coupon),
    readProducts(tx, items, userId),
  ]);
  requireNoWaitingRoom(ctx, items);
  requireOffered(rows, items);
  if (!area)
    throw new AppError('ZIP_NOT_SERVED', undefined, {
      'shipping.zip': 'Service Not Available for this PIN code.',
    });
  if (!place) throw appError('ZIP_STATE_UNKNOWN');
  const business = sent.business ? await billedBusiness(tx, sent.business, place.state) : undefined;
  const { gstin = null, legalName = null, billingAddress = null } = business ?? {};
  return {
    values: { ...shipping, state: place.state, ...coupon, gstin, legalName, billingAddress },
    items,
  };
}

/** Stores a draft order for a customer, who is found or whose account is made (docs/spec/draft-orders.md#composing). */
export async function createDraftOrder(ctx: SignedInContext, input: CreateDraftOrderInput) {
  return inTx(ctx.db, async (tx) => {
    const userId = await customerOf(ctx, tx, input);
    const { values, items } = await contentsOf(ctx, tx, userId, input);
    const id = await insertDraft(tx, { ...values, userId, createdBy: ctx.user.id }, items);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'draft-order.create', ...entryOf(id), before: null },
      after: { user_id: userId, items },
    });
    return readDraft(ctx, tx, id);
  });
}

/**
 * Changes a draft order. One that was sent is taken back with its prices: its link ends, and money that comes for it is
 * refunded. 409 where somebody else changed it since.
 */
export async function updateDraftOrder(
  ctx: SignedInContext,
  { id, updated_at, ...input }: UpdateDraftOrderInput,
) {
  return inTx(ctx.db, async (tx) => {
    const draft = await lockForAct(ctx, tx, id, 'edit');
    if (updated_at !== undefined && updated_at !== draft.updatedAt) throw appError('DRAFT_ORDER_EDITED');
    const { values, items } = await contentsOf(ctx, tx, draft.userId, input);
    await releaseDraftPayments(tx, id);
    await updateDraft(tx, id, { ...values, ...NO_OFFER, status: 'draft', revision: draft.revision + 1 });
    await replaceLines(tx, id, items);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'draft-order.update', ...entryOf(id) },
      before: { state: draft.status },
      after: { state: 'draft', items },
    });
    return readDraft(ctx, tx, id);
  });
}

/** Cancels a draft order: its link ends, and money that comes for it is refunded. */
export async function cancelDraftOrder(ctx: SignedInContext, { id }: { id: string }) {
  return inTx(ctx.db, async (tx) => {
    const draft = await lockForAct(ctx, tx, id, 'cancel');
    await releaseDraftPayments(tx, id);
    await updateDraft(tx, id, { status: 'cancelled', cancelledAt: ctx.now().toISOString() });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'draft-order.cancel', ...entryOf(id) },
      ...{ before: { state: draft.status }, after: { state: 'cancelled' } },
    });
    return readDraft(ctx, tx, id);
  });
}
