import { givenName } from '@aabha/contracts/accounts/accounts.rules';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import { cityOfDistrict, pinCodeIn } from '@aabha/contracts/checkout/checkout.rules';
import {
  ShippingForm,
  type CreatePaymentInput,
  type PaymentToOpen,
} from '@aabha/contracts/checkout/checkout.schema';
import { appError, AppError, assertAllowed } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { rememberAddress } from '../addresses/addresses.service';
import { billedBusiness, rememberBusiness } from '../business/business.service';
import type { SignedInContext } from '../../context/context';
import {
  lockAndReadCart,
  lockAndReadSingleItem,
  type ReadCart,
  type SingleItem,
} from '../cart/cart.contents.service';
import { readPromiseSource } from '../delivery-promise/make-promise.service';
import { agreePromise } from '../delivery-promise/order-promise.service';
import { acceptTexts } from '../settings/accept-texts.service';
import { requireSelling } from '../settings/require-selling.service';
import { requireTurn } from '../waiting-room/waiting-room.service';
import { nameBuyer } from './name-buyer.queries';
import { placeOf } from '../service-areas/service-areas.service';
import { singleItemOf } from './buy-now.service';
import { orWithLockedStock } from './contended-stock';
import { openAtProvider, startOrResume, type PendingPayment } from './open-payment.service';
import { reservationEnd, snapshotOf, type KnownFacts, type Purchase } from './payment-snapshot.service';
import { findLastAddress } from './payments.queries';

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
    name: input.name ?? (givenName(read.cart.userName) || undefined),
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

/** Returns what a cart, or a television alone, would buy. */
const purchaseOf = ({ cart, ...priced }: ReadCart, isBuyNow: boolean): Purchase => ({
  isBuyNow,
  userId: cart.userId,
  couponId: cart.couponId,
  couponCode: cart.couponCode,
  ...priced,
});

const NO_BUSINESS = { gstin: null, legalName: null, billingAddress: null };

/** Returns the business that buys, saved in the account where the shopper asked for that; nulls without one. */
async function businessOf(ctx: SignedInContext, tx: Tx, { business }: CreatePaymentInput, state: string) {
  if (!business) return NO_BUSINESS;
  const { remember, ...form } = business;
  const billed = await billedBusiness(tx, form, state);
  if (remember) await rememberBusiness(tx, ctx.user.id, billed);
  return billed;
}

/** What was sent, with the texts that were accepted, and the television that is bought past the cart. */
type AgreedInput = Omit<CreatePaymentInput, 'acceptedTexts' | 'buyNow'> &
  Pick<KnownFacts, 'acceptedTexts'> & { item: SingleItem | undefined };

/** Returns what is bought at present prices, locked for its payment. */
async function lockAndRead(ctx: SignedInContext, tx: Tx, item: SingleItem | undefined, isExclusive: boolean) {
  const read = item
    ? await lockAndReadSingleItem(ctx, tx, item, isExclusive)
    : await lockAndReadCart(ctx, tx, isExclusive);
  if (!read) throw appError(item ? 'PRODUCT_NOT_FOUND' : 'CART_EMPTY');
  return read;
}

/**
 * Snapshots the cart and reserves its stock in one transaction (docs/spec/payments.md#starting-a-payment).
 */
async function snapshotAndReserve(
  ctx: SignedInContext,
  tx: Tx,
  { acceptedTexts, item, ...input }: AgreedInput,
  isExclusive: boolean,
): Promise<PendingPayment> {
  const readSource = (zip: string) => readPromiseSource(ctx, tx, zip, ctx.now());
  const [read, expected] = await Promise.all([
    lockAndRead(ctx, tx, item, isExclusive),
    input.zip === undefined ? undefined : readSource(input.zip),
  ]);
  await requireTurn(ctx, tx, read.lines);
  assertAllowed(checkCheckout(read.lines));
  const shipping = await shippingOf(tx, read, input);
  const source = expected?.zip === shipping.zip ? expected : await readSource(shipping.zip);
  const { area, place } = source;
  if (!area) {
    ctx.refusedPins.count(shipping.zip);
    throw appError('ZIP_NOT_SERVED');
  }
  if (!place) throw appError('ZIP_STATE_UNKNOWN');
  if (input.amount !== read.totals.payablePaise) throw appError(item ? 'BUY_NOW_CHANGED' : 'CART_CHANGED');
  const goods = read.lines.map(({ quantity, kg }) => ({ units: quantity, kg }));
  const promised = agreePromise(ctx, source, goods, input.promisedBy);

  const { giftNote } = input;
  /* A gift is delivered to another person. */
  if (givenName(read.cart.userName) === '' && !giftNote) await nameBuyer(tx, ctx.user.id, shipping);
  const business = await businessOf(ctx, tx, input, place.state);
  if (input.saveAddress) await rememberAddress(tx, ctx.user.id, shipping);
  const known = { state: place.state, expiresAt: reservationEnd(ctx), business, acceptedTexts, giftNote };
  const snapshot = snapshotOf(purchaseOf(read, item !== undefined), shipping, known);
  return startOrResume(ctx, tx, { ...snapshot, promised }, isExclusive);
}

/**
 * Starts a payment for the caller's cart, or for one television past it (docs/spec/payments.md#starting-a-payment). Refuses with 409 when
 * the total differs from the confirmed one, the terms are not those that were shown, a product ran short, the address is not served, or the shop does not sell
 * yet; 503 when the provider does not respond.
 */
export async function createPayment(
  ctx: SignedInContext,
  { buyNow, ...input }: CreatePaymentInput,
): Promise<{ payment: PaymentToOpen }> {
  requireSelling(ctx);
  const acceptedTexts = await acceptTexts(ctx, input.acceptedTexts);
  const agreed = { ...input, acceptedTexts, item: buyNow && (await singleItemOf(ctx, buyNow)) };
  const payment = await ctx.waitingRooms.measure(() =>
    orWithLockedStock((isExclusive) =>
      inTx(ctx.db, (tx) => snapshotAndReserve(ctx, tx, agreed, isExclusive)),
    ),
  );
  return openAtProvider(ctx, payment);
}
