import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, payAtProvider, verify } from '../../testing/shopping';
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

/** What a statement does to which table first: `lock products` for one that reads for update. */
function deedOf(statement: string): string {
  const plain = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (!plain.startsWith('select')) {
    const [verb = plain] = /\b(?:insert|update)\b/.exec(plain) ?? [];
    return `${verb} ${/(?:insert into|update) (\w+)/.exec(plain)?.[1] ?? ''}`.trim();
  }
  const text = withoutParentheses(plain);
  return `${text.endsWith('for update') ? 'lock' : 'select'} ${/ from (\w+)/.exec(text)?.[1] ?? ''}`;
}

async function buyLookingAtStatements(products: number) {
  for (let n = 0; n < products; n += 1) await addToCart(shop, shopper, (await aProduct(shop.db)).id, 2);
  const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  let providerOrderId = '';
  const begun = await shop.statementsOf(async () => {
    const { payment } = await shop.trpc(shopper.token).checkout.createPayment.mutate({ amount, ...SHIP_TO });
    providerOrderId = payment.id;
  });
  const paid = await payAtProvider(shop, providerOrderId);
  const completed = await shop.statementsOf(() => verify(shop, shopper, paid));
  return { begun: begun.map(deedOf), completed: completed.map(deedOf) };
}

it.each([1, 3])(
  'a cart of %i begins and completes its payment by the same statements, in one order of locks',
  async (products) => {
    /* The first time each is described to the driver. */
    await buyLookingAtStatements(products);
    const { begun, completed } = await buyLookingAtStatements(products);
    expect(begun).toEqual([
      'select users',
      'begin',
      'insert carts',
      'lock products',
      'select carts',
      'select service_areas',
      'select pin_codes',
      'insert payments',
      'commit',
      'update payments',
    ]);
    expect(completed).toEqual([
      'select users',
      'select payments',
      'begin',
      'lock payments',
      'insert carts',
      'lock products',
      'select payment_lines',
      'select service_areas',
      'update stock_reservations',
      'update products',
      'insert orders',
      'update carts',
      'insert outbox',
      'insert invoice_series',
      'commit',
    ]);
  },
);
