import { createHash } from 'node:crypto';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import { cityOfDistrict, pinCodeIn } from '@aabha/contracts/checkout/checkout.rules';
import {
  ShippingForm,
  type CreatePaymentInput,
  type PaymentToOpen,
} from '@aabha/contracts/checkout/checkout.schema';
import { appError, AppError, assertAllowed } from '@aabha/contracts/errors/errors';
import type { AcceptedTexts } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import type { Db, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { billedBusiness, rememberBusiness } from '../business/business.service';
import { ProviderError } from '../../ports/payments/payments';
import type { SignedInContext } from '../../context/context';
import { tracing } from '../../tracing/tracing';
import { lockAndReadCart, type ReadCart } from '../cart/cart.contents.service';
import { takeBackAct } from '../idempotency/idempotency.service';
import { acceptTexts } from '../settings/accept-texts.service';
import { requireSelling } from '../settings/require-selling.service';
import { requireTurn } from '../waiting-room/waiting-room.service';
import { placeOf, servedArea } from '../service-areas/service-areas.service';
import { releaseCouponUse, takeCouponUse } from './coupon-uses.queries';
import { beginPayment, type PaymentSnapshot, type SnapshotLine } from './begin-payment.queries';
import {
  findLastAddress,
  findUnfinishedFor,
  openPayment,
  releasePayment,
  renewPayment,
  type PaymentRow,
} from './payments.queries';
import { ContendedStock, orWithLockedStock } from './contended-stock';
import { holdsStock, reserve, settleReservations } from './reservations.queries';

/** The phone number is optional: the profile's is used, if any. */
const AddressForm = ShippingForm.omit({ phone: true });

/**
 * Returns city and PIN code that were left out: the PIN code of the address or profile with its district,
 * else those of the shopper's last payment. Data of another PIN code is never mixed in.
 */
async function cityAndZip(tx: Tx, { cart }: ReadCart, address: string, sent: CreatePaymentInput) {
  if (sent.city !== undefined && sent.zip !== undefined) return { city: sent.city, zip: sent.zip };
  const last = await findLastAddress(tx, cart.userId);
  const profileZip = address === cart.userAddress ? cart.userZip || undefined : undefined;
  const zip = sent.zip ?? pinCodeIn(address) ?? profileZip ?? last?.zip;
  if (zip === undefined || sent.city !== undefined) return { city: sent.city, zip };
  if (zip === last?.zip) return { city: last.city, zip };
  const district = (await placeOf(tx, zip))?.district;
  return { city: district && cityOfDistrict(district), zip };
}

/** Returns the address of a payment: as sent, with omitted fields from the shopper's stored data. */
async function shippingOf(tx: Tx, read: ReadCart, input: CreatePaymentInput): Promise<ShippingForm> {
  const address = input.address ?? read.cart.userAddress;
  const parsed = AddressForm.safeParse({
    name: input.name ?? read.cart.userName,
    email: input.email ?? read.cart.userEmail,
    address,
    ...(await cityAndZip(tx, read, address, input)),
  });
  if (parsed.success) return { ...parsed.data, phone: input.phone ?? read.cart.userPhone };
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
  throw new AppError('INVALID_INPUT', undefined, fields);
}

/**
 * Returns a digest of everything that decides contents and destination: the same cart gets the same payment.
 */
function fingerprintOf(
  read: ReadCart,
  shipping: ShippingForm,
  { business, acceptedTexts }: KnownFacts,
): string {
  const lines = read.lines.map((line) => [
    line.productId,
    line.quantity,
    line.unitPricePaise,
    line.warrantyMonths,
    line.warrantyPricePaise,
  ]);
  const facts: unknown[] = [lines, read.cart.couponId, read.couponPercent, read.totals, shipping];
  if (business.gstin !== null) facts.push(business);
  /* A payment is not resumed under other terms than those that were accepted with it. */
  if (acceptedTexts !== null) facts.push(acceptedTexts.versions);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** A payment's facts that neither the cart nor the shipping form has. */
interface KnownFacts {
  state: string;
  expiresAt: string;
  business: Pick<PaymentSnapshot, 'gstin' | 'legalName' | 'billingAddress'>;
  acceptedTexts: AcceptedTexts | null;
}

interface Snapshot {
  payment: PaymentSnapshot;
  lines: SnapshotLine[];
}

function snapshotOf(read: ReadCart, shipping: ShippingForm, known: KnownFacts): Snapshot {
  const { totals, cart } = read;
  const payment = {
    userId: cart.userId,
    fingerprint: fingerprintOf(read, shipping, known),
    subtotalPaise: totals.subtotalPaise,
    discountPaise: totals.discountPaise,
    shippingPaise: totals.shippingPaise,
    roundOffPaise: totals.roundOffPaise,
    amountPaise: totals.payablePaise,
    couponId: read.couponPercent > 0 ? cart.couponId : null,
    couponCode: read.couponPercent > 0 ? cart.couponCode : null,
    couponPercent: read.couponPercent,
    ...shipping,
    state: known.state,
    expiresAt: known.expiresAt,
    ...known.business,
    acceptedTexts: known.acceptedTexts,
    traceparent: tracing.active?.traceparent() ?? null,
  };
  const lines = read.lines.map((line) => ({
    productId: line.productId,
    productName: line.name,
    hsn: line.hsn,
    quantity: line.quantity,
    unitPricePaise: line.unitPricePaise,
    warrantyMonths: line.warrantyMonths,
    warrantyPricePaise: line.warrantyPricePaise,
    productWarrantyMonths: line.productWarrantyMonths,
    isDiscounted: read.couponPercent > 0 ? line.isDiscounted : true,
  }));
  return { payment, lines };
}

/** The fields of a payment that are needed to open it at the provider. */
type PendingPayment = Pick<
  PaymentRow,
  'id' | 'userId' | 'providerOrderId' | 'amountPaise' | 'name' | 'email' | 'phone' | 'expiresAt'
>;

/** Starts the payment of a cart, or resumes its pending one; one without a reservation gets a new one. */
async function startOrResume(
  ctx: SignedInContext,
  tx: Tx,
  snapshot: Snapshot,
  isExclusive: boolean,
): Promise<PendingPayment> {
  const { payment, lines } = snapshot;
  const newPayment = await beginPayment(tx, payment, lines, isExclusive);
  if (newPayment?.isReserved === false) throw new ContendedStock();
  /* Somebody took the last use since the cart was read: the cart has another total now. */
  if (newPayment?.hasCoupon === false) throw appError('CART_CHANGED');
  if (newPayment) return { ...payment, id: newPayment.id, providerOrderId: null };
  const present = await findUnfinishedFor(tx, payment.userId, payment.fingerprint);
  /* The pending payment was released concurrently, so a new one can start. */
  if (!present) return startOrResume(ctx, tx, snapshot, isExclusive);
  tracing.active?.link(present.traceparent);
  if (present.expiresAt > ctx.now().toISOString() && (await holdsStock(tx, present.id))) return present;
  const renewed = await renewPayment(tx, present.id, payment.expiresAt);
  if (!(await reserve(tx, renewed, lines, isExclusive))) throw new ContendedStock();
  if (!(await takeCouponUse(tx, renewed))) throw appError('CART_CHANGED');
  return renewed;
}

const NO_BUSINESS = { gstin: null, legalName: null, billingAddress: null };

/** Returns the business that buys, saved in the account where the shopper asked for that; nulls without one. */
async function businessOf(ctx: SignedInContext, tx: Tx, { business }: CreatePaymentInput, state: string) {
  if (!business) return NO_BUSINESS;
  const { remember, ...form } = business;
  const billed = await billedBusiness(tx, form, state);
  if (remember) await rememberBusiness(tx, ctx.user.id, billed);
  return billed;
}

/** Returns the dispatch centre and State of a PIN code; each undefined where unknown. */
async function findPlace(tx: Tx, zip: string) {
  const [area, place] = await Promise.all([servedArea(tx, zip), placeOf(tx, zip)]);
  return { zip, area, place };
}

/** What was sent, with the texts that were accepted. */
type AgreedInput = Omit<CreatePaymentInput, 'acceptedTexts'> & Pick<KnownFacts, 'acceptedTexts'>;

/**
 * Snapshots the cart and reserves its stock in one transaction (docs/spec/payments.md#starting-a-payment).
 */
async function snapshotAndReserve(
  ctx: SignedInContext,
  tx: Tx,
  { acceptedTexts, ...input }: AgreedInput,
  isExclusive: boolean,
): Promise<PendingPayment> {
  const [read, expected] = await Promise.all([
    lockAndReadCart(ctx, tx, isExclusive),
    input.zip === undefined ? undefined : findPlace(tx, input.zip),
  ]);
  if (!read) throw appError('CART_EMPTY');
  await requireTurn(ctx, tx, read.lines);
  assertAllowed(checkCheckout(read.lines));
  const shipping = await shippingOf(tx, read, input);
  const { area, place } = expected?.zip === shipping.zip ? expected : await findPlace(tx, shipping.zip);
  if (!area) throw appError('ZIP_NOT_SERVED');
  if (!place) throw appError('ZIP_STATE_UNKNOWN');
  if (input.amount !== read.totals.payablePaise) throw appError('CART_CHANGED');

  const expiresAt = new Date(ctx.now().getTime() + ctx.config.RESERVATION_MINUTES * 60_000).toISOString();
  const business = await businessOf(ctx, tx, input, place.state);
  const snapshot = snapshotOf(read, shipping, { state: place.state, expiresAt, business, acceptedTexts });
  return startOrResume(ctx, tx, snapshot, isExclusive);
}

/**
 * Returns the provider's order of a payment. A receipt that is taken means that an earlier attempt succeeded:
 * its order is used.
 */
async function providerOrderOf(ctx: SignedInContext, payment: PendingPayment): Promise<string> {
  if (payment.providerOrderId) return payment.providerOrderId;
  const { payments } = ctx.ports;
  try {
    return (await payments.createOrder({ amountPaise: payment.amountPaise, receipt: payment.id })).id;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 400) throw error;
    const earlier = await payments.findOrderByReceipt(payment.id);
    if (!earlier) throw error;
    return earlier.id;
  }
}

/** Releases an unpaid payment and its stock. One that changed meanwhile is left alone. */
export function abandonPayment(db: Db, paymentId: string, seen: 'starting' | 'open'): Promise<void> {
  return inTx(db, async (tx) => {
    if (!(await releasePayment(tx, paymentId, seen))) return;
    await settleReservations(tx, paymentId);
    await releaseCouponUse(tx, paymentId);
    takeBackAct(db);
  });
}

function toOpen(ctx: SignedInContext, payment: PendingPayment, providerOrderId: string): PaymentToOpen {
  const { brand } = ctx.settings.current;
  return {
    id: providerOrderId,
    amount: payment.amountPaise,
    currency: 'INR',
    key: ctx.config.RAZORPAY_KEY_ID,
    checkoutUrl: ctx.config.checkoutUrl,
    name: brand.name,
    description: `Your ${brand.name} order`,
    prefill: { name: payment.name, email: payment.email, contact: payment.phone },
    expiresAt: payment.expiresAt,
  };
}

/**
 * Starts a payment for the caller's cart (docs/spec/payments.md#starting-a-payment). Refuses with 409 when
 * the total differs from the confirmed one, the terms are not those that were shown, a product ran short, the address is not served, or the shop does not sell
 * yet; 503 when the provider does not respond.
 */
export async function createPayment(
  ctx: SignedInContext,
  input: CreatePaymentInput,
): Promise<{ payment: PaymentToOpen }> {
  requireSelling(ctx);
  const agreed = { ...input, acceptedTexts: await acceptTexts(ctx, input.acceptedTexts) };
  const payment = await ctx.waitingRooms.measure(() =>
    orWithLockedStock((isExclusive) =>
      inTx(ctx.db, (tx) => snapshotAndReserve(ctx, tx, agreed, isExclusive)),
    ),
  );
  try {
    const opened = await openPayment(ctx.db, payment.id, await providerOrderOf(ctx, payment));
    /* A concurrent call for the same cart released it. No job would check it again, so it must not be
       paid. */
    if (opened.status === 'released') throw appError('PROVIDER_UNAVAILABLE');
    return { payment: toOpen(ctx, payment, opened.providerOrderId ?? '') };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, payment: payment.id }, 'provider did not take the order');
    await abandonPayment(ctx.db, payment.id, 'starting');
    throw appError('PROVIDER_UNAVAILABLE');
  }
}
