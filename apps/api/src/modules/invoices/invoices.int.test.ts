import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { pdfPages } from '../../testing/pdf-pages';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let order: { _id: string; invoiceNumber: string };
let invoiceId: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
  order = await buy(shop, shopper, (await aProduct(shop.db)).id, 2);
  invoiceId = (await shop.trpc(shopper.token).invoices.list.query({})).invoiceList[0]?._id ?? '';
});
afterAll(() => shop.stop());

const download = (id: string, token: string) =>
  fetch(`${shop.url}/api/v1/invoice/${id}/download-invoice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });

/** Returns the title of the PDF that a call with a body returns, as pages of a language send it. */
async function titleOf({ token }: SignedIn, pages: string | undefined, body: object = {}): Promise<string> {
  const response = await fetch(`${shop.url}/api/v1/invoice/${invoiceId}/download-invoice`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(pages && { 'accept-language': pages }),
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const [page = ''] = pdfPages(Buffer.from(await response.arrayBuffer()));
  for (const fact of [order.invoiceNumber, '₹60,099.00']) expect(page).toContain(fact);
  return page.split('\n').find((line) => /^(?:Tax Invoice|टैक्स इनवॉइस)$/.test(line)) ?? page;
}

describe('an invoice', () => {
  it('is downloaded as a PDF named after its id, with its number and the amount paid', async () => {
    const response = await download(invoiceId, shopper.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${invoiceId}.pdf"`);
    const pages = pdfPages(Buffer.from(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(order.invoiceNumber);
    expect(pages[0]).toContain('₹60,099.00');
    expect(pages[0]).toContain('Rupees Sixty Thousand Ninety-Nine Only');
  });

  it('is the same file over tRPC, and for a SuperAdmin', async () => {
    const superAdmin = await signedInAs(shop, 'SuperAdmin');
    const { filename, pdf } = await shop.trpc(superAdmin.token).invoices.download.query({ id: invoiceId });
    expect(filename).toBe(`${invoiceId}.pdf`);
    const file = Buffer.from(await (await download(invoiceId, shopper.token)).arrayBuffer());
    expect(file.equals(Buffer.from(pdf, 'base64'))).toBe(true);
    const known = await shop.trpc(superAdmin.token).orders.get.query({ id: order._id });
    expect(known.order.invoice_id).toBe(invoiceId);
  });

  it('is in the chosen language, else in Hindi on pages in Hindi, else in that of the account', async () => {
    const staff = await signedInAs(shop, 'SuperAdmin');
    const [english, hindi] = ['Tax Invoice', 'टैक्स इनवॉइस'];
    expect(await titleOf(shopper, 'en-IN')).toBe(english);
    expect(await titleOf(shopper, 'hi-IN')).toBe(hindi);
    expect(await titleOf(shopper, 'hi-IN', { language: 'en' })).toBe(english);
    expect(await titleOf(staff, 'hi-IN')).toBe(english);
    expect(await titleOf(staff, undefined, { language: 'hi' })).toBe(hindi);
    const setLanguage = (language: string) =>
      shop.sql`update users set language = ${language} where id = ${shopper.id}`;
    await setLanguage('hi');
    expect(await titleOf(shopper, undefined)).toBe(hindi);
    expect(await titleOf(shopper, 'en-IN', { language: 'en' })).toBe(english);
    await setLanguage('en');
    expect(await titleOf(shopper, undefined)).toBe(english);
  });

  it('is found by its number, its order and its buyer only', async () => {
    const superAdmin = await signedInAs(shop, 'SuperAdmin');
    const found = async (token: string, search: string) => {
      const list = await shop.trpc(token).invoices.list.query({ filters: { search } });
      expect(list.invoiceCount).toBe(list.invoiceList.length);
      return list.invoiceList.map(({ _id }) => _id);
    };
    const [row] = (await shop.trpc(shopper.token).invoices.list.query({})).invoiceList;
    const known = [
      order.invoiceNumber.slice(-6),
      order._id.slice(-8).toUpperCase(),
      `#${order._id.slice(-6).toUpperCase()}`,
      row?.user_Id.email ?? '',
    ];
    for (const text of known) expect(await found(superAdmin.token, text)).toEqual([invoiceId]);
    for (const text of ['%', 'no such invoice']) expect(await found(superAdmin.token, text)).toEqual([]);
    expect(await found((await signedInAs(shop)).token, order.invoiceNumber)).toEqual([]);
  });

  it('is attached to the mail that confirms the order', async () => {
    const mail = await shop.mail(SHIP_TO.email, /is placed/);
    const name = `Invoice ${order.invoiceNumber.replaceAll('/', '-')}.pdf`;
    expect(mail.attachments).toMatchObject([{ fileName: name, contentType: 'application/pdf' }]);
    const path = `/email/${mail.id}/attachment/${encodeURIComponent(name)}`;
    const attached = Buffer.from(await (await fetch(shop.inboxUrl + path)).arrayBuffer());
    expect(pdfPages(attached)[0]).toContain(order.invoiceNumber);
  });

  it('is 404 for another shopper and for an unknown id, and 401 without a token', async () => {
    const stranger = await signedInAs(shop);
    for (const [id, token] of [
      [invoiceId, stranger.token],
      [crypto.randomUUID(), shopper.token],
      ['no-such-invoice', shopper.token],
    ] as const) {
      const response = await download(id, token);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 'Failed', message: 'Invoice not found.' });
    }
    expect((await download(invoiceId, 'nonsense')).status).toBe(401);
    expect((await download(invoiceId, (await signedInAs(shop, 'SubAdmin')).token)).status).toBe(403);
  });

  it('shows the cancellation of its order, its date and the refund, in the list and on the PDF', async () => {
    const buyer = await signedInAs(shop);
    const { _id } = await buy(shop, buyer, (await aProduct(shop.db)).id);
    const client = shop.trpc(buyer.token);
    const standing = async () => (await client.invoices.list.query({})).invoiceList[0];
    const page = async () => {
      const { pdf } = await client.invoices.download.query({ id: (await standing())?._id ?? '' });
      return pdfPages(Buffer.from(pdf, 'base64'))[0] ?? '';
    };
    expect(await standing()).toMatchObject({ status: 'Paid', cancelled_at: '', refund_amount: 0 });
    expect(await page()).not.toContain('CANCELLED');
    await client.orders.updateStatus.mutate({ id: _id, status: 'Cancelled' });
    expect(await standing()).toMatchObject({ status: 'Cancelled', refund_amount: 30_099 });
    expect((await standing())?.cancelled_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    await vi.waitFor(async () => expect((await standing())?.refund_status).toBe('processed'), 10_000);
    expect(await page()).toContain('CANCELLED');
    expect(await page()).toContain('₹30,099 was refunded.');
    expect((await standing())?.status).toBe('Cancelled');
  });

  it('is a file in the OpenAPI document', async () => {
    const document = (await (await fetch(`${shop.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, { post: { responses: Record<string, { content: object }> } }>;
    };
    const path = document.paths['/invoice/{id}/download-invoice'];
    expect(Object.keys(path?.post.responses['200']?.content ?? {})).toEqual(['application/pdf']);
  });
});
