import { afterAll, beforeAll, expect } from 'vitest';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './builders';
import { startTestShop, type RestResponse, type TestShop } from './test-shop';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** Posts over REST with an `Idempotency-Key`; a form is sent as multipart. */
async function postUnderKey(
  shop: TestShop,
  path: string,
  body: unknown,
  key: string,
  token?: string,
): Promise<RestResponse> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : JSON_TYPE),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'idempotency-key': key,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RestResponse['body'],
  };
}

/** Creates a wholesale order that can be placed, and the staff who made its offer. */
async function aWholesaleOrder(shop: TestShop) {
  const staff = await signedInAs(shop, 'SuperAdmin');
  const product = await aProduct(shop.db);
  const breaks = [{ minQuantity: 10, discount: 1000 }];
  await shop.trpc(staff.token).wholesale.create.mutate({ product_id: product.id, priceBreaks: breaks });
  const address = {
    firstName: 'Asha',
    lastName: 'Rao',
    fullAddress: '7 Temple Street',
    city: 'Bengaluru',
    country: 'India',
    state: 'Karnataka',
    zipCode: '560034',
  };
  const line = { product_id: product.id, quantity: 10, price: 29_000 };
  const email = `buyer-${product.id}@example.in`;
  return {
    staff,
    email,
    body: { products: [line], total_price: 290_000, email, contact: '9876543210', shipping_address: address },
  };
}

/** Expects that all calls succeeded with the same response, and returns its data. */
export function expectSameResponse(responses: readonly RestResponse[]) {
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  return responses[0]?.body.data as unknown as Record<string, { _id: string }>;
}

/** Returns a shop for the tests of a file, with helpers for idempotency keys. */
export function keyedPosts() {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await someServiceAreas(shop.db);
  });
  afterAll(() => shop.stop());

  return {
    get shop() {
      return shop;
    },
    post: (path: string, body: unknown, key: string, token?: string) =>
      postUnderKey(shop, path, body, key, token),
    wholesaleOrder: () => aWholesaleOrder(shop),
    async quantityInCart(shopper: SignedIn) {
      const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
      return cartList[0]?.items[0]?.quantity;
    },
  };
}
