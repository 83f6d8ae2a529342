import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { auditLog } from '@aabha/db/schema/audit';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const BILL = {
  ...{ number: '3210 9876 5432', generated_at: '2026-11-23T09:34:05.000Z' },
  valid_until: '2026-11-25T18:29:59.999Z',
};

let shop: TestShop;
let boss: SignedIn;
let packer: SignedIn;
let shopper: SignedIn;
let dear: string;
let cheap: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [boss, packer, shopper] = [
    await signedInAs(shop, 'SuperAdmin'),
    await signedInAs(shop, 'SubAdmin'),
    await signedInAs(shop),
  ];
  const buyAt = async (rupees: number) => {
    const pricePaise = paise(rupees * 100);
    const product = await aProduct(shop.db, { pricePaise, discountPercent: 0, hsn: '85287217' });
    return (await buy(shop, shopper, product.id))._id;
  };
  [dear, cheap] = [await buyAt(60_000), await buyAt(20_000)];
});
afterAll(() => shop.stop());

const bills = () => shop.trpc(packer.token).ewayBills;
const ofOrder = async (id: string) => (await bills().list.query({ order_ids: [id] })).ewayBillList[0];
const invoiceOf = async (id: string) => (await ofOrder(id))?.invoice_id ?? '';

it('says of orders whether their goods need an e-way bill, by the limit of the State', async () => {
  const { ewayBillList } = await bills().list.query({ order_ids: [dear, cheap, 'none'] });
  const states = new Map(ewayBillList.map(({ order_id, state }) => [order_id, state]));
  expect([states.size, states.get(dear), states.get(cheap)]).toEqual([2, 'needed', 'not-needed']);
  const limits = shop.trpc(boss.token).ewayBillLimits;
  const limit = { state_code: '29', limit: 61_000, valid_from: '2026-01-01', note: 'FD 1/2026' };
  const { ewayBillLimit } = await limits.create.mutate(limit);
  expect(ewayBillLimit).toMatchObject({ ...limit, state: 'Karnataka', createdBy: { _id: boss.id } });
  expect((await ofOrder(dear))?.state).toBe('not-needed');
  await expect(limits.create.mutate(limit)).rejects.toMatchObject({
    data: { reason: 'EWAY_BILL_LIMIT_EXISTS' },
  });
  await limits.remove.mutate({ id: ewayBillLimit._id });
  await expect(limits.remove.mutate({ id: ewayBillLimit._id })).rejects.toMatchObject({
    data: { reason: 'EWAY_BILL_LIMIT_NOT_FOUND' },
  });
  expect((await ofOrder(dear))?.state).toBe('needed');
  const { ewayBillLimitList, ewayBillLimitCount } = await limits.list.query({});
  expect(ewayBillLimitCount).toBe(8);
  expect(ewayBillLimitList.map(({ state }) => state)).toEqual([
    ...['Bihar', 'Delhi', 'Jharkhand', 'Maharashtra', 'Punjab', 'Rajasthan', 'Tamil Nadu', 'West Bengal'],
  ]);
});

it('gives the file of an invoice, and keeps it from shoppers', async () => {
  const id = await invoiceOf(dear);
  const json = (token: string) =>
    fetch(`${shop.url}/api/v1/invoice/${id}/ewaybill.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
  const response = await json(packer.token);
  expect(response.headers.get('content-disposition')).toMatch(/"EWB-TV-\d{4}-000001.json"/);
  expect(await response.json()).toMatchObject({
    version: '1.0.0621',
    billLists: [{ toGstin: 'URP', totInvValue: 60_099, mainHsnCode: 85287217 }],
  });
  expect((await json(shopper.token)).status).toBe(403);
});

it('stores the number, prints it, and removes it again', async () => {
  const id = await invoiceOf(dear);
  const { ewayBill } = await bills().enter.mutate({ id, ...BILL });
  expect(ewayBill).toMatchObject({
    state: 'entered',
    bill: { number: '321098765432', valid_until: BILL.valid_until, enteredBy: { _id: packer.id } },
  });
  const { pdf } = await shop.trpc(shopper.token).invoices.download.query({ id });
  expect((await pdfPages(Buffer.from(pdf, 'base64'))).join('\n')).toContain('3210 9876 5432');
  const other = await invoiceOf(cheap);
  await expect(bills().enter.mutate({ id: other, ...BILL })).rejects.toMatchObject({
    data: { reason: 'EWAY_BILL_NUMBER_USED' },
  });
  const ended = { ...BILL, number: '321098765433', valid_until: BILL.generated_at };
  await expect(bills().enter.mutate({ id: other, ...ended })).rejects.toMatchObject({
    data: { reason: 'EWAY_BILL_TIMES' },
  });
  expect((await bills().remove.mutate({ id })).ewayBill).toMatchObject({ state: 'needed' });
  await expect(bills().remove.mutate({ id })).rejects.toMatchObject({
    data: { reason: 'EWAY_BILL_NOT_FOUND' },
  });
  const kinds = ['eway-bill', 'eway-bill-limit'];
  const log = await shop.db.select().from(auditLog).where(inArray(auditLog.entity, kinds));
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    ...['eway-bill-limit.create', 'eway-bill-limit.remove'],
    ...['eway-bill.enter', 'eway-bill.export', 'eway-bill.remove'],
  ]);
});

it('is not needed for a cancelled order', async () => {
  const staff = shop.trpc(packer.token);
  await staff.orders.updateStatus.mutate({ id: dear, status: 'Cancelled', reason: 'No longer wanted' });
  expect((await ofOrder(dear))?.state).toBe('not-needed');
});
