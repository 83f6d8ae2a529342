import { sql } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { findPaymentByProviderOrder } from '../../modules/checkout/payments.queries';
import { settlePayment } from '../../modules/checkout/settle-payment.service';
import { expireReservations } from '../../modules/stock/stock.rollup.service';
import { aProduct, SHIP_TO, signedInAs, type SignedIn } from '../builders';
import { payAtProvider, verify } from '../shopping-steps';
import type { TestShop } from '../test-shop';
import { PRICE_PAISE, SHIPPING_PAISE } from './order-model';
import type { Chosen } from './order-rules';

/** A payment in the shop: the id of its order at the provider, and that of its order here once there is one. */
interface WorldPayment {
  providerOrderId: string;
  orderId?: string;
}

/** The televisions and shoppers of one sequence in a running shop, of which nobody else knows. */
export interface World {
  shop: TestShop;
  boss: SignedIn;
  shoppers: SignedIn[];
  products: string[];
  payments: WorldPayment[];
}

/** Makes the shoppers and televisions of a sequence, the second television prepared for a sale day. */
export async function newWorld(shop: TestShop, boss: SignedIn, stock: readonly number[]): Promise<World> {
  const price = { pricePaise: paise(PRICE_PAISE), discountPercent: 0 };
  const shoppers = await Promise.all([signedInAs(shop), signedInAs(shop)]);
  const products: string[] = [];
  for (const [index, units] of stock.entries()) {
    const { id } = await aProduct(shop.db, { ...price, stock: units });
    if (index > 0) await shop.trpc(boss.token).products.prepareSale.mutate({ id, slots: 16 });
    products.push(id);
  }
  return { shop, boss, shoppers, products, payments: [] };
}

/** Returns whether a call was accepted; fails on any refusal that is not 4xx. */
export async function isAccepted(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    const { httpStatus = 500 } = (error as { data?: { httpStatus?: number } }).data ?? {};
    if (httpStatus >= 500) throw error;
    return false;
  }
}

/** Starts a payment of one television; returns the id of the provider's order. */
export async function startIn({ shop, shoppers, products }: World, { user, product, quantity }: Chosen) {
  const buyNow = { product: products[product]!, quantity, warranty_months: 0 };
  const amount = (quantity * PRICE_PAISE + SHIPPING_PAISE) / 100;
  const { payment } = await shop
    .trpc(shoppers[user]!.token)
    .checkout.createPayment.mutate({ amount, buyNow, ...SHIP_TO });
  return payment.id;
}

/** Pays at the provider; the browser reports it, or the shop finds it in the provider's record. */
export async function payIn(
  world: World,
  user: number,
  payment: WorldPayment,
  isReported: boolean,
): Promise<void> {
  const { shop, shoppers } = world;
  const paid = await payAtProvider(shop, payment.providerOrderId);
  const row = await findPaymentByProviderOrder(shop.db, payment.providerOrderId);
  if (isReported) await isAccepted(verify(shop, shoppers[user]!, paid));
  else await settlePayment(shop.deps, row!);
  const [order] = await shop.db.execute<{ id: string }>(
    sql`select id from orders where payment_id = ${row!.id}`,
  );
  if (order) payment.orderId = order.id;
}

/** The calls of staff. */
export const asBoss = ({ shop, boss }: World) => shop.trpc(boss.token);

/** The calls of a sequence about an order, by the shopper or by staff. */
export const orderCalls = {
  cancel: ({ shop, shoppers }: World, user: number, id: string) =>
    shop.trpc(shoppers[user]!.token).orders.updateStatus.mutate({ id, status: 'Cancelled' }),
  setStatus: (world: World, id: string, status: OrderStatus, isBack: boolean) =>
    asBoss(world).orders.updateStatus.mutate({
      id,
      status,
      reason: 'The model says so.',
      goods_returned: isBack,
    }),
  restock: (world: World, id: string) =>
    asBoss(world).orders.restock.mutate({ id, reason: 'The goods are here.' }),
  refundUnits: (world: World, id: string, quantity: number, restock: boolean) =>
    asBoss(world).orders.refund.mutate({
      id,
      reason: 'A part.',
      lines: [{ position: 0, quantity, restock }],
    }),
  refundShipping: (world: World, id: string) =>
    asBoss(world).orders.refund.mutate({ id, reason: 'It was late.', shipping: true }),
  requestReturn: ({ shop, shoppers }: World, user: number, order_id: string) =>
    shop.trpc(shoppers[user]!.token).returns.request.mutate({ order_id, return_reason: 'Changed mind' }),
};

/** Approves or refunds the return of an order; refused where there is none. */
export async function stepReturn(
  world: World,
  orderId: string,
  step: { status?: true; refund_status?: true },
) {
  const { db } = world.shop;
  const [row] = await db.execute<{ id: string }>(
    sql`select id from return_requests where order_id = ${orderId}`,
  );
  return row ? isAccepted(asBoss(world).returns.update.mutate({ id: row.id, ...step })) : false;
}

/** Counts a television with some more units than there are. */
export async function addUnitsIn(world: World, product: number, more: number, now: number): Promise<void> {
  await asBoss(world).stock.count.mutate({ product: world.products[product]!, counted: now + more });
}

/** Lets all reservations run out, and the worker give their units back. */
export async function expireIn({ shop, shoppers }: World): Promise<void> {
  const users = sql.join(
    shoppers.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  await shop.db.execute(
    sql`update stock_reservations set expires_at = '2020-01-01' where user_id in (${users})`,
  );
  await shop.db.execute(
    sql`update payments set expires_at = '2020-01-01' where user_id in (${users}) and status = 'open'`,
  );
  await expireReservations(shop.db);
}
