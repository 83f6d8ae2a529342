import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { replacements } from '@aabha/db/schema/replacements';
import { shipmentSerials } from '@aabha/db/schema/shipments';
import { stockMoves } from '@aabha/db/schema/stock-moves';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { returning } from '../../testing/returning';
import { buy } from '../../testing/shopping-steps';
import { findUnbalancedStock } from '../stock/stock.service';

const at = returning();
let packer: SignedIn;
beforeAll(async () => {
  packer = await signedInAs(at.shop, 'SubAdmin');
});

const boss = () => at.shop.trpc(at.boss.token);
const staff = () => at.shop.trpc(packer.token);
const mine = () => at.shop.trpc(at.shopper.token);
const refused = (reason: string) => ({ data: { reason } });
const setStock = (id: string, stock: number) =>
  at.shop.db.update(products).set({ stock }).where(eq(products.id, id));
const stockOf = async (id: string) => {
  const [row] = await at.shop.db.select().from(products).where(eq(products.id, id));
  return row?.stock ?? -1;
};
const movesOf = async (productId: string) =>
  (await at.shop.db.select().from(stockMoves).where(eq(stockMoves.productId, productId)))
    .filter(({ reason }) => reason === 'replacement' || reason === 'return')
    .map(({ reason, delta }) => [reason, delta]);
const mailed = (subject: string) => at.shop.mail(at.shopper.email, new RegExp(subject));
const replacementOf = async (order_id: string) =>
  (await mine().returns.own.query({ order_id })).returnRequest.replacement;

/** Returns an inspected return of one of two televisions, which were delivered with serial numbers. */
async function accepted({ restock = false }: { restock?: boolean } = {}) {
  const product = await at.aDelivered();
  const { body } = await at.create(at.shopper, product._id, {
    lines: [{ position: 0, quantity: 1 }],
    wish: 'replacement',
  });
  const id = body.data.returnRequest._id;
  await boss().returns.update.mutate({ id, status: true });
  await boss().returns.receive.mutate({ id });
  await boss().returns.inspect.mutate({ id, lines: [{ position: 0, accepted: 1, restock }] });
  return { id, order: product._id, product: product.product.id };
}

let serials = 0;
const aSerial = () => `SN-NEW-${(serials += 1)}`;
let awbs = 700_000;

/** Packs a replacement and hands it over. Returns its shipment. */
async function send(order_id: string, replacement_id: string, serial = aSerial()) {
  const { shipment } = await staff().shipments.create.mutate({ order_id, replacement_id });
  await staff().shipments.pack.mutate({ id: shipment._id, serials: [{ position: 0, serial }] });
  const awb = String((awbs += 1));
  await staff().shipments.ship.mutate({ id: shipment._id, courier: 'delhivery', awb });
  return { ...shipment, awb, serial };
}

describe('a replacement', () => {
  it('takes the same television from stock, ships and delivers, and is no sale', async () => {
    const { id, order, product } = await accepted({ restock: true });
    const number = shortId(order, 8);
    expect((await mailed(`return of order ${number} is accepted$`)).text).toContain('same television');
    const before = await stockOf(product);
    const figures = async () => {
      const { dashboard_data: shown } = await boss().dashboard.get.query({ days: '7' });
      const { sales_by_day: days, top_models: models, orders_by_status: statuses } = shown;
      const counts = [await at.shop.db.$count(orders), await at.shop.db.$count(invoices)];
      return { counts, days, models, statuses, toShip: shown.attention.to_ship };
    };
    const sold = await figures();
    const { returnRequest } = await boss().returns.replace.mutate({ id });
    expect(returnRequest).toMatchObject({
      ...{ state: 'replaced', due_at: null },
      replacement: { state: 'open', lines: [{ position: 0, quantity: 1 }], shipment: null },
    });
    /* One is taken, and the returned one, which can be sold again, is back. */
    expect(await stockOf(product)).toBe(before);
    expect(await movesOf(product)).toEqual([
      ['replacement', -1],
      ['return', 1],
    ]);
    expect((await mailed(`replacement for order ${number} is being packed`)).text).toContain('× 1');

    const { orderList } = await staff().shipments.listToPack.query({ filters: { search: number } });
    expect(orderList).toMatchObject([{ _id: order, isReplacement: true, units: 1, expectedDelivery: '' }]);
    const sent = await send(order, returnRequest.replacement!._id);
    expect(sent.replacement_id).toBe(returnRequest.replacement!._id);
    expect((await mailed(`replacement for order ${number} is on its way`)).text).toContain(sent.awb);
    expect(await replacementOf(order)).toMatchObject({
      ...{ state: 'shipped', number: `${number}-R`, serials: [sent.serial] },
      shipment: { courierName: 'Delhivery', awb: sent.awb },
    });
    expect((await at.orderOf(order)).shipments).toEqual([]);
    await staff().shipments.deliver.mutate({ id: sent._id });
    await mailed(`replacement for order ${number} was delivered`);
    expect(await replacementOf(order)).toMatchObject({ state: 'delivered' });
    expect((await at.orderOf(order)).status).toBe('Delivered');
    expect(await figures()).toEqual(sold);
    await expect(boss().returns.update.mutate({ id, refund_status: true })).rejects.toMatchObject(
      refused('RETURN_REPLACED_BEFORE'),
    );
    const found = await boss().returns.list.query({
      filters: { state: 'replaced', replacement: 'delivered' },
    });
    expect(found.returnRequestList.map(({ _id }) => _id)).toContain(id);
    expect(await findUnbalancedStock(at.shop.db)).toEqual([]);
  });

  it('is made once by staff who press at once, with one unit of stock', async () => {
    const { id, product } = await accepted();
    const before = await stockOf(product);
    const presses = await Promise.allSettled(
      Array.from({ length: 8 }, () => boss().returns.replace.mutate({ id })),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const lost of presses.filter(({ status }) => status === 'rejected'))
      expect(lost).toMatchObject({ reason: refused('RETURN_REPLACED_BEFORE') });
    expect(await stockOf(product)).toBe(before - 1);
    expect(await at.shop.db.$count(replacements, eq(replacements.returnId, id))).toBe(1);
  });

  it('is either made or refunded when two decide at once', async () => {
    const { id, order, product } = await accepted();
    const before = await stockOf(product);
    const [made, refunded] = await Promise.allSettled([
      boss().returns.replace.mutate({ id }),
      boss().returns.update.mutate({ id, refund_status: true }),
    ]);
    expect([made.status, refunded.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const isReplaced = made.status === 'fulfilled';
    expect(await stockOf(product)).toBe(isReplaced ? before - 1 : before);
    await vi.waitFor(async () => expect(await at.refundsAtProvider(order)).toHaveLength(isReplaced ? 0 : 1));
  });

  it('of a sold serial number marks it as replaced and free; another number is refused', async () => {
    const television = await aProduct(at.shop.db, { stock: 20 });
    const product = await buy(at.shop, at.shopper, television.id, 2);
    const { shipment } = await staff().shipments.create.mutate({ order_id: product._id });
    const sold = [1, 2].map((unit) => ({ position: 0, serial: `SN-OLD-${unit}` }));
    await staff().shipments.pack.mutate({ id: shipment._id, serials: sold });
    await staff().shipments.ship.mutate({ id: shipment._id, courier: 'delhivery', awb: 'OLD1' });
    await staff().shipments.deliver.mutate({ id: shipment._id });
    const { body } = await at.create(at.shopper, product._id, { lines: [{ position: 0, quantity: 1 }] });
    const id = body.data.returnRequest._id;
    await boss().returns.update.mutate({ id, status: true });
    await expect(boss().returns.replace.mutate({ id })).rejects.toMatchObject(
      refused('RETURN_NOT_INSPECTED'),
    );
    await boss().returns.receive.mutate({ id });
    await boss().returns.inspect.mutate({ id, lines: [{ position: 0, accepted: 1 }] });
    await expect(
      boss().returns.replace.mutate({ id, serials: ['SN-OLD-1', 'SN-OLD-2'] }),
    ).rejects.toMatchObject(refused('REPLACEMENT_SERIAL_UNKNOWN'));
    const { returnRequest } = await boss().returns.replace.mutate({ id, serials: ['sn-old-2'] });
    expect(returnRequest.replacement?.replaced_serials).toEqual(['SN-OLD-2']);
    const inService = await at.shop.db
      .select({ serial: shipmentSerials.serial })
      .from(shipmentSerials)
      .where(and(eq(shipmentSerials.shipmentId, shipment._id), isNull(shipmentSerials.releasedAt)));
    expect(inService).toEqual([{ serial: 'SN-OLD-1' }]);
    await expect(send(product._id, returnRequest.replacement!._id, 'SN-OLD-1')).rejects.toMatchObject(
      refused('SHIPMENT_SERIAL_USED'),
    );
    /* The shipment that was begun is gone on with by the number of its order. */
    const opened = await staff().shipments.openByCode.mutate({ code: shortId(product._id, 8) });
    expect(opened.shipment).toMatchObject({ replacement_id: returnRequest.replacement!._id });
    await expect(
      boss().returns.cancelReplacement.mutate({ id, reason: 'Broken in the warehouse' }),
    ).rejects.toMatchObject(refused('REPLACEMENT_PACKED'));
  });
});

describe('out of stock', () => {
  it('is refused, or waits until there is stock; the shopper may take the refund instead', async () => {
    const { id, order, product } = await accepted();
    const number = shortId(order, 8);
    await setStock(product, 0);
    await expect(boss().returns.replace.mutate({ id })).rejects.toMatchObject(
      refused('REPLACEMENT_NO_STOCK'),
    );
    const waiting = await boss().returns.replace.mutate({ id, wait: true });
    expect(waiting.returnRequest).toMatchObject({ state: 'accepted', replacement: { state: 'waiting' } });
    expect((await mailed(`replacement for order ${number} is not in stock`)).text).toContain('refund');
    await expect(boss().returns.replace.mutate({ id, wait: true })).rejects.toMatchObject(
      refused('REPLACEMENT_WAITS'),
    );
    await setStock(product, 3);
    await boss().returns.replace.mutate({ id });
    expect([await stockOf(product), await replacementOf(order)]).toMatchObject([2, { state: 'open' }]);
    await expect(mine().returns.chooseRefund.mutate({ order_id: order })).rejects.toMatchObject(
      refused('REPLACEMENT_NONE'),
    );
    await boss().returns.cancelReplacement.mutate({ id, reason: 'Broken in the warehouse' });
    expect(await stockOf(product)).toBe(3);
    expect((await mailed(`No replacement for order ${number}`)).text).toContain('Broken in the warehouse');
    await boss().returns.update.mutate({ id, refund_status: true });
    await vi.waitFor(async () => expect(await at.refundsAtProvider(order)).toHaveLength(1));
    expect(await findUnbalancedStock(at.shop.db)).toEqual([]);
  });

  it('the refund instead, or the stock that came, is for one of them', async () => {
    const { id, order, product } = await accepted();
    await setStock(product, 0);
    await boss().returns.replace.mutate({ id, wait: true });
    await setStock(product, 1);
    const [taken, instead] = await Promise.allSettled([
      boss().returns.replace.mutate({ id }),
      mine().returns.chooseRefund.mutate({ order_id: order }),
    ]);
    const stock = await stockOf(product);
    const own = (await mine().returns.own.query({ order_id: order })).returnRequest;
    expect([taken.status, instead.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([stock, own.state]).toEqual(taken.status === 'fulfilled' ? [0, 'replaced'] : [1, 'accepted']);
    if (taken.status === 'rejected')
      await expect(boss().returns.replace.mutate({ id })).rejects.toMatchObject(
        refused('REPLACEMENT_REFUND_CHOSEN'),
      );
  });
});
