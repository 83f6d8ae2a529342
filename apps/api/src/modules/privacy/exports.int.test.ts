import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { complaints } from '@aabha/db/schema/complaints';
import { invoices } from '@aabha/db/schema/invoices';
import { reviews } from '@aabha/db/schema/reviews';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { readZip } from '../../testing/read-zip';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

/** `ORDERS=200` measures the time of a copy for docs/PERFORMANCE.md. */
const ORDERS = Number(process.env.ORDERS ?? 3);
const WITHIN_MS = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await shop.deps.settings.start();
  shop.deps.settings.stop();
});
afterAll(() => shop.stop());

async function placeWholesale({ token, email }: SignedIn) {
  const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0 });
  const boss = await signedInAs(shop, 'SuperAdmin');
  const priceBreaks = [{ minQuantity: 5, discount: 500 }];
  await shop.trpc(boss.token).wholesale.create.mutate({ product_id: id, priceBreaks });
  await shop.trpc(token).wholesale.placeOrder.mutate({
    ...{ products: [{ product_id: id, quantity: 1, price: 20_000 }], total_price: 20_000 },
    ...{ email, contact: '9876543210' },
    shipping_address: {
      ...{ firstName: 'Asha', lastName: 'Rao', fullAddress: '7 Temple Street', apartment: '' },
      ...{ city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' },
    },
  });
}

it(
  'a copy has each order, invoice, review and complaint, and is ready within a minute',
  { timeout: 600_000 },
  async () => {
    const me = await signedInAs(shop);
    for (let made = 0; made < ORDERS; made += 1) {
      const product = await aProduct(shop.db);
      await buy(shop, me, product.id);
      const review = { productId: product.id, userId: me.id, rating: 5, title: 'Good', comment: 'Bright.' };
      await shop.db.insert(reviews).values(review);
      await shop.db.insert(complaints).values({
        ...{ userId: me.id, name: 'Asha Rao', email: me.email, phone: '9876543210' },
        ...{ issueType: 'Service', description: 'The sound is low.' },
      });
    }
    await placeWholesale(me);
    const numbered = () => shop.db.$count(invoices, sql`number is not null`);
    await expect.poll(numbered).toBe(ORDERS);
    const { privacy } = shop.trpc(me.token);
    const startedMs = performance.now();
    const { export: started } = await privacy.startExport.mutate({});
    const isReady = async () => (await privacy.overview.mutate({})).export?.ready;
    await expect.poll(isReady, { timeout: WITHIN_MS }).toBe(true);
    const seconds = (performance.now() - startedMs) * 1e-3;
    const { zip } = await privacy.downloadExport.mutate({ id: started._id });
    if (process.env.ORDERS)
      process.stdout.write(
        `${ORDERS} orders: ${seconds.toFixed(1)} s, ${Math.round(zip.length * 0.75 * 1e-3)} KB\n`,
      );
    const files = readZip(Buffer.from(zip, 'base64'));
    expect([...files.keys()].filter((name) => name.startsWith('invoices/'))).toHaveLength(ORDERS);
    expect(JSON.parse(files.get('wholesale-orders.json')?.toString() ?? '[]')).toHaveLength(1);
    for (const name of ['orders', 'payments', 'invoices', 'reviews', 'complaints'])
      expect(JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]'), name).toHaveLength(ORDERS);
    const versions = await shop.trpc().settings.textVersions.query();
    for (const name of ['orders', 'wholesale-orders']) {
      const rows = JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]') as Record<string, unknown>[];
      for (const row of rows) expect(row.accepted_texts, name).toMatchObject({ versions });
    }
  },
);
