import { setTimeout as wait } from 'node:timers/promises';
import type { Calls } from './calls';
import { buyerEmail, PASSWORD, type OpenShop } from './shop';

const SEARCHES = ['55 inch', 'oled', '43 inhc 4k', 'qled 120hz', 'vidyut', '32 inch hd'];
const SHIP_TO = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  address: '7 Temple Street',
  city: 'Bengaluru',
  zip: '560034',
};

export interface Scene {
  shop: OpenShop;
  calls: Calls;
  isOver: () => boolean;
  /** The longest pause before the next click, in milliseconds; the shortest is half of it. */
  thinkMs: number;
  /** Orders that a member of staff is shipping or has shipped. */
  taken: Set<string>;
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const think = ({ thinkMs }: Scene) => wait(thinkMs / 2 + (Math.random() * thinkMs) / 2);
const api = ({ shop }: Scene, path: string) => `${shop.url}/api/v1${path}`;

/** Repeats an action until the scene is over; a refused one is counted and repeated. */
async function repeat(scene: Scene, action: () => Promise<void>): Promise<void> {
  /* Spreads the first requests over time. */
  await think(scene);
  while (!scene.isOver()) {
    await action().catch(() => undefined);
    await think(scene);
  }
}

/** Reads lists, searches and reviews of televisions until the scene is over. */
export function browse(scene: Scene): Promise<void> {
  const { calls } = scene;
  return repeat(scene, async () => {
    await calls.post('list', api(scene, '/product/list'), { pageNum: 1, pageSize: 20, filters: {} });
    await think(scene);
    await calls.post('search', api(scene, '/product/list'), { filters: { search: oneOf(SEARCHES) } });
    await think(scene);
    const product = oneOf(scene.shop.products);
    await calls.post('reviews', api(scene, '/review/list'), { filters: { product } });
  });
}

async function signIn(scene: Scene, path: string, email: string, password: string): Promise<string> {
  const data = (await scene.calls.post('sign in', api(scene, path), { email, password })) as unknown as {
    token?: string;
    admin?: { token: string };
  };
  return data.token ?? data.admin?.token ?? '';
}

/** Buys one television after the other until the scene is over. */
export async function buy(scene: Scene, index: number): Promise<void> {
  const { calls, shop } = scene;
  let token = '';
  await repeat(scene, async () => {
    token ||= await signIn(scene, '/auth/login', buyerEmail(index), PASSWORD);
    await calls.post(
      'add to cart',
      api(scene, '/cart/new'),
      { cart: { items: [{ product: oneOf(shop.products), quantity: 1, warranty_months: 0 }] } },
      token,
    );
    await think(scene);
    const { cartList } = (await calls.post('cart', api(scene, '/cart/list'), {}, token)) as unknown as {
      cartList: { totals: { payable: number } }[];
    };
    const amount = cartList[0]?.totals.payable ?? 0;
    const { payment } = (await calls.post(
      'begin payment',
      api(scene, '/payment/new'),
      { amount, ...SHIP_TO },
      token,
    )) as unknown as { payment: { id: string } };
    await think(scene);
    const paid = (await calls.post(
      'pay at the provider',
      `${shop.sandboxUrl}/sandbox/orders/${payment.id}/pay`,
      {
        outcome: 'captured',
        method: 'card',
      },
    )) as unknown as Record<string, string>;
    await calls.post(
      'verify payment',
      api(scene, '/payment/verify-payment'),
      {
        orderId: paid.razorpay_order_id,
        paymentId: paid.razorpay_payment_id,
        signature: paid.razorpay_signature,
      },
      token,
    );
    await calls.post('own orders', api(scene, '/order/list'), {}, token);
  });
}

/** Ships pending orders that no other member of staff has taken until the scene is over. */
export async function work(scene: Scene): Promise<void> {
  const { calls, taken } = scene;
  let token = '';
  await repeat(scene, async () => {
    token ||= await signIn(scene, '/admin/login', 'superadmin@aabha.example', 'Super@12345');
    const { orderList } = (await calls.post(
      'staff: orders',
      api(scene, '/order/list'),
      { pageNum: 1, pageSize: 20, filters: { status: 'Pending' } },
      token,
    )) as unknown as { orderList: { _id: string }[] };
    await think(scene);
    const order = orderList.find(({ _id }) => !taken.has(_id));
    if (!order) return;
    taken.add(order._id);
    await calls.post('staff: ship', api(scene, `/order/${order._id}/update`), { status: 'Shipped' }, token);
  });
}
