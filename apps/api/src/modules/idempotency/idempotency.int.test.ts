import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { REPEATABLE_CALLS, STAFF_KEYED_CALLS, STORE_KEYED_CALLS } from '@aabha/contracts/wire/repeated-calls';
import { products } from '@aabha/db/schema/products';
import { proceduresOf } from '../../trpc/built-procedures';
import { appRouter } from '../router';
import { restEndpoints } from '../../rest/rest-routes';
import { aProduct, signedInAs } from '../../testing/builders';
import { aPicture, formOf } from '../../testing/forms';
import { JSON_TYPE, keyedPosts, expectSameResponse } from '../../testing/keyed-posts';
import { addToCart, buy, payAtProvider } from '../../testing/shopping-steps';

const at = keyedPosts();
const { post, quantityInCart, wholesaleOrder } = at;
const repeat = <T>(times: number, act: () => Promise<T>) => Promise.all(Array.from({ length: times }, act));

describe('an action with an Idempotency-Key', () => {
  it('runs once for concurrent calls, and returns the same response to each', async () => {
    const { staff, email, body } = await wholesaleOrder();
    const { wholesaleOrder: order } = expectSameResponse(
      await repeat(20, () => post('/wholesale/orders/new', body, 'order-1')),
    );
    const { wholesalebulkOrdersList } = await at.shop
      .trpc(staff.token)
      .wholesale.listOrders.query({ filters: { search: email } });
    expect(wholesalebulkOrdersList.map(({ _id }) => _id)).toEqual([order?._id]);
  });

  it('adds to a cart once, where without a key each call adds', async () => {
    const shopper = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db);
    const body = { cart: { items: [{ product: product.id, quantity: 1 }] } };
    expectSameResponse(await repeat(8, () => post('/cart/new', body, 'add-1', shopper.token)));
    expect(await quantityInCart(shopper)).toBe(1);
    await at.shop.rest('POST', '/cart/new', body, shopper.token);
    expect(await quantityInCart(shopper)).toBe(2);
  });

  it('pays for one cart once, and turns it into one order with one response', async () => {
    const shopper = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db);
    await addToCart(at.shop, shopper, product.id);
    const amount = 30_099;
    const ship = {
      amount,
      name: 'Asha Rao',
      email: 'a@example.in',
      address: '7 T',
      city: 'Bengaluru',
      zip: '560034',
    };
    const data = expectSameResponse(
      await repeat(5, () => post('/payment/new', ship, 'pay-1', shopper.token)),
    );
    const paid = await payAtProvider(at.shop, (data.payment as unknown as { id: string }).id);
    const proof = {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
    expectSameResponse(await repeat(5, () => post('/payment/verify-payment', proof, 'pay-1', shopper.token)));
    const { orderCount } = await at.shop.trpc(shopper.token).orders.list.query({});
    expect(orderCount).toBe(1);
  });

  it('repeats the response of a cancelled order, where without a key it is refused', async () => {
    const shopper = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db);
    const order = await buy(at.shop, shopper, product.id);
    const path = `/order/${order._id}/update`;
    const body = { status: 'Cancelled' };
    expectSameResponse(await repeat(5, () => post(path, body, 'cancel-1', shopper.token)));
    expect((await at.shop.rest('POST', path, body, shopper.token)).status).toBe(409);
    const [row] = await at.shop.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, product.id));
    expect(row?.stock).toBe(5);
  });

  it('files a complaint once, with its papers, for presses at the same time', async () => {
    const shopper = await signedInAs(at.shop);
    const picture = await aPicture();
    const complaint = {
      ...{ name: 'Asha Rao', email: shopper.email, phone: '9876543210' },
      ...{ issue_type: 'Technical', description: 'No picture since Monday.' },
    };
    const file = () =>
      post('/complaint/new', formOf({ ...complaint, files: picture }), 'complaint-1', shopper.token);
    const data = expectSameResponse(await repeat(5, file));
    const { complaintList } = await at.shop.trpc(shopper.token).complaints.list.query({});
    expect(complaintList.map(({ _id }) => _id)).toEqual([(data.complaint as unknown as { _id: string })._id]);
  });

  it('creates a television once, pictures included, and compares the pictures of repeated calls', async () => {
    const staff = await signedInAs(at.shop, 'SuperAdmin');
    const picture = await aPicture();
    const form = (file: File) =>
      formOf({ name: 'Once 43', companyName: 'Surya', price: '100', stock: '1', img: file });
    const send = (file: File) => post('/product/add-product', form(file), 'tv-1', staff.token);
    const [first, second] = [await send(picture), await send(picture)];
    expect(second?.body).toEqual(first?.body);
    expect(first?.body.status).toBe('SUCCESS');
    expect((await send(await aPicture({ colour: '#ff0000' }))).status).toBe(422);
    const list = at.shop.trpc(staff.token).products.listForStaff;
    const { productCount } = await list.query({ filters: { name: 'Once 43' } });
    expect(productCount).toBe(1);
  });

  it('has the same key and response over tRPC', async () => {
    const { body } = await wholesaleOrder();
    const rest = await post('/wholesale/orders/new', body, 'both-transports');
    const response = await fetch(`${at.shop.url}/trpc/wholesale.placeOrder`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'idempotency-key': 'both-transports' },
      body: JSON.stringify(body),
    });
    const { result } = (await response.json()) as { result: { data: unknown } };
    expect(result.data).toEqual(rest.body.data);
  });
});

it('is honoured wherever money, stock or orders change, and where a repetition would be a second message', () => {
  const paths = restEndpoints().flatMap(({ onceAKey, path }) => (onceAKey ? [path] : []));
  expect(paths.toSorted()).toEqual([
    '/admin/contact-us',
    '/cart/new',
    '/complaint/by-link/reply',
    '/complaint/new',
    '/complaint/new-for-order',
    '/complaint/{id}/answer',
    '/complaint/{id}/reply',
    '/coupon/create-coupon',
    '/draftOrder/new',
    '/draftOrder/{id}/cancel',
    '/draftOrder/{id}/send',
    '/draftOrder/{id}/update',
    '/import/{id}/undo',
    '/installation/book',
    '/installation/{id}/cancel',
    '/installation/{id}/move',
    '/installation/{id}/update',
    '/mail-template/{kind}/test',
    '/mail/{id}/resend',
    '/message/by-link/reply',
    '/message/{id}/answer',
    '/order/{id}/address',
    '/order/{id}/note',
    '/order/{id}/refund',
    '/order/{id}/restock',
    '/order/{id}/update',
    '/payLink/pay',
    '/payLink/verify',
    '/payment/new',
    '/payment/verify-payment',
    '/product/add-product',
    '/product/{id}/update/v2',
    '/refundRequest/{id}/approve',
    '/refundRequest/{id}/decline',
    '/refundRequest/{id}/withdraw',
    '/report-schedule/new',
    '/report-schedule/{id}/send',
    '/returnRequest/create',
    '/returnRequest/refund-instead',
    '/returnRequest/{id}/inspect',
    '/returnRequest/{id}/pickup',
    '/returnRequest/{id}/receive',
    '/returnRequest/{id}/reject',
    '/returnRequest/{id}/replace',
    '/returnRequest/{id}/replacement/cancel',
    '/returnRequest/{id}/update',
    '/review/new',
    '/shipment/new',
    '/shipment/open',
    '/shipment/{id}/cancel',
    '/shipment/{id}/delivered',
    '/shipment/{id}/packed',
    '/shipment/{id}/scan',
    '/shipment/{id}/serial/remove',
    '/shipment/{id}/shipped',
    '/stock/count',
    '/stock/delivery/new',
    '/stock/delivery/{id}/receive',
    '/webhook/{id}/test',
    '/wholesale/orders/new',
    '/wholesale/orders/{id}/credit',
  ]);
});

it('is sent by the web apps wherever it is honoured, except where a repetition does no harm or is not sent', () => {
  const keyed = Object.entries(proceduresOf(appRouter)).flatMap(([name, { _def }]) =>
    _def.meta?.onceAKey === undefined ? [] : [name],
  );
  const sent = [...STORE_KEYED_CALLS, ...STAFF_KEYED_CALLS, ...REPEATABLE_CALLS, 'cart.add'];
  expect(keyed.toSorted()).toEqual([...new Set(sent)].toSorted());
});
