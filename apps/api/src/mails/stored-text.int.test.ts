import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aProduct, signedInAs, someServiceAreas, SHIP_TO } from '../testing/builders';
import { pdfPages } from '../testing/pdf-pages';
import { addToCart, payAtProvider, verify } from '../testing/shopping-steps';
import { startTestShop, type TestShop, type TestMail } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const HOSTILE = `"'><img src=x onerror=alert(1)><script>alert(1)</script>`;
const ESCAPED = '&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;';

/** Returns all mails of the inbox. */
const allMails = async () => (await (await fetch(`${shop.inboxUrl}/email`)).json()) as TestMail[];

describe('stored text of people', () => {
  it('is escaped in every mail and on the invoice', async () => {
    const shopper = await signedInAs(shop, 'User', { address: HOSTILE });
    const { token, email, phone, name } = shopper;
    const { id } = await aProduct(shop.db, { name: `Surya ${HOSTILE}` });
    await addToCart(shop, shopper, id);
    const client = shop.trpc(token);
    const amount = (await client.cart.list.query({})).cartList[0]?.totals.payable ?? 0;
    const { payment } = await client.checkout.createPayment.mutate({ amount, ...SHIP_TO, address: HOSTILE });
    const { order } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
    await client.complaints.create.mutate({
      ...{ name, email, phone, issue_type: 'Other', customIssueType: HOSTILE, description: HOSTILE },
    });
    await shop.trpc().contact.create.mutate({ name, email, phone, subject: HOSTILE, message: HOSTILE });
    const boss = await signedInAs(shop, 'SuperAdmin');
    for (const status of ['Delivered', 'Pending'] as const)
      await shop.trpc(boss.token).orders.updateStatus.mutate({ id: order._id, status, reason: HOSTILE });

    const mails = await vi.waitFor(
      async () => {
        const found = await allMails();
        expect(found.length).toBeGreaterThanOrEqual(5);
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(mails.filter(({ html }) => html.includes(ESCAPED)).length).toBeGreaterThanOrEqual(3);
    for (const { subject, html } of mails) {
      expect(html, subject).not.toMatch(/<(script|img|svg|iframe|object|form)/i);
      expect(subject).not.toMatch(/[\r\n]/);
    }

    const { invoiceList } = await client.invoices.list.query({});
    const { pdf } = await client.invoices.download.query({ id: invoiceList[0]?._id ?? '' });
    const bytes = Buffer.from(pdf, 'base64');
    expect(pdfPages(bytes).join(' ')).toContain('<script>alert(1)</script>');
    expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|URI)\b/);
  });
});
