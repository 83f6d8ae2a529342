import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { paise } from '@aabha/contracts/money/money';
import type {
  ListWholesaleOrdersOutput,
  WholesaleOrder,
  WholesaleOrderOutput,
} from '@aabha/contracts/wholesale/wholesale.schema';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
/** A television of 20,000 rupees with a wholesale listing. */
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0, stock: 50 });
  const priceBreaks = [{ minQuantity: 1000, discount: 500 }];
  await shop.trpc(boss.token).wholesale.create.mutate({ product_id: id, priceBreaks });
  product = id;
});
afterAll(() => shop.stop());

async function place(token?: string, over: object = {}, quantity = 1): Promise<WholesaleOrder> {
  const order = {
    products: [{ product_id: product, quantity, price: 20_000 }],
    total_price: quantity * 20_000,
    email: `${crypto.randomUUID()}@example.in`,
    contact: '9876543210',
    shipping_address: {
      firstName: 'Asha',
      lastName: 'Rao',
      fullAddress: '7 Temple Street',
      apartment: '',
      city: 'Bengaluru',
      country: 'India',
      state: 'Karnataka',
      zipCode: '560034',
    },
    ...over,
  };
  const { status, body } = await shop.rest<z.output<typeof WholesaleOrderOutput>>(
    'POST',
    '/wholesale/orders/new',
    order,
    token,
  );
  expect(status).toBe(200);
  return body.data.wholesaleOrder;
}

const list = (token?: string, page: object = {}) =>
  shop.rest<z.output<typeof ListWholesaleOrdersOutput>>('POST', '/wholesale/orders/own', page, token);
const idsOf = async ({ token }: SignedIn, page: object = {}) =>
  (await list(token, page)).body.data.wholesalebulkOrdersList.map(({ _id }) => _id);
const complete = (id: string) =>
  shop.trpc(boss.token).wholesale.updateOrder.mutate({ id, paymentStatus: 'Completed' });
const ownerOf = async (id: string) =>
  (await shop.db.select().from(wholesaleOrders).where(eq(wholesaleOrders.id, id)))[0]?.userId;

describe('the wholesale orders of an account', () => {
  it('are those placed while signed in, with lines, status, total and dates', async () => {
    const business = await signedInAs(shop, 'Business');
    const { _id } = await place(business.token, { companyName: 'Rao Hotels' }, 3);
    const { wholesalebulkOrdersList, wholesalebulkOrdersCount } = (await list(business.token)).body.data;
    expect(wholesalebulkOrdersCount).toBe(1);
    expect(wholesalebulkOrdersList).toMatchObject([
      {
        _id,
        products: [{ product_id: { _id: product }, quantity: 3, price: 20_000 }],
        total_price: 60_000,
        companyName: 'Rao Hotels',
        paymentStatus: 'Pending',
        invoice_id: '',
      },
    ]);
    expect(Date.parse(wholesalebulkOrdersList[0]?.created_at ?? '')).not.toBeNaN();
  });

  it('are not listed to others, not even to staff, and need a session', async () => {
    const [business, other] = [await signedInAs(shop, 'Business'), await signedInAs(shop)];
    const own = await place(business.token);
    const others = await place(other.token);
    expect(await idsOf(business)).toEqual([own._id]);
    expect(await idsOf(other)).toEqual([others._id]);
    expect((await list()).status).toBe(401);
    expect((await list(boss.token)).status).toBe(403);
    const response = await list(other.token, { filters: { userId: business.id } });
    expect(response.status).toBe(400);
  });

  it('are sorted by newest first, in pages', async () => {
    const business = await signedInAs(shop, 'Business');
    const placed: string[] = [];
    for (let n = 0; n < 5; n += 1) placed.unshift((await place(business.token))._id);
    expect(await idsOf(business, { pageSize: 2 })).toEqual(placed.slice(0, 2));
    expect(await idsOf(business, { pageSize: 2, pageNum: 3 })).toEqual(placed.slice(4));
    expect(await idsOf(business, { pageSize: 2, pageNum: 4 })).toEqual([]);
    expect((await list(business.token, { pageNum: 4, pageSize: 2 })).body.data.wholesalebulkOrdersCount).toBe(
      5,
    );
  });

  it('exclude those of visitors and staff who typed the account’s e-mail', async () => {
    const business = await signedInAs(shop, 'Business');
    for (const token of [undefined, 'no-token', boss.token]) {
      const { _id } = await place(token, { email: business.email });
      expect(await ownerOf(_id)).toBeNull();
    }
    expect(await idsOf(business)).toEqual([]);
  });
});

describe('the invoice of an account’s wholesale order', () => {
  it('is in the account’s invoices and downloads for its buyer only', async () => {
    const [business, other] = [await signedInAs(shop, 'Business'), await signedInAs(shop, 'Business')];
    const { _id, email } = await place(business.token, { companyName: 'Kaveri Lodge' }, 2);
    await complete(_id);
    const [order] = (await list(business.token)).body.data.wholesalebulkOrdersList;
    expect(order?.paymentStatus).toBe('Completed');
    const id = order?.invoice_id ?? '';
    const buyer = shop.trpc(business.token).invoices;
    const pdf = Buffer.from((await buyer.download.query({ id })).pdf, 'base64');
    expect(pdfPages(pdf).join('\n')).toContain(order?.invoiceNumber);
    expect((await buyer.list.query({})).invoiceList).toMatchObject([
      {
        _id: id,
        amount: 40_000,
        user_Id: { _id: business.id, name: 'Kaveri Lodge', email, phone: '9876543210' },
      },
    ]);

    const download = (token: string, invoice: string) =>
      shop.rest('POST', `/invoice/${invoice}/download-invoice`, {}, token);
    const refused = await download(other.token, id);
    const absent = await download(other.token, crypto.randomUUID());
    expect(refused.status).toBe(404);
    expect(refused.body.message).toBe(absent.body.message);
    expect((await shop.trpc(other.token).invoices.list.query({})).invoiceCount).toBe(0);
  });

  it('does not exist for an order without an account', async () => {
    const business = await signedInAs(shop, 'Business');
    const { _id } = await place(undefined, { email: business.email });
    const { wholesaleOrder } = await complete(_id);
    expect((await shop.trpc(business.token).invoices.list.query({})).invoiceCount).toBe(0);
    await expect(
      shop.trpc(business.token).invoices.download.query({ id: wholesaleOrder.invoice_id }),
    ).rejects.toMatchObject({ data: { reason: 'INVOICE_NOT_FOUND' } });
  });
});
