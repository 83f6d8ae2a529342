import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { stockSlots } from '@aabha/db/schema/stock';
import { only } from '@aabha/db/tx';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { sendForm } from '../../testing/forms';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const staff = () => shop.trpc(boss.token).products;
const totalOf = async (id: string) =>
  only(await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id))).stock;

async function aSaleProduct(stock: number) {
  const { id } = await aProduct(shop.db, { stock });
  await staff().prepareSale.mutate({ id, slots: 16 });
  return id;
}

describe('preparing a television for a sale day', () => {
  it('divides its units between slots, over REST too, and is audited once', async () => {
    const { id } = await aProduct(shop.db, { stock: 40 });
    for (const time of [1, 2]) {
      const response = await shop.rest('POST', `/product/${id}/sale-day`, { slots: 16 }, boss.token);
      expect([time, response.status]).toEqual([time, 200]);
    }
    const slots = await shop.db.select().from(stockSlots).where(eq(stockSlots.productId, id));
    expect(slots.map(({ onHand }) => onHand).sort()).toEqual([
      ...Array<number>(8).fill(2),
      ...Array<number>(8).fill(3),
    ]);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries).toMatchObject([
      {
        action: 'product.sale-day',
        staffId: boss.id,
        before: { stock_slots: 1 },
        after: { stock_slots: 16 },
      },
    ]);
    const { product } = await staff().prepareSale.mutate({ id, slots: 1 });
    expect(product).toMatchObject({ stockSlots: 1, onHand: 40 });
  });

  it('refuses other numbers of slots, and unknown televisions', async () => {
    const id = await aSaleProduct(3);
    expect((await shop.rest('POST', `/product/${id}/sale-day`, { slots: 17 }, boss.token)).status).toBe(400);
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await shop.rest('POST', `/product/${unknown}/sale-day`, { slots: 16 }, boss.token)).status).toBe(
      404,
    );
  });

  it('keeps every unit when the number changes while it is sold', async () => {
    const id = await aSaleProduct(12);
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => signedInAs(shop)));
    await Promise.all([
      ...shoppers.map((shopper) => buy(shop, shopper, id)),
      ...([64, 1, 16, 1] as const).map((slots) => staff().prepareSale.mutate({ id, slots })),
    ]);
    const { product } = await staff().prepareSale.mutate({ id, slots: 1 });
    expect(product).toMatchObject({ onHand: 6, held: 0, stock: 6 });
  });
});

describe('a television on a sale day', () => {
  it('is shown to shoppers as it is, and its total follows', async () => {
    const id = await aSaleProduct(3);
    await buy(shop, await signedInAs(shop), id);
    expect((await shop.trpc().products.get.query({ id })).product.stock).toBe(2);
    await vi.waitFor(async () => expect(await totalOf(id)).toBe(2), { timeout: 10_000 });
  });

  it('refuses an edit of the stock that began before a sale, also while the total is behind', async () => {
    const id = await aSaleProduct(5);
    await shop.stopWorkers();
    const { updated_at } = (await staff().getForStaff.query({ id })).product;
    await buy(shop, await signedInAs(shop), id);
    expect(await totalOf(id)).toBe(5);
    const edit = (fields: Record<string, string>) =>
      sendForm(shop, `/product/${id}/update/v2`, { ...fields, updated_at }, boss.token);
    expect((await edit({ stock: '9' })).status).toBe(409);
    expect((await edit({ companyName: 'Surya' })).status).toBe(200);
    expect(await totalOf(id)).toBe(4);
    shop.startWorkers();
  });

  it('shows staff their own edit immediately, and adds to what is left', async () => {
    const id = await aSaleProduct(5);
    await buy(shop, await signedInAs(shop), id);
    const response = await sendForm(shop, `/product/${id}/update/v2`, { stock: '9' }, boss.token);
    expect(response).toMatchObject({ status: 200, body: { data: { product: { onHand: 9, stock: 9 } } } });
    expect((await staff().getForStaff.query({ id })).product).toMatchObject({ onHand: 9, stock: 9 });
  });
});
