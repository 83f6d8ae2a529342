import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDetails } from '@aabha/db/schema/accounts';
import { invoices } from '@aabha/db/schema/invoices';
import { pinCodes } from '@aabha/db/schema/service-areas';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { addToCart, payAtProvider, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const HERE = { gstin: '29AAKFK4417M1ZU', legalName: 'Kaveri Stays LLP' };
const AWAY = { gstin: '27AAPFU0939F1ZV', legalName: 'Mumbai Rooms' };
const MUMBAI = { address: '4 Hill Road', city: 'Mumbai', zip: '400050' };

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await shop.db
    .insert(pinCodes)
    .values({ pinCode: MUMBAI.zip, district: 'Mumbai', state: 'Maharashtra' })
    .onConflictDoNothing();
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

const client = () => shop.trpc(shopper.token);

/** Fills the cart of somebody and starts the payment of a business. */
async function start(who: SignedIn, business: object) {
  await addToCart(shop, who, (await aProduct(shop.db)).id);
  return shop.rest<{ payment: { id: string } }>(
    'POST',
    '/payment/new',
    { amount: 30_099, ...SHIP_TO, business },
    who.token,
  );
}

/** Buys a television of ₹30,000 and delivery for a business; returns the order. */
async function bought(business: object) {
  const started = await start(shopper, business);
  expect(started.status).toBe(200);
  const { id } = started.body.data.payment;
  const { order } = await verify(shop, shopper, await payAtProvider(shop, id));
  return (await client().orders.get.query({ id: order._id })).order;
}
const snapshotOf = async (orderId: string) =>
  (await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0]?.snapshot;

describe('a purchase for a business', () => {
  it('has an invoice with its name, GSTIN and two halves of the tax in the State of the shop', async () => {
    const order = await bought({ ...HERE, remember: true });
    expect(order.business).toEqual({ ...HERE, placeOfSupply: 'Karnataka' });
    expect(await snapshotOf(order._id)).toMatchObject({
      buyer: { name: HERE.legalName, gstin: HERE.gstin, address: SHIP_TO.address },
      consignee: { name: SHIP_TO.name },
      placeOfSupply: 'Karnataka',
      sameState: true,
    });
    const { pdf } = await client().invoices.download.query({ id: order.invoice_id });
    const [page] = pdfPages(Buffer.from(pdf, 'base64'));
    for (const text of [HERE.legalName, `GSTIN: ${HERE.gstin}`, 'Karnataka (29)', 'CGST'])
      expect(page).toContain(text);
    const mail = await shop.mail(SHIP_TO.email, /is placed/);
    expect(mail.text).toContain(`${HERE.legalName}, GSTIN ${HERE.gstin}`);
    expect((await client().business.get.query({})).business).toEqual(HERE);
  });

  it('of another State has IGST, with the registered address of the business', async () => {
    const order = await bought({ ...AWAY, billingAddress: MUMBAI });
    expect(await snapshotOf(order._id)).toMatchObject({
      buyer: { name: AWAY.legalName, city: 'Mumbai', state: 'Maharashtra', pinCode: MUMBAI.zip },
      placeOfSupply: 'Maharashtra',
      placeOfSupplyNote: expect.stringContaining('section 10(1)(b)') as string,
      sameState: false,
    });
    /* It was not to be saved: the account keeps the first. */
    expect((await client().business.get.query({})).business).toEqual(HERE);
  });

  it.each([
    [
      'a GSTIN with a typing error',
      { ...HERE, gstin: '29AAKFK4417M1ZV' },
      { 'business.gstin': 'This GSTIN has a typing error: its last character does not fit the others.' },
    ],
    ['no legal name', { ...HERE, legalName: ' ' }, { 'business.legalName': 'Legal name is required.' }],
    [
      'a GSTIN of another State without its address',
      AWAY,
      {
        'business.billingAddress.address':
          'This GSTIN is registered in Maharashtra. Please enter its registered address there.',
      },
    ],
    [
      'an address of another State than the GSTIN',
      { ...HERE, billingAddress: MUMBAI },
      {
        'business.billingAddress.zip':
          'PIN code 400050 is in Maharashtra, but this GSTIN is registered in Karnataka. Please correct one of the two.',
      },
    ],
  ])('is refused with %s', async (_, business, fields) => {
    const refused = await start(await signedInAs(shop), business);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ data: { fields } });
  });
});

describe('the invoices of a business', () => {
  it('are B2B in the list of staff, found by GSTIN', async () => {
    const list = (filters: object) => shop.trpc(boss.token).invoices.list.query({ filters });
    const business = await list({ buyerType: 'B2B' });
    expect(business.invoiceList.map(({ gstin }) => gstin)).toEqual([AWAY.gstin, HERE.gstin]);
    expect(business.invoiceCount).toBe(2);
    expect(await list({ buyerType: 'B2C' })).toEqual({ invoiceList: [], invoiceCount: 0 });
    expect((await list({ search: AWAY.gstin.slice(0, 9) })).invoiceCount).toBe(1);
  });

  it('belong to orders that staff find by the whole GSTIN, in any case', async () => {
    const find = async (search: string) =>
      (await shop.trpc(boss.token).orders.list.query({ filters: { search } })).orderList;
    const found = await find(` ${AWAY.gstin.toLowerCase()}`);
    expect(found.map(({ business }) => business?.gstin)).toEqual([AWAY.gstin]);
    expect(await find('27AAPFU0939F1ZW')).toEqual([]);
  });

  it('add up to the input credit of their own account', async () => {
    const { credit, months, financialYears } = await client().inputCredit.list.query({});
    const listed = (await client().invoices.list.query({})).invoiceList;
    expect(credit).toBeCloseTo(
      listed.reduce((sum, { input_credit: one }) => sum + one, 0),
      2,
    );
    expect(credit).toBeGreaterThan(9_000);
    expect(months.map(({ gstin }) => gstin)).toEqual([HERE.gstin, AWAY.gstin]);
    expect(financialYears).toHaveLength(1);
    const other = await signedInAs(shop);
    expect(await shop.trpc(other.token).inputCredit.list.query({})).toMatchObject({ credit: 0, months: [] });
  });

  it('are exported with their input credit as a CSV file', async () => {
    const response = await fetch(`${shop.url}/api/v1/inputCredit/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(AWAY.gstin);
  });
});

it('is saved, replaced and removed in the account, and stays on invoices', async () => {
  await client().business.save.mutate({ ...AWAY, billingAddress: MUMBAI });
  expect((await client().business.get.query({})).business).toEqual({ ...AWAY, billingAddress: MUMBAI });
  const refused = await shop.rest(
    'POST',
    '/businessDetails/update',
    { ...HERE, billingAddress: MUMBAI },
    shopper.token,
  );
  expect(refused.body).toMatchObject({
    data: { fields: { 'billingAddress.zip': expect.any(String) as string } },
  });
  expect(await client().business.remove.mutate({})).toEqual({ business: null });
  expect(await shop.db.$count(businessDetails)).toBe(0);
  expect((await client().inputCredit.list.query({})).months).toHaveLength(2);
});
