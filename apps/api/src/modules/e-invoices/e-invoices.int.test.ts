import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { addToCart, buy, payAtProvider, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const GSTIN = '29AAKFK4417M1ZU';
const IRN = 'a1'.repeat(32);

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_E_INVOICING_FROM: indiaDay(new Date(Date.now() - 86_400_000)) });
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
  const product = (await aProduct(shop.db, { stock: 9, hsn: '85287217' })).id;
  await buy(shop, shopper, product);
  await addToCart(shop, shopper, product);
  const business = { gstin: GSTIN, legalName: 'Kaveri Stays LLP' };
  const client = shop.trpc(shopper.token);
  const { cartList } = await client.cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  const { payment } = await client.checkout.createPayment.mutate({ amount, ...SHIP_TO, business });
  await verify(shop, shopper, await payAtProvider(shop, payment.id));
});
afterAll(() => shop.stop());

const eInvoices = () => shop.trpc(boss.token).eInvoices;
const missing = async () => (await eInvoices().list.query({ filters: { state: 'missing' } })).eInvoiceList;
const onlyMissing = async () => {
  const [row, ...more] = await missing();
  if (!row || more.length > 0) throw new Error('There is not one document without an IRN.');
  return row;
};
const jws = (facts: object) =>
  ['{}', JSON.stringify({ data: JSON.stringify(facts), iss: 'NIC' }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const json = (id: string) =>
  fetch(`${shop.url}/api/v1/eInvoice/${id}/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: '{}',
  });

it('lists invoices to businesses without an IRN, and gives their JSON', async () => {
  const row = await onlyMissing();
  expect(row).toMatchObject({ kind: 'invoice', buyer: { name: 'Kaveri Stays LLP', gstin: GSTIN } });
  const response = await json(row._id);
  const name = `${row.number.replaceAll('/', '-')}.json`;
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(await response.json()).toMatchObject({
    ...{ Version: '1.1', DocDtls: { Typ: 'INV', No: row.number }, BuyerDtls: { Gstin: GSTIN, Pos: '29' } },
    ValDtls: { TotInvVal: row.value },
  });
});

it('stores what the portal gave once its QR code is that of the invoice, and prints it', async () => {
  const { _id: id, number, value } = await onlyMissing();
  const facts = {
    ...{ SellerGstin: shop.deps.settings.current.brand.gstin, BuyerGstin: GSTIN, DocNo: number },
    ...{ DocTyp: 'INV', TotInvVal: value, Irn: IRN },
  };
  const answer = { id, irn: IRN, ack_number: '112010036563310', ack_at: '2026-11-23T09:34:05.000Z' };
  await expect(
    eInvoices().register.mutate({ ...answer, signed_qr: jws({ ...facts, DocNo: 'TV/2627/999999' }) }),
  ).rejects.toMatchObject({ data: { reason: 'E_INVOICE_MISMATCH' } });
  const { eInvoice } = await eInvoices().register.mutate({ ...answer, signed_qr: jws(facts) });
  expect(eInvoice.registration).toMatchObject({ irn: IRN, registeredBy: { _id: boss.id } });
  expect(await missing()).toEqual([]);
  const { eInvoiceList } = await eInvoices().list.query({ filters: { search: number } });
  expect(eInvoiceList).toMatchObject([{ _id: id, registration: { ack_number: '112010036563310' } }]);
  const { pdf } = await shop.trpc(shopper.token).invoices.download.query({ id });
  expect((await pdfPages(Buffer.from(pdf, 'base64'))).join('\n')).toContain('112010036563310');
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.entity, 'e-invoice'));
  expect(log.map(({ action }) => action)).toEqual(['e-invoice.export', 'e-invoice.register']);
});

it('refuses documents of other buyers, and ids that are none', async () => {
  const { invoiceList } = await shop.trpc(boss.token).invoices.list.query({ filters: { buyerType: 'B2C' } });
  expect((await json(invoiceList[0]?._id ?? '')).status).toBe(404);
  expect((await json('nothing')).status).toBe(404);
});
