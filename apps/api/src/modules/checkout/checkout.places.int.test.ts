import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATE_UNKNOWN_TEXT } from '@aabha/contracts/service-areas/delivery.rules';
import { invoices } from '@aabha/db/schema/invoices';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { addToCart, buy, payAtProvider, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const hub = {
  dispatchCenter: 'Kolkata Hub',
  originCenter: 'Kolkata Hub',
  returnCenter: 'Kolkata Hub',
  facilityCity: 'Kolkata',
  facilityState: 'West Bengal',
};
/** Port Blair, which is served from Kolkata; a PIN code without a known State. */
const [PORT_BLAIR, NOWHERE] = ['744101', '744999'];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await shop.db.insert(serviceAreas).values([PORT_BLAIR, NOWHERE].map((zipcode) => ({ zipcode, ...hub })));
  await shop.db
    .insert(pinCodes)
    .values({ pinCode: PORT_BLAIR, district: 'South Andaman', state: 'Andaman and Nicobar Islands' });
});
afterAll(() => shop.stop());

const lookUp = async (zipcode: string) => (await shop.trpc().serviceAreas.lookUp.query({ zipcode })).zipcode;

async function orderTo(zip: string) {
  const shopper = await signedInAs(shop);
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const client = shop.trpc(shopper.token);
  const { payment } = await client.checkout.createPayment.mutate({ amount: 30_099, ...SHIP_TO, zip });
  const { order } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
  return { client, order: (await client.orders.get.query({ id: order._id })).order };
}

describe('the days of delivery', () => {
  it('are those of the lookup, from a dispatch centre in the same State', async () => {
    const shopper = await signedInAs(shop);
    const promised = await lookUp(SHIP_TO.zip);
    const { _id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
    const { order } = await shop.trpc(shopper.token).orders.get.query({ id: _id });
    expect(promised.latestDelivery).not.toBe('');
    expect(order.expectedDelivery.slice(0, 10)).toBe(promised.latestDelivery?.slice(0, 10));
  });

  it('are promised by neither lookup nor order for goods from another State', async () => {
    const found = await lookUp(PORT_BLAIR);
    expect(found).toMatchObject({ exists: true, canOrder: true, state: 'Andaman and Nicobar Islands' });
    expect(found).not.toHaveProperty('latestDelivery');
    expect((await orderTo(PORT_BLAIR)).order.expectedDelivery).toBe('');
  });
});

describe('the place of supply', () => {
  it('is the State of the PIN code, not that of the facility', async () => {
    const { client, order } = await orderTo(PORT_BLAIR);
    expect(order.shippingAddress.state).toBe('Andaman and Nicobar Islands');
    const { pdf } = await client.invoices.download.query({ id: order.invoice_id });
    const [page] = pdfPages(Buffer.from(pdf, 'base64'));
    expect(page).toContain('Andaman and Nicobar Islands (35)');
    expect(page).not.toContain('West Bengal');
  });

  it('is never guessed: lookup and order refuse a PIN code without a known State', async () => {
    const found = await lookUp(NOWHERE);
    expect(found).toMatchObject({ exists: true, canOrder: false });
    expect(found).not.toHaveProperty('state');
    expect(found).not.toHaveProperty('latestDelivery');
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const body = { amount: 30_099, ...SHIP_TO, zip: NOWHERE };
    const response = await shop.rest('POST', '/payment/new', body, shopper.token);
    expect(response.status).toBe(409);
    expect(response.body.message).toBe(STATE_UNKNOWN_TEXT);
  });

  it('is listed for staff by service area, with a filter for areas without one', async () => {
    const staff = shop.trpc((await signedInAs(shop, 'SuperAdmin')).token);
    const unknown = await staff.serviceAreas.list.query({ filters: { placeOfSupplyKnown: false } });
    expect(unknown.zipcodeList.map(({ zipcode, placeOfSupply }) => [zipcode, placeOfSupply])).toEqual([
      [NOWHERE, ''],
    ]);
    expect(unknown.zipcodeCount).toBe(1);
    const known = await staff.serviceAreas.list.query({ filters: { placeOfSupplyKnown: true } });
    expect(known.zipcodeList.find(({ zipcode }) => zipcode === PORT_BLAIR)?.placeOfSupply).toBe(
      'Andaman and Nicobar Islands',
    );
    const [area] = unknown.zipcodeList;
    const changed = { id: area?._id ?? '', facilityCity: 'Howrah' };
    expect((await staff.serviceAreas.update.mutate(changed)).zipcode.placeOfSupply).toBe('');
  });
});

describe('the stored contact data of the shopper', () => {
  it("has the phone number given for the delivery, else the profile's", async () => {
    const shopper = await signedInAs(shop, 'User', { phone: '9123456780' });
    const client = shop.trpc(shopper.token);
    const product = await aProduct(shop.db);
    await addToCart(shop, shopper, product.id);
    const { cartList } = await client.cart.list.query({});
    expect(cartList[0]?.user.phone).toBe('9123456780');
    const begin = (over: object) =>
      shop.rest<{ payment: { id: string; prefill: { contact: string } } }>(
        'POST',
        '/payment/new',
        { amount: cartList[0]?.totals.payable, ...SHIP_TO, ...over },
        shopper.token,
      );
    expect((await begin({})).body.data.payment.prefill.contact).toBe('9123456780');
    expect(await begin({ phone: '98450 123456' })).toMatchObject({
      status: 400,
      body: { data: { fields: { phone: 'Phone number must be exactly 10 digits.' } } },
    });
    const { payment } = (await begin({ phone: '+91 98450-12345' })).body.data;
    expect(payment.prefill.contact).toBe('9845012345');
    const { order } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
    const found = (await client.orders.get.query({ id: order._id })).order;
    expect(found.shippingAddress.phone).toBe('9845012345');
    const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
    expect(invoice?.snapshot.buyer.phone).toBe('9845012345');
    await expect.poll(async () => (await shop.mail(SHIP_TO.email, /is placed/)).text).toContain('Phone: ');
    const staff = await signedInAs(shop, 'SubAdmin');
    const search = { filters: { search: '+91 98450 12345' } };
    const { orderList } = await shop.trpc(staff.token).orders.list.query(search);
    expect(orderList.map(({ _id }) => _id)).toEqual([order._id]);
  });

  it('has the address, PIN code and phone number of the profile', async () => {
    const shopper = await signedInAs(shop, 'User', { phone: '9123456780' });
    const save = (zip: string) => {
      const user = { address: '7 Temple Street', zip };
      return shop.rest('POST', `/user/${shopper.id}/update`, { user }, shopper.token);
    };
    expect(await save('56003')).toMatchObject({
      status: 400,
      body: { data: { fields: { 'user.zip': 'PIN code must be a 6-digit number.' } } },
    });
    expect(await save('560034')).toMatchObject({ status: 200, body: { data: { user: { zip: '560034' } } } });
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
    expect(cartList[0]?.user).toMatchObject({
      address: '7 Temple Street',
      zip: '560034',
      phone: '9123456780',
    });
    expect((await save('')).status).toBe(200);
  });
});
