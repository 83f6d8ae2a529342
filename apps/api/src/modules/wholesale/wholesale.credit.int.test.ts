import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreditNote } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { paise } from '@aabha/contracts/money/money';
import type { WholesaleOrder } from '@aabha/contracts/wholesale/wholesale.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const GSTIN = '29AAGCB7383J1Z4';
const ADDRESS = {
  ...{ firstName: 'Asha', lastName: 'Rao', fullAddress: '7 Temple Street', apartment: '' },
  ...{ city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' },
};

let shop: TestShop;
let boss: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [boss, buyer] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop)];
});
afterAll(() => shop.stop());

/** Places an order of 10 televisions of 20,000 rupees; returns it with its television. */
async function placed(): Promise<{ order: WholesaleOrder; productId: string }> {
  const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0, stock: 15 });
  await shop.trpc(boss.token).wholesale.create.mutate({
    product_id: id,
    priceBreaks: [{ minQuantity: 1000, discount: 500 }],
  });
  const { body } = await shop.rest<{ wholesaleOrder: WholesaleOrder }>(
    'POST',
    '/wholesale/orders/new',
    {
      products: [{ product_id: id, quantity: 10, price: 20_000 }],
      ...{ total_price: 200_000, email: buyer.email, contact: '9876543210', shipping_address: ADDRESS },
      ...{ companyName: 'Rao Hotels', gstNumber: GSTIN },
    },
    buyer.token,
  );
  return { order: body.data.wholesaleOrder, productId: id };
}

async function completed() {
  const { order, productId } = await placed();
  const { wholesale } = shop.trpc(boss.token);
  const done = await wholesale.updateOrder.mutate({ id: order._id, paymentStatus: 'Completed' });
  return { order: done.wholesaleOrder, productId };
}

const credit = (id: string, body: object, token = boss.token) =>
  shop.rest<{ wholesaleOrder: WholesaleOrder }>('POST', `/wholesale/orders/${id}/credit`, body, token);
const stockOf = async (id: string) =>
  (await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const TWO = { lines: [{ position: 0, quantity: 2, restock: true }], reason: 'Two arrived broken.' };

it('a credit note has the tax of its units, a number, the mail and the audit entry, and the units are back', async () => {
  const { order, productId } = await completed();
  const { wholesale } = shop.trpc(boss.token);
  const preview = await wholesale.previewCredit.query({ id: order._id, lines: TWO.lines });
  expect(preview).toMatchObject({
    left: { creditable: 200_000, lines: [{ quantity: 10, goods: 200_000 }] },
    credit: { amount: 40_000, commercial: false, creditable_after: 160_000, igst: 0 },
    refusal: '',
  });
  expect(preview.credit && preview.credit.taxable + preview.credit.cgst + preview.credit.sgst).toBeCloseTo(
    40_000,
  );
  const response = await credit(order._id, { ...TWO, credit_amount: 40_000, expected_creditable: 200_000 });
  expect(response.status).toBe(200);
  expect(await stockOf(productId)).toBe(7);

  const mail = await shop.mail(order.email, /^Credit note for your wholesale order/);
  expect(mail.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  const { creditNoteList } = await shop
    .trpc(boss.token)
    .creditNotes.list.query({ filters: { search: 'rao hotels' } });
  const [note] = creditNoteList as [CreditNote];
  expect(note).toMatchObject({
    ...{ amount: 40_000, reason: TWO.reason, gstin: GSTIN, reversal: 'awaited', order_id: '' },
    ...{ wholesale_order_id: order._id, invoice: { invoiceNumber: order.invoiceNumber } },
    user_Id: { name: 'Rao Hotels', email: order.email, phone: '9876543210' },
  });
  expect(note.creditNoteNumber).toMatch(/^CN\/\d{4}\/\d{6}$/);
  const own = (await shop.trpc(buyer.token).wholesale.listOwnOrders.query({})).wholesalebulkOrdersList[0];
  expect(own?.credit_notes).toMatchObject([
    { _id: note._id, creditNoteNumber: note.creditNoteNumber, amount: 40_000 },
  ]);
  const { pdf } = await shop.trpc(buyer.token).creditNotes.download.query({ id: note._id });
  const page = pdfPages(Buffer.from(pdf, 'base64')).join('\n');
  for (const text of [order.invoiceNumber, GSTIN, TWO.reason, '₹40,000.00']) expect(page).toContain(text);
  const stranger = await signedInAs(shop);
  await expect(shop.trpc(stranger.token).creditNotes.download.query({ id: note._id })).rejects.toMatchObject({
    data: { reason: 'CREDIT_NOTE_NOT_FOUND' },
  });
  const [, entry] = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, order._id));
  expect(entry).toMatchObject({
    action: 'wholesale-order.credit',
    before: { creditable: 200_000 },
    after: { creditable: 160_000, credit_amount: 40_000, goods_returned: 2, reason: TWO.reason },
  });
});

it('the return of its month has it among the credit notes of businesses', async () => {
  const { order } = await completed();
  await credit(order._id, TWO);
  await shop.mail(
    order.email,
    new RegExp(`^Credit note for your wholesale order ${order._id.slice(-6)}`, 'i'),
  );
  const period = indiaDay(new Date()).slice(0, 7);
  const { body } = await shop.rest<object>('POST', '/gst/gstr1/json', { filters: { period } }, boss.token);
  const text = JSON.stringify(body);
  const note = (await shop.trpc(boss.token).creditNotes.list.query({ filters: {} })).creditNoteList.find(
    (one) => one.wholesale_order_id === order._id,
  );
  expect(text).toContain('"cdnr"');
  expect(text).toContain(note?.creditNoteNumber ?? 'no credit note');
});

it('is refused without an invoice, beyond the invoice, after a change, and to anybody else', async () => {
  const { order: pending } = await placed();
  expect((await credit(pending._id, TWO)).status).toBe(409);
  expect((await credit('0'.repeat(24), TWO)).status).toBe(404);
  const { order, productId } = await completed();
  expect((await credit(order._id, { ...TWO, lines: [{ position: 0, quantity: 11 }] })).status).toBe(409);
  expect((await credit(order._id, { ...TWO, lines: [{ position: 1, quantity: 1 }] })).status).toBe(409);
  expect((await credit(order._id, { ...TWO, lines: [], amount: 200_001 })).status).toBe(409);
  expect((await credit(order._id, { ...TWO, expected_creditable: 199_999 })).status).toBe(409);
  expect((await credit(order._id, { ...TWO, credit_amount: 39_999 })).status).toBe(409);
  expect((await credit(order._id, { ...TWO, lines: [] })).status).toBe(400);
  expect((await credit(order._id, { lines: TWO.lines, reason: ' ' })).status).toBe(400);
  expect((await credit(order._id, TWO, buyer.token)).status).toBe(403);
  expect(await stockOf(productId)).toBe(5);
});

it('20 who credit at once credit each unit once', async () => {
  const { order, productId } = await completed();
  const tries = await Promise.all(Array.from({ length: 20 }, () => credit(order._id, TWO)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(15);
  expect(await stockOf(productId)).toBe(15);
  const invoice = order.invoice_id;
  const notes = await shop.db.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoice));
  expect(notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(200_000_00);
  const { refusal } = await shop
    .trpc(boss.token)
    .wholesale.previewCredit.query({ id: order._id, lines: TWO.lines });
  expect(refusal).toBe('Everything that was paid is refunded already.');
});
