import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeText } from '@aabha/contracts/privacy/notices';
import { consents, privacyNotices } from '@aabha/db/schema/privacy';
import { subscribers } from '@aabha/db/schema/contact';
import { only } from '@aabha/db/tx';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const ledger = async (filters: object) =>
  (await shop.trpc(boss.token).consents.list.query({ filters })).consentList;

describe('the consent ledger', () => {
  it('has a row when somebody subscribes, leaves by the link of a mail, and returns, and none for repetitions', async () => {
    const email = 'Offers@Example.in';
    const subscribe = () => shop.trpc().contact.subscribe.mutate({ email });
    await subscribe();
    await subscribe();
    const { unsubscribeToken: token } = only(
      await shop.db.select().from(subscribers).where(eq(subscribers.email, email)),
    );
    await shop.trpc().contact.unsubscribe.mutate({ token });
    await shop.trpc().contact.unsubscribe.mutate({ token });
    await subscribe();
    const rows = await ledger({ search: 'offers@example.in' });
    expect(rows.map(({ action, channel }) => [action, channel])).toEqual([
      ['given', 'newsletter-form'],
      ['withdrawn', 'mail-link'],
      ['given', 'newsletter-form'],
    ]);
    expect(JSON.stringify(await shop.db.select().from(consents)).toLowerCase()).not.toContain('offers@');
    const stored = await shop.db.select().from(privacyNotices);
    expect(stored.find(({ purpose }) => purpose === 'newsletter')?.text).toBe(noticeText('en', 'newsletter'));
  });

  it('has the choice about analytics, of a browser or of who is signed in', async () => {
    const browser = randomUUID();
    await shop.trpc().consents.recordAnalytics.mutate({ browser, granted: true });
    const shopper = await signedInAs(shop);
    await shop.trpc(shopper.token).consents.recordAnalytics.mutate({ browser, granted: false });
    const rows = await ledger({ purpose: 'analytics' });
    expect(
      rows.map(({ subject, action, user, subject_key }) => [subject, action, user?.email, subject_key]),
    ).toEqual([
      ['account', 'withdrawn', shopper.email, ''],
      ['browser', 'given', undefined, browser],
    ]);
    expect(await ledger({ search: shopper.email, action: 'withdrawn' })).toHaveLength(1);
    expect(await ledger({ subject: 'email', purpose: 'analytics' })).toHaveLength(0);
  });

  it('has the language of the notice that was shown, with its text', async () => {
    const inHindi = { 'content-type': 'application/json', 'accept-language': 'hi-IN' };
    const post = (path: string, body: object) =>
      fetch(`${shop.url}/api/v1${path}`, { method: 'POST', headers: inHindi, body: JSON.stringify(body) });
    const browser = randomUUID();
    expect((await post('/privacy/analytics-choice', { browser, granted: true })).status).toBe(200);
    expect(
      only((await ledger({ subject: 'browser' })).filter((row) => row.subject_key === browser)),
    ).toMatchObject({
      language: 'hi',
      notice_version: 1,
    });
    const stored = await shop.db.select().from(privacyNotices);
    expect(stored.find(({ purpose, language }) => purpose === 'analytics' && language === 'hi')?.text).toBe(
      noticeText('hi', 'analytics'),
    );
    const titles = async (query: string, headers = {}) => {
      const response = await fetch(`${shop.url}/api/v1/privacy/notices${query}`, { headers });
      const { data } = (await response.json()) as { data: { noticeList: { title: string }[] } };
      return data.noticeList.map(({ title }) => title);
    };
    expect(await titles('')).toContain('Offers by email');
    expect(await titles('?language=hi')).toContain('ईमेल पर ऑफ़र');
    expect(await titles('', inHindi)).toContain('ईमेल पर ऑफ़र');
  });

  it.each(['consents', 'privacy_notices'])('refuses to change or delete rows of %s', async (table) => {
    await shop.trpc().consents.recordAnalytics.mutate({ browser: randomUUID(), granted: true });
    const { sql } = shop;
    await expect(sql`update ${sql(table)} set language = 'hi'`).rejects.toThrow('never changed');
    await expect(sql`delete from ${sql(table)}`).rejects.toThrow('never changed');
  });

  it('is exported as CSV with an audit entry', async () => {
    const file = await fetch(`${shop.url}/api/v1/privacy/consent/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
      body: JSON.stringify({ filters: { purpose: 'newsletter' } }),
    });
    expect(await file.text()).toContain('Typed the address into the form for offers');
    const { auditList } = await shop
      .trpc(boss.token)
      .audit.list.query({ filters: { action: 'consents.export' } });
    expect(auditList).toHaveLength(1);
  });
});
