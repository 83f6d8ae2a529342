import { orderNumber } from '@aabha/contracts/orders/order-number';
import { reviseLatePromises } from '../modules/delivery-promise/late-promises.service';
import { aZone } from './a-zone';
import { SHIP_TO, type SignedIn } from './builders';
import { aPicture, formOf } from './forms';
import { buy } from './shopping-steps';
import type { TestShop } from './test-shop';

/** A shop with its staff. */
interface Desk {
  shop: TestShop;
  boss: SignedIn;
  /** Waits until every effect has run: a later one of an order takes the place of an earlier one. */
  drain: () => Promise<void>;
}

const PHONE = '9876543210';

/** Takes one of two televisions back at the desk, and rejects the return of another order. */
async function returnAtTheDesk({ shop, boss, drain }: Desk, me: SignedIn, productId: string): Promise<void> {
  const staff = shop.trpc(boss.token);
  const request = async () => {
    const { _id: order_id } = await buy(shop, me, productId, 2);
    await staff.orders.updateStatus.mutate({ id: order_id, status: 'Delivered' });
    const client = shop.trpc(me.token);
    return (await client.returns.request.mutate({ order_id, return_reason: 'Changed mind' })).returnRequest;
  };
  const { _id: id } = await request();
  await staff.returns.update.mutate({ id, status: true });
  await staff.returns.receive.mutate({ id });
  await drain();
  const lines = [{ position: 0, accepted: 1 }];
  await staff.returns.inspect.mutate({ id, lines, reason: 'Parts or accessories are missing' });
  await staff.returns.replace.mutate({ id });
  await drain();
  await staff.returns.cancelReplacement.mutate({ id, reason: 'डिब्बा टूट गया।' });
  await drain();
  const { returnRequest } = await staff.returns.replace.mutate({ id });
  const { _id: replacement_id } = returnRequest.replacement!;
  const { shipment } = await staff.shipments.create.mutate({
    ...{ order_id: returnRequest.order_id._id, replacement_id },
  });
  await staff.shipments.pack.mutate({ id: shipment._id });
  await staff.shipments.ship.mutate({ id: shipment._id, courier: 'other', courierName: 'Tara', awb: '4712' });
  await drain();
  await staff.shipments.deliver.mutate({ id: shipment._id });
  await staff.returns.reject.mutate({ id: (await request())._id, reason: 'We found no fault' });
  await drain();
}

/** Chooses when an approved return is fetched. */
async function pickUp({ shop, drain }: Desk, me: SignedIn, id: string): Promise<void> {
  const { returns } = shop.trpc(me.token);
  const [slot] = (await returns.pickupSlots.query({ return_id: id })).slots;
  await returns.pickup.mutate({ id, day: slot?.day ?? null, part: slot?.part ?? null });
  await drain();
}

/** Books a technician for an order. */
async function install({ shop, boss, drain }: Desk, me: SignedIn, order_id: string): Promise<void> {
  await aZone(shop, boss);
  const { installations } = shop.trpc(me.token);
  const { day = '', part = '9-12' } = (await installations.slots.query({ order_id })).slots.at(-1) ?? {};
  const { installation } = await installations.book.mutate({
    ...{ order_id, position: 0, type: 'wall', day, part },
  });
  await shop
    .trpc(boss.token)
    .installations.sendLink.mutate({ id: installation._id, email: 'technician@example.in', language: 'hi' });
  await drain();
}

/** Lets an order miss its promised day. */
async function beLate({ shop, drain }: Desk, id: string): Promise<void> {
  await shop.deps
    .sql`update delivery_promises set leaves = null, earliest = '2026-01-01', latest = '2026-01-02'
    where payment_id = (select payment_id from orders where id = ${id})`;
  await shop.sql`update orders set expected_delivery = '2026-01-02T13:00:00Z' where id = ${id}`;
  await reviseLatePromises(shop.deps);
  await drain();
}

/** Writes a review with a photo; staff hide the photo and show it again, and remove the review and restore it. */
async function reviewAndModerate(
  { shop, boss, drain }: Desk,
  me: SignedIn,
  productId: string,
): Promise<void> {
  const [client, staff] = [shop.trpc(me.token), shop.trpc(boss.token)];
  const review = { product: productId, rating: 5, title: 'अच्छा', comment: 'अच्छा टीवी' };
  const made = await client.reviews.create.mutate(
    formOf({ review: JSON.stringify(review), files: await aPicture() }),
  );
  const photo = { id: made.review._id, photo: made.review.photos[0]?._id ?? '' };
  await staff.reviews.hidePhoto.mutate({ ...photo, reason: 'ग़लत टीवी दिखता है।' });
  await drain();
  await staff.reviews.showPhoto.mutate(photo);
  await staff.reviews.remove.mutate({ id: made.review._id, reason: 'ग़लत टीवी के बारे में है।' });
  await drain();
  await staff.reviews.restore.mutate({ id: made.review._id });
}

/** Buys, returns, drafts and refunds. */
async function orderAndReturn({ shop, boss, drain }: Desk, me: SignedIn, productId: string): Promise<void> {
  const staff = shop.trpc(boss.token);
  const kept = await buy(shop, me, productId);
  const client = shop.trpc(me.token);
  await client.orderTracking.requestLink.mutate({
    order_number: orderNumber(kept._id),
    email: SHIP_TO.email,
  });
  await staff.orders.correctAddress.mutate({ id: kept._id, name: 'रमा', address: '8 Temple Street' });
  await drain();
  await install({ shop, boss, drain }, me, kept._id);
  await beLate({ shop, boss, drain }, kept._id);
  await staff.orders.updateStatus.mutate({ id: kept._id, status: 'Shipped' });
  await staff.orders.updateStatus.mutate({ id: kept._id, status: 'Delivered' });
  await reviewAndModerate({ shop, boss, drain }, me, productId);
  const { returnRequest } = await client.returns.request.mutate({
    order_id: kept._id,
    return_reason: 'Changed mind',
  });
  await drain();
  await staff.returns.update.mutate({ id: returnRequest._id, status: true });
  await pickUp({ shop, boss, drain }, me, returnRequest._id);
  const { _id: inParts } = await buy(shop, me, productId, 2);
  const { shipment } = await staff.shipments.create.mutate({
    ...{ order_id: inParts, lines: [{ position: 0, quantity: 1 }] },
  });
  await staff.shipments.pack.mutate({ id: shipment._id });
  await staff.shipments.ship.mutate({ id: shipment._id, courier: 'other', courierName: 'Tara', awb: '4711' });
  await drain();
  const { draftOrder } = await staff.draftOrders.create.mutate({
    ...{ user: me.id, items: [{ product: productId, quantity: 1 }] },
    shipping: {
      ...{ name: 'रमा', phone: PHONE, email: me.email },
      ...{ address: 'मंदिर मार्ग 7', city: 'बेंगलुरु', zip: '560034' },
    },
  });
  await staff.draftOrders.send.mutate({ id: draftOrder._id, amount: draftOrder.totals.payable });
  await drain();
  const other = await buy(shop, me, productId, 2);
  await staff.orders.refund.mutate({
    ...{ id: other._id, lines: [{ position: 0, quantity: 1, restock: true }], reason: 'डिब्बा ख़राब था।' },
  });
  await drain();
  await staff.orders.updateStatus.mutate({ id: other._id, status: 'Cancelled' });
  await drain();
}

/** Does all with orders of a shopper that the shop writes mails about, with words in Hindi where people type any. */
export async function causeOrderMails(desk: Desk, me: SignedIn, productId: string): Promise<void> {
  await orderAndReturn(desk, me, productId);
  await returnAtTheDesk(desk, me, productId);
}
