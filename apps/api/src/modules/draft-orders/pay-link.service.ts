import { draftOrderState } from '@aabha/contracts/draft-orders/draft-orders.rules';
import type {
  PayByLinkInput,
  PayLinkOrder,
  VerifyByLinkInput,
} from '@aabha/contracts/draft-orders/pay-link.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { promisedInstant } from '@aabha/contracts/delivery-promise/promise.rules';
import type { AcceptedTexts } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { lockCart } from '../cart/cart.contents.service';
import {
  findPaymentByProviderOrder,
  linkPayment,
  orWithLockedStock,
} from '../checkout/draft-payments.service';
import { openAtProvider, startOrResume } from '../checkout/open-payment.service';
import { reservationEnd, snapshotOf, type Purchase } from '../checkout/payment-snapshot.service';
import { settleReported } from '../checkout/verify-payment.service';
import { getPromise } from '../delivery-promise/delivery-promise.service';
import { promisePayment } from '../delivery-promise/order-promise.service';
import { acceptTexts } from '../settings/accept-texts.service';
import { requireSelling } from '../settings/require-selling.service';
import { servedArea } from '../service-areas/service-areas.service';
import { lockSlots } from '../stock/stock.service';
import { offerLines, offerTotals } from './draft-order-wire';
import {
  findDraft,
  findDraftLines,
  lockDraft,
  readProducts,
  type DraftLineRow,
  type DraftRow,
} from './draft-orders.queries';
import { draftIdOf, isPayLink, payLinkHash } from './pay-link-token';
import { requireNoWaitingRoom } from './price-draft.service';

/** Returns the draft order of a link. Wrong links count against the network of the caller. */
async function draftOfLink(ctx: RequestContext, db: DbOrTx, token: string): Promise<DraftRow> {
  const draft = await findDraft(db, draftIdOf(token));
  if (draft && isPayLink(ctx.config, token, draft)) return draft;
  await ctx.limits.takeForAddress('pay-link', ctx.address);
  throw appError('PAY_LINK_UNKNOWN');
}

const STATES = { draft: 'cancelled', sent: 'open' } as const;

/** Returns when the goods of a draft arrive that is paid now. */
async function promiseOfDraft(ctx: RequestContext, draft: DraftRow, lines: readonly DraftLineRow[]) {
  const items = lines.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
  const { promise } = await getPromise(ctx, { zipcode: draft.zip, items });
  const instantOf = (day: string) => (day === '' ? '' : promisedInstant(day));
  return { earliestDelivery: instantOf(promise.earliest), latestDelivery: instantOf(promise.latest) };
}

/** Returns what can be paid by a link, without the name, the address and the telephone number of the customer. */
export async function getPayLink(ctx: RequestContext, { token }: { token: string }) {
  const draft = await draftOfLink(ctx, ctx.db, token);
  const lines = await findDraftLines(ctx.db, draft.id);
  const promise = await promiseOfDraft(ctx, draft, lines);
  const state = draftOrderState(draft, ctx.now());
  const totals = offerTotals(draft);
  return {
    payLink: {
      state: (state === 'draft' || state === 'sent' ? STATES[state] : state) satisfies PayLinkOrder['state'],
      items: offerLines(lines).map((line) => ({
        ...{ product_id: line.productId, name: line.name, quantity: line.quantity },
        ...{ warranty_months: line.warrantyMonths, isDiscounted: line.isDiscounted },
        ...{ unit_price: line.unitPricePaise, warranty_price: line.warrantyPricePaise },
      })),
      ...(draft.couponPercent > 0 && {
        coupon: { code: draft.couponCode ?? '', discountPercentage: draft.couponPercent },
      }),
      totals: {
        subtotal: totals.subtotalPaise,
        discount: totals.discountPaise,
        shipping: totals.shippingPaise,
        total: totals.totalPaise,
        payable: totals.payablePaise,
      },
      ...{ city: draft.city, zip: draft.zip, ...promise, expires_at: draft.expiresAt ?? '' },
    },
  };
}

/** Locks the draft order of a link. Throws the text of its page where it cannot be paid. */
async function lockPayable(ctx: RequestContext, tx: Tx, token: string): Promise<DraftRow> {
  const draft = await lockDraft(tx, draftIdOf(token));
  if (!draft || !isPayLink(ctx.config, token, draft)) throw appError('PAY_LINK_UNKNOWN');
  const state = draftOrderState(draft, ctx.now());
  if (state === 'paid') throw appError('PAY_LINK_PAID');
  if (state === 'expired') throw appError('PAY_LINK_EXPIRED');
  if (state !== 'sent') throw appError('PAY_LINK_CANCELLED');
  return draft;
}

/** Refuses what cannot be delivered: sold out or taken off sale since, under a waiting room, or to a PIN code that is not served any more. */
async function requireDeliverable(
  ctx: RequestContext,
  tx: Tx,
  draft: DraftRow,
  lines: readonly DraftLineRow[],
): Promise<void> {
  requireNoWaitingRoom(ctx, lines);
  const rows = await readProducts(tx, lines, draft.userId);
  const short = rows.find(({ quantity, stock }) => quantity > stock);
  if (short) throw appError('PAY_LINK_SOLD_OUT', { product: short.name });
  if (!(await servedArea(tx, draft.zip))) throw appError('ZIP_NOT_SERVED');
}

/** Returns what the offer of a draft order sells. */
const purchaseOf = (draft: DraftRow, lines: readonly DraftLineRow[]): Purchase => ({
  userId: draft.userId,
  couponId: draft.couponId,
  couponCode: draft.couponCode,
  couponPercent: draft.couponPercent,
  lines: offerLines(lines),
  totals: offerTotals(draft),
  draft: { id: draft.id, revision: draft.revision },
});

interface Agreed extends Pick<PayByLinkInput, 'token' | 'amount'> {
  userId: string;
  acceptedTexts: AcceptedTexts | null;
}

/** Snapshots the offer of a link and reserves its units in one transaction, as the checkout does with a cart. */
async function snapshotAndReserve(ctx: RequestContext, tx: Tx, agreed: Agreed, isExclusive: boolean) {
  await lockCart(tx, agreed.userId);
  const draft = await lockPayable(ctx, tx, agreed.token);
  if (agreed.amount !== draft.amountPaise) throw appError('PAY_LINK_UNKNOWN');
  const lines = await findDraftLines(tx, draft.id);
  if (isExclusive)
    await lockSlots(
      tx,
      lines.map(({ productId }) => productId),
      draft.userId,
    );
  await requireDeliverable(ctx, tx, draft, lines);
  const { name, email, phone, address, city, zip, state, gstin, legalName, billingAddress } = draft;
  const snapshot = snapshotOf(
    purchaseOf(draft, lines),
    { name, email, phone, address, city, zip },
    {
      ...{ state, expiresAt: reservationEnd(ctx), acceptedTexts: agreed.acceptedTexts },
      business: { gstin, legalName, billingAddress },
    },
  );
  const payment = await startOrResume(ctx, tx, snapshot, isExclusive);
  await linkPayment(tx, payment.id, draft);
  await promisePayment(ctx, tx, payment);
  return payment;
}

/**
 * Starts the payment of a link (docs/spec/draft-orders.md#paying): the same steps as the checkout of a cart. Two tabs get the
 * same payment. The provider is told nothing of the customer, since who has the link may be anybody.
 */
export async function payByLink(ctx: RequestContext, input: PayByLinkInput) {
  requireSelling(ctx);
  const { userId } = await draftOfLink(ctx, ctx.db, input.token);
  const acceptedTexts = await acceptTexts(ctx, input.acceptedTexts);
  const agreed = { ...input, userId, acceptedTexts };
  const payment = await ctx.waitingRooms.measure(() =>
    orWithLockedStock((isExclusive) =>
      inTx(ctx.db, (tx) => snapshotAndReserve(ctx, tx, agreed, isExclusive)),
    ),
  );
  const opened = await openAtProvider(ctx, payment);
  return { payment: { ...opened.payment, prefill: { name: '', email: '', contact: '' } } };
}

/**
 * Handles the report of the browser that paid by a link. Only a payment of that very offer is found, also where it was taken back
 * meanwhile: who paid is told of the refund.
 */
export async function verifyByLink(ctx: RequestContext, { token, ...report }: VerifyByLinkInput) {
  const payment = await findPaymentByProviderOrder(ctx.db, report.orderId);
  const offer = { id: payment?.draftOrderId ?? '', revision: payment?.draftRevision ?? 0 };
  const isOwn = isPayLink(ctx.config, token, { ...offer, tokenHash: payLinkHash(token) });
  if (!isOwn) await ctx.limits.takeForAddress('pay-link', ctx.address);
  const { order } = await settleReported(ctx, isOwn ? payment : undefined, report);
  return { order: { number: orderNumber(order._id) } };
}
