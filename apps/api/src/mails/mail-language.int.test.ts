import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { effectHandlers } from '../effects';
import { sendAlerts } from '../modules/alerts/send-alerts.service';
import { aProduct, PASSWORD, signedInAs, someServiceAreas, type SignedIn } from '../testing/builders';
import { causeOrderMails } from '../testing/cause-order-mails';
import { causePassportMails } from '../testing/cause-passport-mails';
import { codeMailedTo } from '../testing/codes';
import { pdfPages } from '../testing/pdf-pages';
import { startTestShop, type TestMail, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

/** Mails that go to staff, in English. */
const TO_STAFF = [
  'mail.complaint-reply',
  'mail.installation-failed',
  'mail.order-mention',
  'mail.contact-support',
  'mail.contact-reply',
  'mail.wholesale-for-staff',
  'mail.audit-anchor',
  'mail.restore-drill',
  'mail.reorder',
  'mail.report',
  'mail.price-proposed',
  'mail.price-decided',
  'mail.price-missed',
  'mail.publish-failed',
  'mail.webhook-paused',
  'mail.staff-reset',
  'mail.second-factor',
  'mail.staff-sign-in-alert',
  'mail.refund-asked',
  'mail.refund-decided',
  'mail.privacy-request-support',
];
const TO_SHOPPERS = Object.keys(effectHandlers).filter(
  (kind) => kind.startsWith('mail.') && !TO_STAFF.includes(kind),
);
const PHONE = '9876543210';
const VISITOR = 'visitor@example.in';
const SHOPPER = 'rama@example.in';

/** Calls REST as the pages of a language do. */
async function callIn<T = unknown>(language: string, path: string, body: object, token?: string) {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...{ 'accept-language': language, 'content-type': 'application/json' },
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, `${path}: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: T }).data;
}

/** Waits until every effect has run. */
async function drain(): Promise<void> {
  await vi.waitFor(
    async () => {
      const left = await shop.sql`select kind, last_error from outbox where done_at is null`;
      expect([...left]).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );
}

const linkIn = ({ text }: TestMail) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');

/** Does from Hindi pages what visitors without an account can cause mails with. */
async function visitInHindi(productId: string): Promise<void> {
  const email = VISITOR;
  await callIn('hi-IN', '/otp/user-subscribes', { email });
  const typed = { name: 'Asha Rao', phone: PHONE, subject: 'Stand', message: 'Do you have stands?' };
  await callIn('hi-IN', '/admin/contact-us', { ...typed, email });
  const staff = shop.trpc(boss.token);
  const { messageList } = await staff.contact.listMessages.query({ filters: { search: email } });
  await staff.contact.answer.mutate({ id: messageList[0]?._id ?? '', text: 'हाँ, हमारे पास हैं।' });
  await staff.wholesale.create.mutate({
    product_id: productId,
    priceBreaks: [{ minQuantity: 1, discount: 1000 }],
  });
  const { wholesaleOrder } = await callIn<{ wholesaleOrder: { _id: string } }>(
    'hi-IN',
    '/wholesale/orders/new',
    {
      products: [{ product_id: productId, quantity: 1, price: 29_000 }],
      ...{ total_price: 29_000, email, contact: PHONE, companyName: '' },
      shipping_address: {
        ...{ firstName: 'Asha', lastName: 'Rao', fullAddress: '7 Temple Street', apartment: '' },
        ...{ city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' },
      },
    },
  );
  await shop.rest(
    'POST',
    `/wholesale/orders/${wholesaleOrder._id}/update`,
    { paymentStatus: 'Completed' },
    boss.token,
  );
  const credit = { lines: [{ position: 0, quantity: 1 }], reason: 'डिब्बा ख़राब था।' };
  await shop.rest('POST', `/wholesale/orders/${wholesaleOrder._id}/credit`, credit, boss.token);
  await callIn('hi-IN', '/privacy/link', { email });
  const key = linkIn(await shop.mail(email, /गोपनीयता/)).searchParams.get('key') ?? '';
  await callIn('hi-IN', '/privacy/request', { key, kind: 'grievance', text: 'Why?' });
  await drain();
  const { requestList } = await staff.privacy.listRequests.query({});
  await staff.privacy.answerRequest.mutate({ id: requestList[0]?._id ?? '', answer: 'क़ानून के कारण।' });
  await drain();
  await callIn('hi-IN', '/privacy/erase', { key });
}

/** Signs up from Hindi pages, and changes the password and then the e-mail from English ones. */
async function signUpInHindi(): Promise<SignedIn> {
  const early = 'early@example.in';
  await callIn('hi-IN', '/otp/send-email-otp', { email: early });
  const first = await codeMailedTo(shop, early);
  await callIn('hi-IN', '/otp/verify-email-otp', { email: early, otp: first });
  await callIn('hi-IN', '/auth/signup', { name: 'रमा', phone: PHONE, email: early, password: PASSWORD });
  await callIn('hi-IN', '/otp/send-email-otp-forgot-password', { email: early });
  const second = await codeMailedTo(shop, early, [first]);
  await callIn('en-IN', '/otp/verify-email-otp', { email: early, otp: second });
  await callIn('en-IN', '/auth/change-password', { email: early, newPassword: PASSWORD });
  await shop.deps.sql`update sessions set network = '203.0.113.1'`;
  const { token } = await callIn<{ token: string }>('en-IN', '/auth/login', {
    email: early,
    password: PASSWORD,
  });
  await callIn('hi-IN', '/otp/send-email-otp', { email: SHOPPER }, token);
  const otp = await codeMailedTo(shop, SHOPPER);
  const { user } = await shop.trpc(token).accounts.me.query();
  expect(user.language).toBe('hi');
  const changed = await shop.trpc(token).accounts.update.mutate({
    ...{ id: user._id, user: { email: SHOPPER, address: '7 Temple Street' }, otp, password: PASSWORD },
  });
  return { ...user, id: user._id, token: changed.token ?? '' } as unknown as SignedIn;
}

async function complain(me: SignedIn): Promise<void> {
  const staff = shop.trpc(boss.token);
  const { complaint } = await shop.trpc(me.token).complaints.create.mutate({
    ...{ name: 'रमा', email: SHOPPER, phone: PHONE, issue_type: 'Service', description: 'कोई नहीं आया।' },
  });
  await staff.complaints.answer.mutate({ id: complaint._id, text: 'हम कल आएँगे।' });
  await drain();
  await staff.complaints.update.mutate({ id: complaint._id, status: 'Resolved', outcome: 'Repaired' });
  await drain();
}

async function changeAccount({ id }: SignedIn): Promise<void> {
  const { accounts } = shop.trpc(boss.token);
  await accounts.setCustomerRole.mutate({ id, role: 'Business', reason: 'Asked' });
  await accounts.setCustomerClosed.mutate({ id, closed: true, reason: 'Asked' });
  await accounts.setCustomerClosed.mutate({ id, closed: false, reason: 'Asked' });
  await drain();
}

/** Waits for a television to be back and to cost less, as a visitor and as a shopper. */
async function waitForTelevision({ token }: SignedIn): Promise<void> {
  const { id: product } = await aProduct(shop.db, { name: 'Tara', stock: 0 });
  await callIn('hi-IN', '/alert/new', { product, kind: 'stock', email: VISITOR });
  await callIn('hi-IN', '/alert/new', { product, kind: 'stock' }, token);
  await callIn('hi-IN', '/alert/new', { product, kind: 'price', target: 20_000 }, token);
  await drain();
  const { sql, ports } = shop.deps;
  await sql`update products set stock = 1, discount_percent = 75, new_price_paise = 1000000 where id = ${product}`;
  const clock = { now: () => new Date(Date.now() + 20 * 60_000) };
  await sendAlerts({ db: shop.db, ports: { ...ports, clock } });
  await drain();
}

/** Returns the titles of the PDFs that a mail has. */
async function documentsOf({ id, attachments = [] }: TestMail): Promise<string[]> {
  const titles = attachments.map(async ({ fileName }) => {
    const response = await fetch(`${shop.inboxUrl}/email/${id}/attachment/${encodeURIComponent(fileName)}`);
    const lines = (pdfPages(Buffer.from(await response.arrayBuffer()))[0] ?? '').split('\n');
    return lines.find((line) => /^(?:टैक्स इनवॉइस|क्रेडिट नोट)$/.test(line)) ?? fileName;
  });
  return Promise.all(titles);
}

/** Names, addresses and the like, which stay as they are. */
const DATA = (brand: Readonly<Record<string, string>>) => [
  ...Object.values(brand).filter((value) => value !== ''),
  ...['7 Temple Street', '8 Temple Street', 'Asha Rao', 'Bengaluru', 'Karnataka', 'Tara'],
];

it('writes every mail to a shopper in Hindi, with links to pages in Hindi', async () => {
  const product = await aProduct(shop.db, { name: 'Tara', stock: 50 });
  const me = await signUpInHindi();
  await waitForTelevision(me);
  await causeOrderMails({ shop, boss, drain }, me, product.id);
  await complain(me);
  await causePassportMails({ shop, boss, callIn }, me, 'early@example.in');
  await changeAccount(me);
  await visitInHindi(product.id);
  await drain();
  const sent = await shop.sql<{ kind: string }[]>`select distinct kind from outbox`;
  expect(TO_SHOPPERS.filter((kind) => !sent.some((one) => one.kind === kind))).toEqual([]);

  const mails = (
    await Promise.all([SHOPPER, VISITOR, 'early@example.in', 'asha@example.in'].map((to) => shop.mails(to)))
  ).flat();
  expect(mails.length).toBeGreaterThanOrEqual(TO_SHOPPERS.length);
  const documents = (await Promise.all(mails.map(documentsOf))).flat();
  expect(new Set(documents)).toEqual(new Set(['टैक्स इनवॉइस', 'क्रेडिट नोट']));
  const data = DATA(shop.deps.settings.current.brand).toSorted((one, other) => other.length - one.length);
  for (const { subject, text, html } of mails) {
    expect(subject).toMatch(/[ऀ-ॿ]/);
    expect(html).toContain('<html lang="hi-IN">');
    const words = data.reduce((rest, name) => rest.replaceAll(name, ''), `${subject}\n${text}`);
    const latin =
      words.replaceAll(/\S+@\S+|https?:\/\/\S+|#?[A-Z0-9/-]*\d[A-Z0-9/-]*/g, '').match(/[a-z]{2,}/gi) ?? [];
    expect(
      latin.filter((word) => !['OTP', 'GSTIN', 'EMI', 'AWB', 'QR'].includes(word)),
      text,
    ).toEqual([]);
    for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(new URL(link).pathname).toMatch(/^\/hi\//);
  }
});

it('mails who has chosen no language in English', async () => {
  const email = 'plain@example.in';
  await callIn('fr-FR, *;q=0.5', '/otp/user-subscribes', { email });
  const mail = await shop.mail(email, /^You are subscribed/);
  expect(mail.html).toContain('<html lang="en-IN">');
  expect(mail.text).toMatch(/\nUnsubscribe: https?:\/\/[^/]+\/unsubscribe\?/);
});
