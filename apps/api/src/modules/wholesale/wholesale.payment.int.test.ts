import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { paise } from '@aabha/contracts/money/money';
import type { WholesaleOrder } from '@aabha/contracts/wholesale/wholesale.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { invoices } from '@aabha/db/schema/invoices';
import { orderLines } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const KARNATAKA_GSTIN = '29AAGCB7383J1Z4';
const MAHARASHTRA_GSTIN = '27AAPFU0939F1ZV';
const SHIPPING = {
  firstName: 'Asha',
  lastName: 'Rao',
  fullAddress: '7 Temple Street',
  apartment: '',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};

let shop: TestShop;
let boss: SignedIn;
let buyers = 0;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

/** Creates a television of 20,000 rupees with a wholesale listing. */
async function offered(stock: number): Promise<{ id: string; name: string }> {
  const { id, name } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0, stock });
  const priceBreaks = [{ minQuantity: 1000, discount: 500 }];
  await shop.trpc(boss.token).wholesale.create.mutate({ product_id: id, priceBreaks });
  return { id, name };
}

async function placed(units: Record<string, number>, over: object = {}): Promise<WholesaleOrder> {
  buyers += 1;
  const lines = Object.entries(units).map(([product_id, quantity]) => ({
    product_id,
    quantity,
    price: 20_000,
  }));
  const { body } = await shop.rest<{ wholesaleOrder: WholesaleOrder }>('POST', '/wholesale/orders/new', {
    products: lines,
    total_price: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    email: `wholesale${buyers}@example.in`,
    contact: '9876543210',
    shipping_address: SHIPPING,
    ...over,
  });
  return body.data.wholesaleOrder;
}

const updateTo = (id: string, paymentStatus: string) =>
  shop.rest<{ wholesaleOrder: WholesaleOrder }>(
    'POST',
    `/wholesale/orders/${id}/update`,
    { paymentStatus },
    boss.token,
  );
const stockOf = async (id: string) =>
  (await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const invoicesOf = (id: string) => shop.db.select().from(invoices).where(eq(invoices.wholesaleOrderId, id));
const auditOf = (id: string) => shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));

/** Expects that the serials of all invoices are 1, 2, 3…. */
async function expectNoGap() {
  const rows = await shop.db.select({ serial: invoices.serial }).from(invoices).orderBy(asc(invoices.serial));
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1));
}

describe('a completed wholesale order', () => {
  it('takes its stock, gets the next invoice of the series, and mails it', async () => {
    const { id } = await offered(12);
    const first = await buy(shop, await signedInAs(shop), (await aProduct(shop.db)).id);
    const order = await placed({ [id]: 10 }, { companyName: 'Rao Hotels', gstNumber: KARNATAKA_GSTIN });
    const response = await updateTo(order._id, 'Completed');
    expect(response.status).toBe(200);
    const { invoiceNumber, invoice_id, paymentStatus } = response.body.data.wholesaleOrder;
    expect(paymentStatus).toBe('Completed');
    expect(Number(invoiceNumber.slice(-6))).toBe(Number(first.invoiceNumber.slice(-6)) + 1);
    expect(await stockOf(id)).toBe(2);

    const [invoice] = await invoicesOf(order._id);
    expect(invoice).toMatchObject({ amountPaise: 200_000_00, orderId: null, userId: null });
    expect(invoice && invoiceTotals(invoice.snapshot).totalPaise).toBe(200_000_00);
    const client = shop.trpc(boss.token).invoices;
    const page = pdfPages(Buffer.from((await client.download.query({ id: invoice_id })).pdf, 'base64')).join(
      '\n',
    );
    for (const text of ['Rao Hotels', `GSTIN: ${KARNATAKA_GSTIN}`, 'CGST', '₹2,00,000.00', invoiceNumber])
      expect(page).toContain(text);

    const mail = await shop.mail(order.email, /^Invoice /);
    expect(mail.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
    expect(await auditOf(order._id)).toMatchObject([
      { before: { paymentStatus: 'Pending' }, after: { paymentStatus: 'Completed', invoiceNumber } },
    ]);
  });

  it('has its invoice in the list of a SuperAdmin only, found by company, GSTIN and order', async () => {
    const { id, name } = await offered(3);
    const order = await placed({ [id]: 3 }, { companyName: 'Kaveri Lodge', gstNumber: KARNATAKA_GSTIN });
    const { invoice_id } = (await updateTo(order._id, 'Completed')).body.data.wholesaleOrder;
    const list = (search: string) => shop.trpc(boss.token).invoices.list.query({ filters: { search } });
    for (const search of ['kaveri', order._id.slice(-8).toUpperCase(), order.email])
      expect((await list(search)).invoiceList).toMatchObject([
        {
          _id: invoice_id,
          status: 'Paid',
          amount: 60_000,
          user_Id: { _id: '', name: 'Kaveri Lodge', email: order.email, phone: '9876543210' },
          items: [{ product: { name }, quantity: 3 }],
        },
      ]);
    const { invoiceList, invoiceCount } = await list('');
    expect(invoiceCount).toBe(invoiceList.length);
    const stranger = await signedInAs(shop);
    const response = await shop.rest('POST', `/invoice/${invoice_id}/download-invoice`, {}, stranger.token);
    expect(response.status).toBe(404);
  });

  it('is completed once by concurrent and repeated calls', async () => {
    const { id } = await offered(9);
    const order = await placed({ [id]: 4 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => updateTo(order._id, 'Completed')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect((await updateTo(order._id, 'Completed')).status).toBe(200);
    expect(await stockOf(id)).toBe(5);
    expect(await invoicesOf(order._id)).toHaveLength(1);
    expect(await auditOf(order._id)).toHaveLength(1);
  });

  it('is refused as a whole where stock is missing, naming every short product', async () => {
    const [plenty, few, none] = [await offered(10), await offered(2), await offered(0)];
    const order = await placed({ [plenty.id]: 5, [few.id]: 3, [none.id]: 1 });
    const response = await updateTo(order._id, 'Completed');
    expect(response.status).toBe(409);
    expect(response.body.message).toContain(`${few.name} (2 of 3)`);
    expect(response.body.message).toContain(`${none.name} (0 of 1)`);
    expect(await stockOf(plenty.id)).toBe(10);
    expect(await invoicesOf(order._id)).toEqual([]);
    expect(await auditOf(order._id)).toEqual([]);
    await expectNoGap();
  });

  it('stays Completed, since its invoice was issued', async () => {
    const { id } = await offered(2);
    const order = await placed({ [id]: 2 });
    const { invoiceNumber } = (await updateTo(order._id, 'Completed')).body.data.wholesaleOrder;
    const response = await updateTo(order._id, 'Pending');
    expect(response.status).toBe(409);
    expect(response.body.message).toContain(invoiceNumber);
    expect(await stockOf(id)).toBe(0);
    expect(await auditOf(order._id)).toHaveLength(1);
  });

  it('returns to Pending, with the stock unchanged, where it was completed before invoices were issued', async () => {
    const { id } = await offered(5);
    const order = await placed({ [id]: 2 });
    await shop.db
      .update(wholesaleOrders)
      .set({ paymentStatus: 'Completed' })
      .where(eq(wholesaleOrders.id, order._id));
    expect((await updateTo(order._id, 'Pending')).status).toBe(200);
    expect(await stockOf(id)).toBe(5);
    expect((await updateTo(order._id, 'Completed')).status).toBe(200);
    expect(await stockOf(id)).toBe(3);
  });
});

describe('the place of supply of a wholesale order', () => {
  it('is the State of the GSTIN if given, with the reason on the invoice', async () => {
    const { id } = await offered(2);
    const order = await placed({ [id]: 1 }, { gstNumber: MAHARASHTRA_GSTIN });
    await updateTo(order._id, 'Completed');
    const [invoice] = await invoicesOf(order._id);
    expect(invoice?.snapshot).toMatchObject({ placeOfSupply: 'Maharashtra', sameState: false });
    expect(invoice?.snapshot.placeOfSupplyNote).toContain('GSTIN');
    expect(invoice?.snapshot.consignee?.state).toBe('Karnataka');
  });

  it('is never guessed from typed text: an unknown PIN code without a GSTIN is refused', async () => {
    const { id } = await offered(2);
    const order = await placed({ [id]: 1 }, { shipping_address: { ...SHIPPING, zipCode: '999999' } });
    const response = await updateTo(order._id, 'Completed');
    expect(response.status).toBe(409);
    expect(response.body.message).toContain('PIN code 999999');
    expect(await stockOf(id)).toBe(2);
  });
});

it('never sells more than the stock, while shoppers pay for the same television', async () => {
  const STOCK = 6;
  const { id } = await offered(STOCK);
  const orders = await Promise.all(Array.from({ length: 4 }, () => placed({ [id]: 2 })));
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => signedInAs(shop)));
  await Promise.allSettled([
    ...shoppers.map((shopper) => buy(shop, shopper, id)),
    ...orders.map((order) => updateTo(order._id, 'Completed')),
  ]);
  const bought = await shop.db
    .select({ quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.productId, id));
  const completed = await Promise.all(orders.map((order) => invoicesOf(order._id)));
  const sold = bought.length + 2 * completed.flat().length;
  expect(sold).toBeGreaterThan(0);
  expect(await stockOf(id)).toBe(STOCK - sold);
  expect(STOCK - sold).toBeGreaterThanOrEqual(0);
  await expectNoGap();
});
