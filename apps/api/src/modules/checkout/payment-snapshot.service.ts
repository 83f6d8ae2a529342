import { createHash } from 'node:crypto';
import type { ShippingForm } from '@aabha/contracts/checkout/checkout.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { Totals } from '@aabha/contracts/pricing/pricing';
import type { AcceptedTexts } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import type { RequestContext } from '../../context/context';
import { tracing } from '../../tracing/tracing';
import type { PaymentSnapshot, SnapshotLine } from './begin-payment.queries';

/** A priced line of what is bought. */
interface PurchaseLine {
  productId: string;
  name: string;
  hsn: string;
  quantity: number;
  unitPricePaise: Paise;
  warrantyMonths: number;
  warrantyPricePaise: Paise;
  productWarrantyMonths: number;
  isDiscounted: boolean;
}

/** What a payment is for: the contents of a cart, one television alone, or a draft order as it was sent. */
export interface Purchase {
  userId: string;
  couponId: string | null;
  couponCode: string | null;
  couponPercent: number;
  lines: readonly PurchaseLine[];
  totals: Totals;
  /** Whether it is one television that is bought past the cart. */
  isBuyNow?: boolean;
  /** The draft order and its offer; absent for a cart. */
  draft?: { id: string; revision: number };
}

/**
 * Returns a digest of everything that decides contents and destination: the same cart gets the same payment.
 */
function fingerprintOf(
  purchase: Purchase,
  shipping: ShippingForm,
  { business, acceptedTexts, giftNote }: KnownFacts,
): string {
  const lines = purchase.lines.map((line) => [
    line.productId,
    line.quantity,
    line.unitPricePaise,
    line.warrantyMonths,
    line.warrantyPricePaise,
  ]);
  const { couponId, couponPercent, totals } = purchase;
  const facts: unknown[] = [lines, couponId, couponPercent, totals, shipping];
  if (business.gstin !== null) facts.push(business);
  /* A payment is not resumed under other terms than those that were accepted with it. */
  if (acceptedTexts !== null) facts.push(acceptedTexts.versions);
  /* The same goods in a cart are another purchase. */
  if (purchase.draft) facts.push(purchase.draft);
  if (purchase.isBuyNow) facts.push('buy now');
  if (giftNote) facts.push({ giftNote });
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** A payment's facts that neither the purchase nor the shipping form has. */
export interface KnownFacts {
  state: string;
  expiresAt: string;
  business: Pick<PaymentSnapshot, 'gstin' | 'legalName' | 'billingAddress'>;
  acceptedTexts: AcceptedTexts | null;
  /** To whom the goods are for; empty or absent for none. */
  giftNote?: string | undefined;
}

export interface Snapshot {
  payment: PaymentSnapshot;
  lines: SnapshotLine[];
}

/** Returns the snapshot of a purchase, which nothing later changes. */
export function snapshotOf(purchase: Purchase, shipping: ShippingForm, known: KnownFacts): Snapshot {
  const { totals, couponPercent } = purchase;
  const payment = {
    userId: purchase.userId,
    fingerprint: fingerprintOf(purchase, shipping, known),
    subtotalPaise: totals.subtotalPaise,
    discountPaise: totals.discountPaise,
    shippingPaise: totals.shippingPaise,
    roundOffPaise: totals.roundOffPaise,
    amountPaise: totals.payablePaise,
    couponId: couponPercent > 0 ? purchase.couponId : null,
    couponCode: couponPercent > 0 ? purchase.couponCode : null,
    couponPercent,
    ...shipping,
    state: known.state,
    expiresAt: known.expiresAt,
    ...known.business,
    acceptedTexts: known.acceptedTexts,
    isBuyNow: purchase.isBuyNow ?? false,
    giftNote: known.giftNote || null,
    traceparent: tracing.active?.traceparent() ?? null,
  };
  const lines = purchase.lines.map((line) => ({
    productId: line.productId,
    productName: line.name,
    hsn: line.hsn,
    quantity: line.quantity,
    unitPricePaise: line.unitPricePaise,
    warrantyMonths: line.warrantyMonths,
    warrantyPricePaise: line.warrantyPricePaise,
    productWarrantyMonths: line.productWarrantyMonths,
    isDiscounted: couponPercent > 0 ? line.isDiscounted : true,
  }));
  return { payment, lines };
}

/** Returns when a payment that starts now stops reserving its units. */
export const reservationEnd = (ctx: RequestContext): string =>
  new Date(ctx.now().getTime() + ctx.config.RESERVATION_MINUTES * 60_000).toISOString();
