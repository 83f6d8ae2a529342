import { afterAll, beforeAll, beforeEach } from 'vitest';
import { signedInAs, someServiceAreas, type SignedIn } from './builders';
import { startTestShop, type TestShop } from './test-shop';
import { webhookDesk } from './webhook-desk';

/** Returns a shop for the tests of a file about webhooks: a SuperAdmin, and for each test a desk without webhooks. */
export function webhookShop() {
  let shop: TestShop;
  let boss: SignedIn;
  let desk: Awaited<ReturnType<typeof webhookDesk>>;
  beforeAll(async () => {
    shop = await startTestShop({ WEBHOOK_LOCAL: 'on' });
    await someServiceAreas(shop.db);
    boss = await signedInAs(shop, 'SuperAdmin', { email: 'boss@example.in' });
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    desk = await webhookDesk(shop, boss);
    return () => desk.receiver.stop();
  });
  return {
    get shop() {
      return shop;
    },
    get boss() {
      return boss;
    },
    get desk() {
      return desk;
    },
  };
}
