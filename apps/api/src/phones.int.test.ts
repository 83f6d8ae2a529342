import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '@aabha/db/schema/complaints';
import { contactMessages } from '@aabha/db/schema/contact';
import { users } from '@aabha/db/schema/accounts';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { COMPLAINT, SHIPPING } from './testing/specified-calls/samples';
import { returning } from './testing/returning';

const SPELLED = '+91-98450 12345';
const STORED = '9845012345';
const at = returning();
/** Sold in quantity, for 12,345 rupees. */
let product: string;

const write = (phone: string) =>
  at.shop.rest('POST', '/admin/contact-us', {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone,
    subject: 'Wall mount',
    message: 'Does the 55 inch fit?',
  });
const complain = (phone: string) =>
  at.shop.rest('POST', '/complaint/new', { ...COMPLAINT, phone }, at.shopper.token);
const placeWholesale = (contact: string) =>
  at.shop.rest('POST', '/wholesale/orders/new', {
    products: [{ product_id: product, quantity: 1, price: 12_345 }],
    total_price: 12_345,
    email: 'buyer@example.in',
    contact,
    shipping_address: SHIPPING,
  });

beforeAll(async () => {
  const request = await at.aRequest();
  product = request.product.id;
  await at.shop
    .trpc(at.boss.token)
    .wholesale.create.mutate({ product_id: product, priceBreaks: [{ minQuantity: 5, discount: 100 }] });
  for (const send of [write, complain, placeWholesale]) expect((await send('9000000000')).status).toBe(200);
});

describe('a phone number in another format', () => {
  it('is stored as its ten digits, from every form', async () => {
    const { shop, shopper } = at;
    for (const send of [write, complain, placeWholesale]) expect((await send(SPELLED)).status).toBe(200);
    const profile = { user: { phone: `0${STORED}` } };
    expect((await shop.rest('POST', `/user/${shopper.id}/update`, profile, shopper.token)).status).toBe(200);
    const phones = await Promise.all([
      shop.db.$count(contactMessages, eq(contactMessages.phone, STORED)),
      shop.db.$count(complaints, eq(complaints.phone, STORED)),
      shop.db.$count(wholesaleOrders, eq(wholesaleOrders.contact, STORED)),
      shop.db.$count(users, eq(users.phone, STORED)),
    ]);
    expect(phones).toEqual([1, 1, 1, 1]);
  });

  it('is refused with its message when invalid, and is not truncated', async () => {
    for (const phone of ['98450 123456', '+1 98450 12345', '98450 1234'])
      expect(await write(phone)).toMatchObject({
        status: 400,
        body: { data: { fields: { phone: 'Phone number must be 10 digits.' } } },
      });
  });

  it.each([SPELLED, '98450 12345', '+91 98450', '(0)98450-12345', STORED])(
    'finds the person in every search of the back office: %s',
    async (search) => {
      const client = at.shop.trpc(at.boss.token);
      const input = { filters: { search } };
      const found = {
        orders: (await client.orders.list.query(input)).orderList.map((order) => order.user_id.phone),
        customers: (await client.accounts.listCustomers.query(input)).userList.map(({ phone }) => phone),
        invoices: (await client.invoices.list.query(input)).invoiceList.map(
          (invoice) => invoice.user_Id.phone,
        ),
        returns: (await client.returns.list.query(input)).returnRequestList.map((item) => item.user_id.phone),
        complaints: (await client.complaints.list.query(input)).complaintList.map(({ phone }) => phone),
        messages: (await client.contact.listMessages.query(input)).messageList.map(({ phone }) => phone),
        wholesale: (await client.wholesale.listOrders.query(input)).wholesalebulkOrdersList.map(
          ({ contact }) => contact,
        ),
      };
      for (const [list, phones] of Object.entries(found)) expect([list, phones]).toEqual([list, [STORED]]);
    },
  );

  it('is shown in groups in mails', async () => {
    const { supportEmail } = at.shop.deps.settings.current.brand;
    const mail = await at.shop.mail(supportEmail, /^Message: Wall mount$/);
    expect(mail.text).toMatch(/Phone: \d{5} \d{5}\n/);
  });
});
