import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { PaperKind } from '@aabha/contracts/shipments/shipments.values';
import { auditLog } from '@aabha/db/schema/audit';
import { orders } from '@aabha/db/schema/orders';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfBarcodes } from '../../testing/pdf-barcodes';
import { pdfPages } from '../../testing/pdf-pages';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const ORDER_COUNT = 200;
const WITHIN_MS = 10_000;

let shop: TestShop;
let packer: SignedIn;
let first: string;
let ids: string[];

/** Copies an order with its payment, lines and invoice. */
async function copyOrder(id: string, copies: number): Promise<void> {
  await shop.db.execute(sql`
    with source as (select o.id, o.payment_id from orders o where o.id = ${id}),
    made as (select n, uuidv7() as order_id, uuidv7() as payment_id from generate_series(1, ${copies}) n),
    paid as (
      insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', made.payment_id,
        'provider_order_id', 'order_' || made.n, 'provider_payment_id', 'pay_' || made.n))).*
      from made, source join payments p on p.id = source.payment_id returning id),
    placed as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', made.order_id,
        'payment_id', made.payment_id))).*
      from made join paid on paid.id = made.payment_id, source join orders o on o.id = source.id returning id),
    lines as (
      insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('order_id', placed.id))).*
      from placed, source join order_lines l on l.order_id = source.id returning order_id)
    insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', uuidv7(), 'order_id', made.order_id,
      'serial', i.serial + made.n, 'number', 'C/' || made.n))).*
    from made join placed on placed.id = made.order_id, source join invoices i on i.order_id = source.id`);
}

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  packer = await signedInAs(shop, 'SubAdmin');
  const product = await aProduct(shop.db, { name: 'Surya 43', modelNumber: 'SUR43', stock: 10 });
  first = (await buy(shop, await signedInAs(shop), product.id, 2))._id;
  await copyOrder(first, ORDER_COUNT - 1);
  ids = (await shop.db.select({ id: orders.id }).from(orders)).map(({ id }) => id);
});
afterAll(() => shop.stop());

const print = (kind: PaperKind, order_ids: readonly string[], token = packer.token) =>
  fetch(`${shop.url}/api/v1/shipment/papers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kind, order_ids }),
  });
const pdfOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each(['labels', 'packing-slips', 'invoices', 'pick-list'] as const)(
  'prints the %s of 200 orders in one file within 10 seconds',
  async (kind) => {
    /* Of this process, which is all that the API is here: other test files run on the same cores. */
    const start = process.cpuUsage();
    const response = await print(kind, ids);
    const pdf = await pdfOf(response);
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    const documents = kind === 'pick-list' ? 1 : ORDER_COUNT;
    expect([response.status, response.headers.get(ROW_COUNT_HEADER)]).toEqual([200, String(documents)]);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`"${kind}-\\d{4}-\\d\\d-\\d\\d\\.pdf"`),
    );
    expect(ms).toBeLessThan(WITHIN_MS);
    if (kind === 'labels' || kind === 'packing-slips')
      expect(pdfBarcodes(pdf).toSorted()).toEqual(ids.map(orderNumber).toSorted());
    if (kind === 'pick-list')
      expect((await pdfPages(pdf))[0]).toContain(`${2 * ORDER_COUNT} televisions · 200 orders`);
  },
);

it('prints what has not left: each box of a packed shipment, with its serial numbers, and what is not packed yet', async () => {
  const staff = shop.trpc(packer.token).shipments;
  const { shipment } = await staff.create.mutate({ order_id: first, lines: [{ position: 0, quantity: 1 }] });
  const serials = [{ position: 0, serial: 'SN-77' }];
  await staff.pack.mutate({ id: shipment._id, serials, boxes: 2, weight_kg: 12 });
  const labels = await pdfPages(await pdfOf(await print('labels', [first])));
  expect(labels.map((page) => /Box \d of \d/.exec(page)?.[0])).toEqual([
    'Box 1 of 2',
    'Box 2 of 2',
    'Box 1 of 1',
  ]);
  expect(labels[0]).toContain('1 × Surya 43 · 12 kg');
  const [slip] = await pdfPages(await pdfOf(await print('packing-slips', [first])));
  expect(slip).toContain('Serial SN-77');
  await staff.ship.mutate({ id: shipment._id, courier: 'own', courierName: '', awb: '', trackingUrl: '' });
  expect(await pdfPages(await pdfOf(await print('labels', [first])))).toHaveLength(1);
});

it('is for staff, is audited, and refuses orders without papers', async () => {
  const customer = await signedInAs(shop);
  expect((await print('labels', [first], customer.token)).status).toBe(403);
  const none = await print('labels', ['0193a1e0-0000-7000-8000-000000000001']);
  expect([none.status, await none.json()]).toMatchObject([
    409,
    { message: 'None of these orders has such papers.' },
  ]);
  expect((await print('labels', [...ids, first])).status).toBe(400);
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'shipments.papers'));
  expect(log.map(({ entityId }) => entityId)).toEqual(expect.arrayContaining(['labels', 'invoices']));
});
