import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCoupon, aProduct, PASSWORD, signedInAs, someServiceAreas } from './testing/builders';
import { startTestShop, type TestShop } from './testing/test-shop';

const SCRIPT = fileURLToPath(new URL('../../../docs/shopping-by-curl.sh', import.meta.url));
const run = promisify(execFile);
/** The script starts some forty processes. */
const TIMEOUT_MS = 120_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const environment = (staffEmail: string) => ({
  ...process.env,
  API_URL: shop.url,
  INBOX_URL: shop.inboxUrl,
  SANDBOX_URL: shop.sandboxUrl,
  STAFF_EMAIL: staffEmail,
  STAFF_PASSWORD: PASSWORD,
});

it('completes the flow of a shopper and of staff with curl alone', { timeout: TIMEOUT_MS }, async () => {
  await aCoupon(shop.db);
  const { name, id } = await aProduct(shop.db);
  const staff = await signedInAs(shop, 'SubAdmin');
  const { stdout } = await run('bash', [SCRIPT], { env: environment(staff.email) });
  expect(stdout).toContain(`${name}, ₹30000, 5 in stock`);
  expect(stdout).toContain('10 % off');
  const { orderList } = await shop.trpc(staff.token).orders.list.query({});
  /* (30,000 + 1,999) less 10 % plus 99, rounded to the rupee. */
  expect(orderList).toMatchObject([
    {
      status: 'Shipped',
      totalPrice: 28_898,
      couponCode: 'WELCOME10',
      products: [{ product_id: { _id: id }, quantity: 1, extended_warranty: 12 }],
    },
  ]);
  const order = orderList[0];
  expect(stdout).toContain(`${order?._id}: Pending, ₹28898, invoice ${order?.invoiceNumber}`);
  expect(stdout).toContain(`${order?._id}: Shipped`);
});

it('fails with the refusal of the API', { timeout: TIMEOUT_MS }, async () => {
  await expect(
    run('bash', [SCRIPT], { env: { ...environment('x'), SEARCH: 'zzyzx' } }),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing at it.data.productList[0]') });
  const product = await aProduct(shop.db);
  const env = { ...environment('x'), COUPON: 'NO-SUCH', SEARCH: product.name };
  await expect(run('bash', [SCRIPT], { env })).rejects.toMatchObject({
    stderr: expect.stringContaining('This coupon code does not exist.'),
  });
});
