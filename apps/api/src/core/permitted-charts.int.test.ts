import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct, signedInAs, someServiceAreas } from '../testing/builders';
import { signedInWith } from '../testing/permitted';
import { buy } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

it('has sales for who may open orders or reports, and for nobody else', async () => {
  const product = await aProduct(shop.db, { stock: 5 });
  await buy(shop, await signedInAs(shop), product.id, 2);
  const boss = await signedInAs(shop, 'SuperAdmin');
  const member = await signedInWith(shop, ['dispatch', 'products']);
  const charts = async ({ token }: { token: string }) => {
    const { dashboard_data: all } = await shop.trpc(token).dashboard.get.query({});
    const { sales_by_day, sales_before, orders_by_status, top_models, funnel, product_count } = all;
    return [product_count, { sales_by_day, sales_before, orders_by_status, top_models, funnel }];
  };
  const shown = await charts(boss);
  expect(shown).toMatchObject([1, { top_models: [{ product_id: product.id, units: 2 }] }]);
  expect(await charts(member)).toEqual([
    1,
    {
      ...{ sales_by_day: [], sales_before: [], orders_by_status: [], top_models: [] },
      funnel: { visits: 0, added_to_cart: 0, orders: 0 },
    },
  ]);
  for (const permission of ['orders', 'reports'] as const) {
    await member.permit([permission]);
    expect(await charts(member)).toEqual(shown);
  }
});
