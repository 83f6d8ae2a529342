import { aProduct, signedInAs } from './builders';
import type { RestAnswer, TestShop } from './test-shop';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** Posts to the REST door under an `Idempotency-Key`; a form is sent as one. */
export async function postUnderKey(
  shop: TestShop,
  path: string,
  body: unknown,
  key: string,
  token?: string,
): Promise<RestAnswer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : JSON_TYPE),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'idempotency-key': key,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as RestAnswer['body'],
  };
}

/** A wholesale order that can be placed, and the staff who made its offer. */
export async function aWholesaleOrder(shop: TestShop) {
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
