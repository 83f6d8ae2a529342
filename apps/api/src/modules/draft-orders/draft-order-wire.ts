import { draftOrderState } from '@aabha/contracts/draft-orders/draft-orders.rules';
import type { DraftOrderState } from '@aabha/contracts/draft-orders/draft-orders.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { addPaise, paise, ZERO } from '@aabha/contracts/money/money';
import { lineTotalPaise } from '@aabha/contracts/pricing/pricing';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../context/context';
import { findDraftLines, findDraftPeople, type DraftLineRow, type DraftRow } from './draft-orders.queries';
import { priceDraft, requireSendable, type PricedDraft } from './price-draft.service';

type Context = Pick<RequestContext, 'settings' | 'now' | 'waitingRooms'>;

/** The lines of an offer as it was sent. */
export const offerLines = (lines: readonly DraftLineRow[]) =>
  lines.map((line) => ({
    productId: line.productId,
    name: line.productName ?? '',
    hsn: line.hsn ?? '',
    quantity: line.quantity,
    unitPricePaise: line.unitPricePaise ?? ZERO,
    warrantyMonths: line.warrantyMonths,
    warrantyPricePaise: line.warrantyPricePaise ?? ZERO,
    productWarrantyMonths: line.productWarrantyMonths ?? 0,
    isDiscounted: line.isDiscounted ?? true,
  }));

/** The totals of an offer as it was sent. */
export function offerTotals(draft: DraftRow) {
  const [subtotalPaise, discountPaise] = [draft.subtotalPaise ?? ZERO, draft.discountPaise ?? ZERO];
  const shippingPaise = draft.shippingPaise ?? ZERO;
  return {
    subtotalPaise,
    discountPaise,
    shippingPaise,
    totalPaise: paise(addPaise(subtotalPaise, shippingPaise) - discountPaise),
    roundOffPaise: draft.roundOffPaise ?? ZERO,
    payablePaise: draft.amountPaise ?? ZERO,
  };
}

/** Returns the items of a draft order with prices: those of its offer while that stands, else those of now. */
async function contentsOf(ctx: Context, db: DbOrTx, draft: DraftRow, state: DraftOrderState) {
  const lines = await findDraftLines(db, draft.id);
  const isOffered = draft.amountPaise !== null && state !== 'draft' && state !== 'expired';
  if (isOffered) return { lines: offerLines(lines), totals: offerTotals(draft), problem: '' };
  const composed = { ...draft, items: lines };
  const priced = await priceDraft(ctx, db, composed);
  return { ...priced, problem: await problemOf(ctx, db, composed, priced) };
}

/** Returns why a draft order cannot be sent as it is; empty where it can. */
async function problemOf(
  ctx: Context,
  db: DbOrTx,
  composed: Parameters<typeof requireSendable>[2],
  priced: PricedDraft,
): Promise<string> {
  try {
    await requireSendable(ctx, db, composed, priced);
    return '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.values(error.fields ?? {})[0] ?? error.message;
  }
}

function businessOf({ gstin, legalName, billingAddress }: DraftRow) {
  if (gstin === null || legalName === null) return null;
  if (!billingAddress) return { gstin, legalName };
  const { state: _state, ...address } = billingAddress;
  return { gstin, legalName, billingAddress: address };
}

/** Returns a draft order as both transports show it to staff. */
export async function draftOrderWire(ctx: Context, db: DbOrTx, draft: DraftRow) {
  const state = draftOrderState(draft, ctx.now());
  const [people, { lines, totals, problem }] = await Promise.all([
    findDraftPeople(db, draft.id),
    contentsOf(ctx, db, draft, state),
  ]);
  if (!people) throw appError('DRAFT_ORDER_NOT_FOUND');
  const { name, email, phone, address, city, zip } = draft;
  return {
    _id: draft.id,
    state,
    customer: people.customer,
    items: lines.map((line) => ({
      product: { _id: line.productId, name: line.name },
      quantity: line.quantity,
      warranty_months: line.warrantyMonths,
      unit_price: line.unitPricePaise,
      warranty_price: line.warrantyPricePaise,
      line_total: lineTotalPaise(line),
    })),
    shipping: { name, email, phone, address, city, zip, state: draft.state },
    business: businessOf(draft),
    coupon: draft.couponCode ?? '',
    totals: {
      subtotal: totals.subtotalPaise,
      discount: totals.discountPaise,
      shipping: totals.shippingPaise,
      payable: totals.payablePaise,
    },
    problem,
    created_by: people.createdBy,
    created_at: draft.createdAt,
    updated_at: draft.updatedAt,
    sent_at: draft.sentAt,
    expires_at: draft.expiresAt,
    paid_at: draft.paidAt,
    cancelled_at: draft.cancelledAt,
    order_id: people.orderId,
  };
}
