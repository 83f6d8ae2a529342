import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '@aabha/db/client';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

/** Holds the row of every series, as a process that numbers and hangs, while `work` runs. */
async function withSeriesLocked(work: () => Promise<void>): Promise<void> {
  const other = openDatabase(shop.ownerUrl, { applicationName: 'hanging numberer' });
  await other.db.transaction(async (tx) => {
    await tx.select().from(invoiceSeries).for('update');
    await work();
  });
  await other.close();
}

it('completes a purchase while invoices cannot be numbered, and shows, mails and lists it with its number later', async () => {
  const product = await aProduct(shop.db);
  const first = await buy(shop, shopper, product.id);
  expect(first.invoiceNumber).toMatch(/^TV\/\d{4}\/000001$/);
  const api = shop.trpc(shopper.token);
  let second = { _id: '' };
  await withSeriesLocked(async () => {
    const order = await buy(shop, shopper, product.id);
    expect(order.invoiceNumber).toBe('');
    second = order;
    const shown = (await api.orders.get.query({ id: order._id })).order;
    expect(shown).toMatchObject({ invoiceNumber: '', invoice_id: '' });
    expect(await api.invoices.list.query({})).toMatchObject({ invoiceCount: 1, invoiceList: [{}] });
    const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
    await expect(api.invoices.download.query({ id: invoice?.id ?? '' })).rejects.toMatchObject({
      data: { reason: 'INVOICE_NOT_NUMBERED', httpStatus: 409 },
    });
  });
  await vi.waitFor(async () => {
    const { order } = await api.orders.get.query({ id: second._id });
    expect(order.invoiceNumber).toMatch(/000002$/);
  });
  expect(await api.invoices.list.query({})).toMatchObject({ invoiceCount: 2 });
  await vi.waitFor(
    async () => {
      const mails = await shop.mails(SHIP_TO.email);
      const attached = mails.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName));
      expect(attached).toContainEqual(expect.stringMatching(/000002\.pdf$/));
    },
    { timeout: 15_000 },
  );
});

it('numbers an order of 31 March 23:59:59 in India in the year that ends', async () => {
  const clock = movableClock(shop);
  const year = new Date().getFullYear() + 1;
  /* A busy machine takes longer than a second for a purchase. */
  clock.stopAt(`${year}-03-31T18:29:59Z`);
  const product = await aProduct(shop.db);
  shopper = await signedInAs(shop);
  const before = await buy(shop, shopper, product.id);
  clock.advance(10_000);
  const after = await buy(shop, shopper, product.id);
  const short = (from: number) => `${from % 100}${(from + 1) % 100}`;
  expect(before.invoiceNumber).toMatch(new RegExp(`^TV/${short(year - 1)}/0+\\d+$`));
  expect(after.invoiceNumber).toBe(`TV/${short(year)}/000001`);
  const [series] = await shop.db
    .select()
    .from(invoiceSeries)
    .where(eq(invoiceSeries.financialYear, `${year}-${(year + 1) % 100}`));
  expect(series?.lastSerial).toBe(1);
});
