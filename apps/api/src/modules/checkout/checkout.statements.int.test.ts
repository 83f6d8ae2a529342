import { afterAll, beforeAll, expect, it } from 'vitest';
import { usesFastPaths } from '@aabha/db/driver/fast-paths';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, payAtProvider, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

function withoutParentheses(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, '');
  return less === text ? text : withoutParentheses(less);
}

/** Returns a statement's first action and table: `lock products` for a `select … for update`. */
function actionOf(statement: string): string {
  const plain = statement
    .replaceAll('"', '')
    .replaceAll(/for update of \w+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (!plain.startsWith('select')) {
    const [verb = plain] = /\b(?:insert|update)\b/.exec(plain) ?? [];
    return `${verb} ${/(?:insert into|update) (\w+)/.exec(plain)?.[1] ?? ''}`.trim();
  }
  const text = withoutParentheses(plain).replaceAll(/\s+/g, ' ');
  const [, called] = /^select (\w+) as done$/.exec(text) ?? [];
  if (called) return `select ${called}`;
  return `${text.endsWith('for update') ? 'lock' : 'select'} ${/ from (\w+)/.exec(text)?.[1] ?? ''}`;
}

async function buyLookingAtStatements(products: number) {
  for (let n = 0; n < products; n += 1) await addToCart(shop, shopper, (await aProduct(shop.db)).id, 2);
  const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  let providerOrderId = '';
  const startStatements = await shop.statementsOf(async () => {
    const { payment } = await shop.trpc(shopper.token).checkout.createPayment.mutate({ amount, ...SHIP_TO });
    providerOrderId = payment.id;
  });
  const paid = await payAtProvider(shop, providerOrderId);
  const completeStatements = await shop.statementsOf(() => verify(shop, shopper, paid));
  return {
    startStatements: startStatements.map(actionOf),
    completeStatements: completeStatements.map(actionOf),
  };
}

/* Off, statements that are sent together take two round trips each and interleave. */
it.runIf(usesFastPaths).each([1, 3])(
  'a cart of %i begins and completes its payment by the same statements, in one order of locks',
  async (products) => {
    /* The driver describes each statement on its first use. */
    await buyLookingAtStatements(products);
    const { startStatements, completeStatements } = await buyLookingAtStatements(products);
    expect(startStatements).toEqual([
      'select users',
      'begin',
      'insert carts',
      'select carts',
      'select place_rows',
      'insert payments',
      'insert promise_tables',
      'commit',
      'update payments',
    ]);
    expect(completeStatements).toEqual([
      'select users',
      'select payments',
      'begin',
      /* The cart first, as above. */
      'insert carts',
      'lock payments',
      'select payment_lines',
      'select service_areas',
      'select tax_rates',
      'select delivery_promises',
      'update payments',
      'insert orders',
      'update carts',
      'insert outbox',
      'select record_webhook_event',
      'insert invoice_series',
      'select sell_stock',
      'commit',
      'update invoice_series',
    ]);
  },
);

it('no payment names a trace while traces are off', async () => {
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  const statements = await shop.statementsOf(() =>
    shop.trpc(shopper.token).checkout.createPayment.mutate({ amount, ...SHIP_TO }),
  );
  const begun = statements.filter((text) => text.includes('reserve_stock'));
  expect(begun).toHaveLength(1);
  expect(begun[0]).not.toContain('traceparent');
});
