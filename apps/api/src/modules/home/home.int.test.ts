import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditedHomeSection, HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import { HOME_KINDS, type HomeKind } from '@aabha/contracts/home/home.values';
import { paise } from '@aabha/contracts/money/money';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runPriceSchedule } from '../prices/run-price-schedule.service';

const HOUR_MS = 3_600_000;
let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
let boss: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true));
  await shop.stopWorkers();
  clock = movableClock(shop);
  boss = await signedInAs(shop, 'SuperAdmin');
  other = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
afterEach(() => clock.reset());

type Section = { kind: HomeKind; title?: string; products?: { name: string }[]; budgets?: unknown[] };
const home = (who = boss) => shop.trpc(who.token).home;
/** What a visitor is sent, cached where it is. */
const seen = async (language = 'en') =>
  (await shop.rest<{ sections: Section[] }>('GET', `/home?language=${language}`)).body.data.sections;
const kinds = async () => (await seen()).map(({ kind }) => kind);
const dealsNow = async () =>
  (await seen()).find(({ kind }) => kind === 'deals')?.products?.map(({ name }) => name);
const arrangement = async () => (await home().arrangement.query()).home;
const sectionsOf = ({ draft, published }: HomeArrangement) => draft ?? published;
/** Publishes an arrangement that is made from the present one. */
async function publish(change: (sections: EditedHomeSection[]) => EditedHomeSection[]) {
  const present = await arrangement();
  const saved = await home().saveDraft.mutate({
    sections: change(sectionsOf(present)),
    updated_at: present.updated_at,
  });
  return home().publish.mutate({ updated_at: saved.home.updated_at });
}
const last = (sections: EditedHomeSection[], kind: HomeKind) => [
  ...sections.filter((section) => section.kind !== kind),
  ...sections.filter((section) => section.kind === kind),
];
const over = (kind: HomeKind, more: Partial<EditedHomeSection>) => (sections: EditedHomeSection[]) =>
  sections.map((section) => (section.kind === kind ? { ...section, ...more } : section));
const refused = (reason: string, httpStatus = 409) => ({ data: { reason, httpStatus } });
const settled = () => shop.deps.cache.waitForInvalidation();

describe('a shop that never opened the screen', () => {
  beforeEach(async () => {
    await shop.db.delete(products);
    await settled();
  });

  it('has every section that has something to show, the hero first', async () => {
    expect(await kinds()).toEqual([
      'hero',
      'sizes',
      'featured',
      'rooms',
      'technologies',
      'guide',
      'film',
      'brands',
      'trust',
      'news',
    ]);
    await aProduct(shop.db, { pricePaise: paise(14_000_00), discountPercent: 0 });
    await settled();
    expect((await seen()).find(({ kind }) => kind === 'budgets')?.budgets).toEqual([
      { max: 15_000, count: 1 },
    ]);
    expect(await arrangement()).toMatchObject({ draft: null, published_at: null, published_by: null });
  });
});

describe('deals', () => {
  const reduce = (id: string, discountPercent: number) =>
    shop.db
      .update(products)
      .set({ discountPercent, newPricePaise: paise(40_000_00 * (1 - discountPercent / 100)) })
      .where(eq(products.id, id))
      .then(settled);
  beforeEach(async () => {
    await shop.db.delete(products);
    await settled();
  });

  it('are televisions that cost less than before their offer, largest saving first, while they are in stock', async () => {
    const [small, large, raised] = await Promise.all(
      ['Small', 'Large', 'Raised'].map((name) => aProduct(shop.db, { name })),
    );
    await aProduct(shop.db, { name: 'Never changed' });
    await settled();
    expect(await dealsNow()).toBeUndefined();
    await reduce(small!.id, 30);
    await reduce(large!.id, 50);
    // A price that is raised, and then reduced to what it was, saves nothing.
    await reduce(raised!.id, 10);
    await reduce(raised!.id, 25);
    expect(await dealsNow()).toEqual(['Large', 'Small']);
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, large!.id));
    await settled();
    expect(await dealsNow()).toEqual(['Small']);
  });

  it('are gone when a scheduled price ends, and the section with them', async () => {
    const { id } = await aProduct(shop.db, { name: 'Weekend' });
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    await shop.trpc(boss.token).prices.schedule.mutate({
      ...{ product: id, price: 40_000, discount_percentage: 40 },
      ...{ starts_at: inHours(1), ends_at: inHours(2) },
    });
    clock.advance(HOUR_MS + 1000);
    await runPriceSchedule(shop.deps);
    await settled();
    expect(await dealsNow()).toEqual(['Weekend']);
    clock.advance(HOUR_MS);
    await runPriceSchedule(shop.deps);
    await settled();
    expect(await kinds()).not.toContain('deals');
  });
});

describe('the arrangement', () => {
  it('is a draft until it is published; then every cache follows', async () => {
    const before = await kinds();
    const { updated_at, published } = await arrangement();
    const sections = over('film', { title: 'Lights', title_hi: 'रोशनी' })(last(published, 'film'));
    const saved = await home().saveDraft.mutate({ sections, updated_at });
    expect(saved.home).toMatchObject({ saved_by: boss.name, published_at: null });
    expect(await kinds()).toEqual(before);
    await home().publish.mutate({ updated_at: saved.home.updated_at });
    expect((await kinds()).at(-1)).toBe('film');
    expect([(await seen()).at(-1)?.title, (await seen('hi')).at(-1)?.title]).toEqual(['Lights', 'रोशनी']);
    expect(await arrangement()).toMatchObject({ draft: null, published_by: boss.name });
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity, 'home'))
      .orderBy(asc(auditLog.createdAt));
    expect(entries.map(({ action }) => action)).toEqual(['home.draft', 'home.publish']);
    expect(entries.at(-1)?.after).toMatchObject({ film: { title: 'Lights', position: 11 } });
  });

  it('refuses a save, and a publication, on what somebody else changed meanwhile', async () => {
    const { updated_at, published } = await arrangement();
    const saves = await Promise.allSettled(
      [boss, other].map((who, index) =>
        home(who).saveDraft.mutate({
          sections: over('news', { is_shown: index > 0 })(last(published, 'trust')),
          updated_at,
        }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused('RECORD_CHANGED'),
    });
    await expect(home().publish.mutate({ updated_at })).rejects.toMatchObject(refused('RECORD_CHANGED'));
    const present = await arrangement();
    await home().discardDraft.mutate({ updated_at: present.updated_at });
    expect((await arrangement()).draft).toBeNull();
    const gone = await arrangement();
    await expect(home().publish.mutate({ updated_at: gone.updated_at })).rejects.toMatchObject(
      refused('HOME_NO_DRAFT'),
    );
  });

  it('has no draft where it was changed back to what is published', async () => {
    const { published } = await arrangement();
    await home().saveDraft.mutate({ sections: last(published, 'news') });
    expect((await arrangement()).draft).not.toBeNull();
    await home().saveDraft.mutate({ sections: published });
    expect((await arrangement()).draft).toBeNull();
  });

  it('shows televisions chosen by hand in their order, without those that are not on sale', async () => {
    const [one, two, draft] = await Promise.all([
      aProduct(shop.db, { name: 'One' }),
      aProduct(shop.db, { name: 'Two' }),
      aProduct(shop.db, { name: 'Draft', isDraft: true }),
    ]);
    const picks: EditedHomeSection = {
      ...{ kind: 'picks', is_shown: true, title: 'Our choice', title_hi: '', text: '', text_hi: '' },
      ...{ products: [two.id, draft.id, one.id], count: null, starts_at: null, ends_at: null },
    };
    await expect(
      publish((sections) => [...sections, { ...picks, products: ['00000000-0000-7000-8000-000000000000'] }]),
    ).rejects.toMatchObject(refused('HOME_PRODUCT_UNKNOWN', 400));
    await publish((sections) => [...sections, picks]);
    const shown = (await seen('hi')).find(({ kind }) => kind === 'picks');
    expect([shown?.title, shown?.products?.map(({ name }) => name)]).toEqual(['Our choice', ['Two', 'One']]);
    expect((await arrangement()).televisions).toContainEqual({
      _id: draft.id,
      name: 'Draft',
      isListed: false,
    });
    await publish((sections) => sections.filter(({ kind }) => kind !== 'picks'));
  });

  it('follows the dates of a section, also where the response was cached', async () => {
    const soon = Date.now() + 1500;
    await publish(over('brands', { ends_at: new Date(soon).toISOString() }));
    expect(await kinds()).toContain('brands');
    await vi.waitFor(async () => expect(await kinds()).not.toContain('brands'), { timeout: 5000 });
    await publish(over('brands', { ends_at: null }));
    expect(await kinds()).toContain('brands');
  });
});

describe('a preview link', () => {
  const tokenOf = async () =>
    new URL((await home().previewLink.mutate({})).url).searchParams.get('preview') ?? '';
  const previewed = (token: string) =>
    shop
      .trpc()
      .home.preview.query({ token })
      .then(({ sections }) => sections.map(({ kind }) => kind));

  it('shows the draft to whoever has it, with sections that begin later, and ends after 72 hours', async () => {
    const { published, updated_at } = await arrangement();
    const later = { starts_at: new Date(Date.now() + 24 * HOUR_MS).toISOString() };
    const { home: saved } = await home().saveDraft.mutate({
      sections: over('guide', later)(last(published, 'guide')),
      updated_at,
    });
    const token = await tokenOf();
    expect((await previewed(token)).at(-1)).toBe('guide');
    expect((await kinds()).at(-1)).not.toBe('guide');
    await expect(previewed(`${token}x`)).rejects.toMatchObject(refused('PREVIEW_LINK_OVER', 404));
    clock.advance(72 * HOUR_MS + 1000);
    await expect(previewed(token)).rejects.toMatchObject(refused('PREVIEW_LINK_OVER', 404));
    clock.reset();
    await home().discardDraft.mutate({ updated_at: saved.updated_at });
    expect(await previewed(token)).toEqual(await kinds());
  });
});

it('only a SuperAdmin edits it', async () => {
  const clerk = await signedInAs(shop, 'SubAdmin');
  await expect(home(clerk).arrangement.query()).rejects.toMatchObject({ data: { httpStatus: 403 } });
  await expect(home(clerk).previewLink.mutate({})).rejects.toMatchObject({ data: { httpStatus: 403 } });
  expect((await arrangement()).published.map(({ kind }) => kind).toSorted()).toEqual(
    HOME_KINDS.filter((kind) => kind !== 'picks').toSorted(),
  );
});
