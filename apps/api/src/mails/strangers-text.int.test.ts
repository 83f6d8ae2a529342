import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { aProduct, signedInAs, someServiceAreas } from '../testing/builders';
import { startTestShop, type TestMail, type TestShop } from '../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

/**
 * Texts that a stranger could have the shop send: a link where any text is accepted, words where only letters
 * are.
 */
const LINK = 'You won. Collect it at https://prize.example/claim';
const WORDS = 'Dear Winner';
const PHONE = '9000000001';

function carriesNothing({ subject, text, html }: TestMail) {
  for (const part of [subject, text, html])
    for (const typed of ['prize.example', 'You won', 'Winner', PHONE]) expect(part).not.toContain(typed);
}

describe('a form that accepts anybody’s address', () => {
  it('of contact mails the sender a reference number only, and their text to support only', async () => {
    const email = 'victim-contact@example.in';
    const message = { name: WORDS, phone: PHONE, subject: LINK, message: LINK };
    expect((await shop.rest('POST', '/admin/contact-us', { ...message, email })).status).toBe(200);
    const sent = await shop.mail(email, /^We have received your message$/);
    carriesNothing(sent);
    expect(sent.text).toMatch(/Reference: M-[0-9A-F]{8}/);
    const { supportEmail } = shop.deps.settings.current.brand;
    expect((await shop.mail(supportEmail, /^Message: You won/)).text).toContain(LINK);
  });

  it('of complaints mails the sender a ticket number; their text goes to the account’s own address only', async () => {
    const shopper = await signedInAs(shop);
    const boss = await signedInAs(shop, 'SuperAdmin');
    const complaint = {
      ...{ name: WORDS, phone: PHONE, issue_type: 'Other', customIssueType: LINK, description: LINK },
    };
    const email = 'victim-complaint@example.in';
    const { body } = await shop.rest<{ complaint: { _id: string } }>(
      'POST',
      '/complaint/new',
      { ...complaint, email },
      shopper.token,
    );
    const path = `/complaint/${body.data.complaint._id}/update`;
    await shop.rest('POST', path, { status: 'Resolved' }, boss.token);
    carriesNothing(await shop.mail(email, /is resolved$/));
    carriesNothing(await shop.mail(email, /^We have received your complaint/));
    await shop.rest('POST', '/complaint/new', { ...complaint, email: shopper.email }, shopper.token);
    expect((await shop.mail(shopper.email, /^We have received your complaint/)).text).toContain(LINK);
  });

  it('of wholesale orders mails the sender goods and prices, and the addresses to the shop only', async () => {
    const boss = await signedInAs(shop, 'SuperAdmin');
    const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0 });
    const priceBreaks = [{ minQuantity: 1, discount: 1000 }];
    await shop.trpc(boss.token).wholesale.create.mutate({ product_id: id, priceBreaks });
    const email = 'victim-wholesale@example.in';
    const placed = await shop.rest<{ wholesaleOrder: { _id: string } }>('POST', '/wholesale/orders/new', {
      products: [{ product_id: id, quantity: 1, price: 19_000 }],
      total_price: 19_000,
      email,
      contact: PHONE,
      companyName: LINK,
      shipping_address: {
        ...{ firstName: WORDS, lastName: WORDS, fullAddress: LINK, apartment: LINK, zipCode: '560034' },
        ...{ city: LINK.slice(0, 90), country: 'India', state: LINK.slice(0, 90) },
      },
    });
    expect(placed.status).toBe(200);
    const sent = await shop.mail(email, /^Your wholesale order/);
    carriesNothing(sent);
    expect(sent.text).toContain('₹19,000');
    const { ordersEmail } = shop.deps.settings.current.brand;
    expect((await shop.mail(ordersEmail, /^New wholesale order/)).text).toContain(LINK);

    const path = `/wholesale/orders/${placed.body.data.wholesaleOrder._id}/update`;
    expect((await shop.rest('POST', path, { paymentStatus: 'Completed' }, boss.token)).status).toBe(200);
    const invoice = await shop.mail(email, /^Invoice /);
    carriesNothing(invoice);
    expect(invoice.text).toContain('₹19,000');
    expect(invoice.attachments).toHaveLength(1);
  });
});
