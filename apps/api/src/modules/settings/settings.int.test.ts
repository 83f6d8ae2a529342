import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTwoCachedShops, type TwoCachedShops } from '../../testing/cached-shop';
import { addToCart, buy, startPayment } from '../../testing/shopping-steps';
import { publishSection, sectionOf } from '../../testing/publish-section';
import type { TestShop } from '../../testing/test-shop';
import { openLiveSettings } from './live-settings';

let api: TwoCachedShops;
let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  api = await startTwoCachedShops();
  ({ shop } = api);
  owner = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => api.stop());

const { company, contact } = DEMO_SECTIONS;
const settingsOf = () => shop.trpc(owner.token).settings;
const staffSection = (name: string) => sectionOf(shop, owner, name);
const publish = (section: Section, value: object) =>
  publishSection(shop, owner, { section, value, note: 'test' });

const publicSettings = async (url: string) => {
  const response = await fetch(`${url}/trpc/settings.get`);
  const { result } = (await response.json()) as {
    result: { data: { brand: Record<string, string>; shippingFee: number; takesOrders: boolean } };
  };
  return result.data;
};

describe('a published version', () => {
  it('reaches every process, also where its responses are cached', async () => {
    const urls = [shop.url, api.second.url];
    await api.startAfresh();
    for (const url of urls) expect((await publicSettings(url)).brand.name).not.toBe('Deepa');
    await publish('company', { ...company, name: 'Deepa' });
    expect((await publicSettings(shop.url)).brand.name).toBe('Deepa');
    await vi.waitFor(async () => expect((await publicSettings(api.second.url)).brand.name).toBe('Deepa'), {
      timeout: 5000,
      interval: 20,
    });
  });

  it('counts at the moment of use: fees of carts, sellers of invoices, senders of mails', async () => {
    await publish('company', { ...company, legalName: 'Deepa Retail LLP' });
    await publish('contact', { ...contact, ordersEmail: 'sales@deepa.example' });
    await publish('fees', { shippingFeePaise: 4900 });
    const shopper = await signedInAs(shop);
    const order = await buy(shop, shopper, (await aProduct(shop.db)).id);
    expect(order.totalPrice).toBe(30_049);
    const [invoice] = await shop.db.execute<{ seller: { name: string } }>(
      sql`select snapshot->'seller' as seller from invoices order by id desc limit 1`,
    );
    expect(invoice?.seller.name).toBe('Deepa Retail LLP');
    expect(shop.deps.settings.mailFrom).toEqual({ name: company.name, address: 'sales@deepa.example' });
    await publish('fees', DEMO_SECTIONS.fees);
  });

  it('is never changed or deleted, and the ones before stay', async () => {
    const before = await settingsOf().versions.query({ section: 'hours' });
    await publish('hours', { hours: 'Every day 10:00-20:00' });
    await publish('hours', { hours: 'Every day 11:00-19:00' });
    const { versions } = await settingsOf().versions.query({ section: 'hours' });
    expect(versions.slice(0, 2)).toMatchObject([
      { value: { hours: 'Every day 11:00-19:00' }, note: 'test', published_by: expect.any(String) },
      { value: { hours: 'Every day 10:00-20:00' } },
    ]);
    expect(versions).toHaveLength(before.versions.length + 2);
    for (const change of [sql`update settings_versions set note = ''`, sql`delete from settings_versions`])
      await expect(shop.db.execute(change)).rejects.toThrow();
  });

  it('is in the audit log with what changed', async () => {
    await publish('officers', { grievanceOfficer: 'Lata Iyer' });
    const { auditList } = await shop.trpc(owner.token).audit.list.query({
      filters: { action: 'setting.publish' },
    });
    expect(auditList[0]).toMatchObject({
      entityId: 'officers',
      after: { grievanceOfficer: 'Lata Iyer' },
      subject: { name: 'Officers', exists: true },
    });
  });
});

describe('holidays', () => {
  it('are no business days of the next order and look-up', async () => {
    const lookUp = () => shop.trpc().serviceAreas.lookUp.query({ zipcode: '560034' });
    const { zipcode: before } = await lookUp();
    const day = before.latestDelivery?.slice(0, 10) ?? '';
    await publish('holidays', { holidays: [{ date: day, name: 'A holiday' }] });
    const { zipcode: after } = await lookUp();
    expect(Date.parse(after.latestDelivery ?? '')).toBeGreaterThan(Date.parse(before.latestDelivery ?? ''));
    await publish('holidays', { holidays: [] });
    expect((await lookUp()).zipcode.latestDelivery?.slice(0, 10)).toBe(day);
  });
});

describe('a choice', () => {
  it('counts at the next use, in place of the environment', async () => {
    const tax = { hsnDigits: 4, eInvoicingFrom: '2026-04-01', gstr1Version: 'GST3.2.5' };
    await publish('tax', tax);
    await publish('payments', { upiCeilingPaise: 1_00_000_00 });
    expect(shop.deps.settings.current).toMatchObject({ ...tax, upiCeilingPaise: 1_00_000_00 });
    const { config, log, cache } = shop.deps;
    const firstChoices = { ...config.firstChoices, payments: { upiCeilingPaise: 5, payLinkHours: 24 } };
    const unread = { responses: cache.responses, subscribe: () => undefined };
    const parts = { db: shop.db, config: { ...config, firstChoices }, cache: unread, log };
    const later = openLiveSettings(parts);
    await later.start();
    later.stop();
    expect(later.current.upiCeilingPaise).toBe(1_00_000_00);
  });

  it('that price drops or larger refunds need no second person needs one itself, while there is another SuperAdmin', async () => {
    const partner = await signedInAs(shop, 'SuperAdmin');
    const off = { largeDropsNeedApproval: false };
    await expect(publish('prices', off)).rejects.toMatchObject({
      data: { reason: 'SETTINGS_NEED_SECOND_PERSON' },
    });
    expect(shop.deps.settings.current.largeDropsNeedApproval).toBe(true);
    const { updated_at } = await staffSection('prices');
    await shop.trpc(partner.token).settings.publish.mutate({ section: 'prices', updated_at });
    expect(shop.deps.settings.current.largeDropsNeedApproval).toBe(false);
    await publish('prices', { largeDropsNeedApproval: true });
    const limits = { refundLimitSubAdminPaise: 10_000_00, refundLimitSuperAdminPaise: '' };
    await publish('refunds', limits);
    await expect(publish('refunds', { ...limits, refundLimitSubAdminPaise: '' })).rejects.toMatchObject({
      data: { reason: 'REFUND_LIMIT_NEEDS_SECOND_PERSON' },
    });
    expect(shop.deps.settings.current.refundLimitSubAdminPaise).toBe(10_000_00);
  });
});

describe('a draft', () => {
  it('changes nothing until it is published, and can be discarded', async () => {
    const { updated_at } = await staffSection('hours');
    const value = { hours: 'Never' };
    const { section } = await settingsOf().saveDraft.mutate({ section: 'hours', value, updated_at });
    expect(section.draft).toMatchObject({ value });
    expect((await publicSettings(shop.url)).brand.hours).not.toBe('Never');
    const discarded = await settingsOf().discardDraft.mutate({
      section: 'hours',
      updated_at: section.updated_at,
    });
    expect(discarded.section.draft).toBeNull();
  });

  it('of two people is refused to the second, with what the first saved', async () => {
    const { updated_at } = await staffSection('hours');
    const save = (hours: string, at: string) =>
      settingsOf().saveDraft.mutate({ section: 'hours', value: { hours }, updated_at: at });
    const first = await save('From the first', updated_at);
    await expect(save('From the second', updated_at)).rejects.toMatchObject({
      data: {
        reason: 'RECORD_CHANGED',
        current: { draft: { value: { hours: 'From the first' } }, updated_at: first.section.updated_at },
      },
    });
    const publishWith = (at: string) =>
      settingsOf().publish.mutate({ section: 'hours', updated_at: at, note: '' });
    await expect(publishWith(updated_at)).rejects.toMatchObject({ data: { reason: 'RECORD_CHANGED' } });
    await save('From both', first.section.updated_at);
    await settingsOf().discardDraft.mutate({
      section: 'hours',
      updated_at: (await staffSection('hours')).updated_at,
    });
  });

  it('must be valid, must exist and must change something', async () => {
    const { updated_at } = await staffSection('company');
    const wrong = { ...company, gstin: '29AAGCB7383J1Z5', pinCode: '1' };
    await expect(
      settingsOf().saveDraft.mutate({ section: 'company', value: wrong, updated_at }),
    ).rejects.toMatchObject({
      data: { fields: { gstin: expect.stringContaining('not a GSTIN'), pinCode: expect.any(String) } },
    });
    await expect(
      settingsOf().publish.mutate({ section: 'company', updated_at, note: '' }),
    ).rejects.toMatchObject({ data: { reason: 'SETTINGS_NO_DRAFT' } });
    const { published } = await staffSection('company');
    await expect(publish('company', published?.value ?? {})).rejects.toMatchObject({
      data: { reason: 'SETTINGS_UNCHANGED' },
    });
  });
});

describe('the first start', () => {
  it('publishes first versions once, and never over a published one', async () => {
    const { config, log, cache } = shop.deps;
    const open = () => openLiveSettings({ db: shop.db, config, cache, log });
    await publish('company', { ...company, name: 'Own' });
    for (const settings of [open(), open()]) {
      await settings.start();
      settings.stop();
      expect(settings.current.brand.name).toBe('Own');
      expect(settings.missing).toEqual([]);
    }
  });
});

describe('production without its own company', () => {
  let before: TestShop['deps']['settings'];
  beforeAll(() => {
    before = shop.deps.settings;
    const { log, cache, config } = shop.deps;
    const production = {
      ...config,
      NODE_ENV: 'production' as const,
      firstSections: { sections: {}, problems: [] },
    };
    const { responses } = cache;
    /* As at the start: nothing was read yet, and no response is cached. */
    const unread = { responses, subscribe: () => undefined };
    shop.deps.settings = openLiveSettings({ db: shop.db, config: production, cache: unread, log });
    responses.invalidate({ kind: 'topic', topic: 'settings' });
  });
  afterAll(() => {
    shop.deps.settings = before;
  });

  it('shows its pages and the back office, takes no orders, and says what is missing', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    await expect(startPayment(shop, shopper)).rejects.toThrow('This shop does not take orders yet.');
    /* The last response is sent for two seconds where the database was too busy to answer the feed of invalidations in time. */
    await vi.waitFor(async () => expect((await publicSettings(shop.url)).takesOrders).toBe(false), {
      timeout: 20_000,
      interval: 50,
    });
    expect(shop.deps.settings.current.brand.legalName).toBe('Company not entered yet');
    const ready = (await (await fetch(`${shop.url}/readyz`)).json()) as { missing?: string[] };
    expect(ready.missing).toContain('Company: not entered yet');
    expect((await settingsOf().sections.query()).missing).toContain('Company: not entered yet');
  });

  it('does not count values of the demo', async () => {
    await shop.deps.settings.refresh();
    expect(shop.deps.settings.missing).toContain('Company: GSTIN of the demo');
  });
});
