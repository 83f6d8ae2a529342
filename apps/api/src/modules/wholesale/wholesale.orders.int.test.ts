import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { WholesaleOrder } from '@aabha/contracts/wholesale/wholesale.schema';
import { products } from '@aabha/db/schema/products';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const PRICE_BREAKS = [
  { minQuantity: 5, maxQuantity: 9, discount: 500 },
  { minQuantity: 10, discount: 900 },
];

let shop: TestShop;
let boss: SignedIn;
/** Televisions of 20,000 rupees each. */
let first: string;
let second: string;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  const offered = async () => {
    const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0, stock: 7 });
    await shop.trpc(boss.token).wholesale.create.mutate({ product_id: id, priceBreaks: PRICE_BREAKS });
    return id;
  };
  first = await offered();
  second = await offered();
});
afterAll(() => shop.stop());

const SHIPPING = {
  firstName: 'Asha',
  lastName: 'Rao',
  fullAddress: '7 Temple Street',
  apartment: '2nd floor',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};

/** Ten of the first and two of the second: 191,000 + 40,000. */
const anOrder = (over: object = {}) => ({
  products: [
    { product_id: first, quantity: 10, price: '19100' },
    { product_id: second, quantity: 2, price: 20_000 },
  ],
  total_price: '231000',
  email: 'buyer@example.in',
  contact: '9876543210',
  shipping_address: SHIPPING,
  ...over,
});
const place = (over: object = {}) => shop.rest('POST', '/wholesale/orders/new', anOrder(over));
const placedBy = ({ body }: { body: { data: object } }) =>
  (body.data as { wholesaleOrder: WholesaleOrder }).wholesaleOrder;
const updateTo = (id: string, paymentStatus: string) =>
  shop.rest('POST', `/wholesale/orders/${id}/update`, { paymentStatus }, boss.token);
const countOrders = () => shop.db.$count(wholesaleOrders);

describe('a wholesale order', () => {
  it('is accepted without an account, at the prices of the breaks, and takes no stock', async () => {
    const response = await place({ companyName: 'Rao Hotels', gstNumber: '29aagcb7383j1z4' });
    expect(response.status).toBe(200);
    expect(placedBy(response)).toMatchObject({
      total_price: 231_000,
      paymentStatus: 'Pending',
      companyName: 'Rao Hotels',
      gstNumber: '29AAGCB7383J1Z4',
      shipping_address: SHIPPING,
      billing_address: { billingFirstName: 'Asha', billingZipCode: '560034' },
    });
    const lines = placedBy(response).products.map(({ product_id, quantity, price }) => [
      product_id._id,
      quantity,
      price,
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        [first, 10, 19_100],
        [second, 2, 20_000],
      ]),
    );
    const [row] = await shop.db.select().from(products).where(eq(products.id, first));
    expect(row?.stock).toBe(7);
  });

  it('is mailed to the buyer and to the shop', async () => {
    const order = placedBy(await place({ email: 'mailed@example.in' }));
    const number = order._id.slice(-6).toUpperCase();
    const mail = await shop.mail('mailed@example.in', new RegExp(`wholesale order ${number}`));
    expect(mail.text).toContain('₹2,31,000');
    expect(mail.text).toContain('at ₹19,100');
    const { ordersEmail } = shop.deps.settings.current.brand;
    const staffMail = await shop.mail(ordersEmail, new RegExp(`New wholesale order ${number}: ₹2,31,000`));
    expect(staffMail.text).toContain('mailed@example.in');
  });

  it('is refused when a price or the total differs from the computed one', async () => {
    const before = await countOrders();
    const [one, two] = anOrder().products;
    for (const over of [
      { products: [{ ...one, price: 19_099 }, two], total_price: 230_990 },
      { products: [{ ...one, price: '20000' }, two], total_price: '240000' },
      { total_price: 1 },
    ])
      expect(await place(over)).toMatchObject({
        status: 409,
        body: { message: 'Prices have changed. Please review your order and try again.' },
      });
    expect(await countOrders()).toBe(before);
  });

  it('is refused for a product without a wholesale listing, and for a duplicate product', async () => {
    const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0 });
    for (const product_id of [id, crypto.randomUUID(), 'none'])
      expect(
        (await place({ products: [{ product_id, quantity: 1, price: 20_000 }], total_price: 20_000 })).status,
      ).toBe(404);
    const [one] = anOrder().products;
    expect(await place({ products: [one, one], total_price: 382_000 })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'products.1.product_id': 'This product is in the order twice.' } } },
    });
  });

  it('is refused with the specified messages, each for its field', async () => {
    const fields = async (over: object) => (await place(over)).body.data.fields;
    expect(await fields({ products: [] })).toEqual({ products: 'Please select at least one product.' });
    expect(await fields({ contact: '12', email: 'x' })).toEqual({
      contact: 'Contact must be exactly 10 digits',
      email: 'Enter a valid email address',
    });
    expect(await fields({ gstNumber: '06AABCU9603R1ZM' })).toEqual({ gstNumber: 'Enter a valid GST number' });
    expect(await fields({ shipping_address: { ...SHIPPING, zipCode: '56', firstName: 'A1' } })).toEqual({
      'shipping_address.zipCode': 'Zip code must be exactly 6 digits',
      'shipping_address.firstName': 'First name must contain only letters',
    });
    const [one] = anOrder().products;
    for (const quantity of [0, 1.5, '3'])
      expect(await fields({ products: [{ ...one, quantity }] })).toEqual({
        'products.0.quantity': 'Quantity must be a whole number of at least 1.',
      });
  });

  it('has a billing address of its own', async () => {
    const billing_address = {
      billingFirstName: 'Ravi',
      billingLastName: 'Kumar',
      billingFullAddress: '1 Bank Road',
      billingApartment: '',
      billingCity: 'Mumbai',
      billingCountry: 'India',
      billingState: 'Maharashtra',
      billingZipCode: '400001',
    };
    expect(placedBy(await place({ billing_address })).billing_address).toEqual(billing_address);
  });
});

describe('a SuperAdmin', () => {
  it('lists orders, newest first, by payment and by text', async () => {
    const { _id } = placedBy(await place({ companyName: 'Sagar Lodge' }));
    const list = (filters: object) =>
      shop.trpc(boss.token).wholesale.listOrders.query({ filters, pageSize: 100 });
    expect((await list({})).wholesalebulkOrdersList[0]?._id).toBe(_id);
    expect((await list({ search: 'sagar' })).wholesalebulkOrdersCount).toBe(1);
    expect((await list({ search: _id.slice(-6) })).wholesalebulkOrdersList[0]?._id).toBe(_id);
    expect((await list({ paymentStatus: 'Completed' })).wholesalebulkOrdersCount).toBe(0);
  });

  it('cannot set an invalid status, nor that of an unknown order', async () => {
    const { _id } = placedBy(await place());
    expect((await updateTo(_id, 'Paid')).status).toBe(400);
    for (const id of [crypto.randomUUID(), 'none'])
      expect(await updateTo(id, 'Completed')).toMatchObject({
        status: 404,
        body: { message: 'Wholesale order not found.' },
      });
  });
});
