import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import { sql } from 'drizzle-orm';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTwoCachedShops, type TwoCachedShops } from '../../testing/cached-shop';
import { addToCart, buy, startPayment } from '../../testing/shopping-steps';
import { publishSection, sectionOf } from '../../testing/publish-section';
import type { TestShop } from '../../testing/test-shop';

let api: TwoCachedShops;
let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  api = await startTwoCachedShops();
  ({ shop } = api);
  owner = await signedInAs(shop, 'SuperAdmin');
  await shop.deps.settings.start();
  shop.deps.settings.stop();
});
afterAll(() => api.stop());

const { company } = DEMO_SECTIONS;
const SHIPPING = {
  ...{ firstName: 'Asha', lastName: 'Rao', fullAddress: '7 Temple Street', apartment: '' },
  ...{ city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' },
};
const settingsOf = () => shop.trpc(owner.token).settings;
const staffSection = (name: string) => sectionOf(shop, owner, name);
const publish = (section: Section, value: object) =>
  publishSection(shop, owner, { section, value, note: 'test' });

describe('a text', () => {
  const texts = () => shop.trpc().settings;

  it('is published with a new version, and the versions before can still be read', async () => {
    const first = await texts().text.query({ name: 'disclaimer' });
    expect(first).toMatchObject({ version: 1, isCurrent: true, publishedAt: '2026-10-31T18:30:00.000Z' });
    const { disclaimer } = DEMO_SECTIONS;
    await publish('disclaimer', { ...disclaimer, title: 'What our pages can say' });
    await vi.waitFor(async () => {
      const response = await fetch(
        `${api.second.url}/trpc/settings.text?input=${encodeURIComponent('{"name":"disclaimer"}')}`,
      );
      expect(await response.text()).toContain('What our pages can say');
    });
    expect(await texts().text.query({ name: 'disclaimer' })).toMatchObject({
      ...{ version: 2, title: 'What our pages can say', isCurrent: true },
    });
    expect(await texts().textVersion.query({ name: 'disclaimer', version: 1 })).toMatchObject({
      ...{ version: 1, title: 'Disclaimer', isCurrent: false },
    });
    await expect(texts().textVersion.query({ name: 'disclaimer', version: 9 })).rejects.toThrow(
      'There is no such version.',
    );
  });

  it('of a version states the company of the moment that is asked for', async () => {
    await publish('company', { ...company, legalName: 'Before LLP' });
    const at = new Date().toISOString();
    await publish('company', { ...company, legalName: 'After LLP' });
    const read = (more: object) => texts().textVersion.query({ name: 'terms', version: 1, ...more });
    expect(JSON.stringify((await read({ at })).sections)).toContain('Before LLP');
    expect(JSON.stringify((await read({})).sections)).toContain('After LLP');
  });

  it('with unknown placeholders is refused with its line', async () => {
    const { updated_at } = await staffSection('about');
    const value = { ...DEMO_SECTIONS.about, body: '## One\n\nBy {{nobody}}.' };
    await expect(
      settingsOf().saveDraft.mutate({ section: 'about', value, updated_at }),
    ).rejects.toMatchObject({ data: { fields: { body: 'Line 3: there is no placeholder {{nobody}}.' } } });
  });
});

describe('an order', () => {
  const versions = () => texts().textVersions.query();
  const texts = () => shop.trpc().settings;

  it('has the versions that were accepted, those in force where none was sent', async () => {
    const shopper = await signedInAs(shop);
    const { _id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
    const { order } = await shop.trpc(shopper.token).orders.get.query({ id: _id });
    expect(order.accepted_texts).toEqual({ at: expect.any(String), versions: await versions() });
    const [stored] = await shop.db.execute<{ same: boolean }>(
      sql`select o.accepted_texts = p.accepted_texts as same from orders o join payments p on p.id = o.payment_id where o.id = ${_id}`,
    );
    expect(stored?.same).toBe(true);
  });

  it('is refused with versions that are not in force any more', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const seen = await versions();
    await publish('unboxing', { ...DEMO_SECTIONS.unboxing, title: 'Unboxing your television' });
    await expect(startPayment(shop, shopper, { acceptedTexts: seen })).rejects.toMatchObject({
      data: { reason: 'TEXTS_CHANGED' },
    });
    await startPayment(shop, shopper, { acceptedTexts: await versions() });
  });
});

describe('a wholesale order', () => {
  const texts = () => shop.trpc().settings;

  it('has the versions that the buyer was shown, and is refused with others than those in force', async () => {
    const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0 });
    const { wholesale } = shop.trpc(owner.token);
    await wholesale.create.mutate({ product_id: id, priceBreaks: [{ minQuantity: 5, discount: 500 }] });
    const place = (more: object) =>
      wholesale.placeOrder.mutate({
        ...{ products: [{ product_id: id, quantity: 1, price: 20_000 }], total_price: 20_000 },
        ...{ email: 'buyer@example.in', contact: '9876543210', shipping_address: SHIPPING, ...more },
      });
    const seen = await texts().textVersions.query();
    const placed = await place({ acceptedTexts: seen });
    expect(placed.wholesaleOrder.accepted_texts).toEqual({ at: expect.any(String), versions: seen });
    await publish('shipping', { ...DEMO_SECTIONS.shipping, title: 'How we ship' });
    await expect(place({ acceptedTexts: seen })).rejects.toMatchObject({ data: { reason: 'TEXTS_CHANGED' } });
    await place({});
    const { wholesalebulkOrdersList } = await wholesale.listOrders.query({ pageSize: 2 });
    expect(wholesalebulkOrdersList.map((order) => order.accepted_texts?.versions)).toEqual([
      { ...seen, shipping: seen.shipping + 1 },
      seen,
    ]);
  });
});

describe('over REST', () => {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${shop.url}/api/v1/settings/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };

  it('one of two publications at once wins, the other is refused with what was published', async () => {
    const { updated_at } = await staffSection('hours');
    await call('draft', { section: 'hours', value: { hours: 'Every day 8:00-20:00' }, updated_at });
    const draft = await staffSection('hours');
    const publication = { section: 'hours', updated_at: draft.updated_at };
    const both = await Promise.all([call('publish', publication), call('publish', publication)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await staffSection('hours');
    expect(after.draft).toBeNull();
    expect(after.published?.version).toBe((draft.published?.version ?? 0) + 1);
  });

  it('a version is restored as a draft, unless somebody saved another one', async () => {
    const { updated_at } = await staffSection('hours');
    const restored = await call('restore', { section: 'hours', version: 1, updated_at });
    expect(restored.status).toBe(200);
    const { draft, ...present } = await staffSection('hours');
    expect(draft?.value).toEqual(DEMO_SECTIONS.hours);
    expect((await call('restore', { section: 'hours', version: 2, updated_at })).status).toBe(409);
    expect(
      (await call('restore', { section: 'hours', version: 99, updated_at: present.updated_at })).status,
    ).toBe(404);
    expect((await call('discard', { section: 'hours', updated_at: present.updated_at })).status).toBe(200);
  });

  it('everybody reads the shop, its contacts, the hero, and the versions that an order accepts', async () => {
    const read = async (path: string) => (await shop.rest<object>('GET', `/settings/${path}`)).body.data;
    const { settings } = shop.trpc();
    expect(await read('shop')).toMatchObject(await settings.get.query());
    expect(await read('legal-contacts')).toMatchObject(await settings.legalContacts.query());
    expect(await read('hero?language=hi')).toMatchObject(await settings.hero.query({ language: 'hi' }));
    expect(await read('text/versions')).toMatchObject(await settings.textVersions.query());
  });
});
