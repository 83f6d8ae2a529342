import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { reviews } from '@aabha/db/schema/reviews';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin', { name: 'Meera Krishnan' });
});
afterAll(() => shop.stop());

const REASON = 'It names a neighbour, with the telephone number.';
const staffReviews = () => shop.trpc(boss.token).reviews;
const asRest = (path: string, body: object = {}) =>
  shop.rest<{ review: object }>('POST', `/review/${path}`, body, boss.token);

async function aReview(productId: string, over: { rating?: number; title?: string; by?: SignedIn } = {}) {
  const { rating = 4, title = 'Bright', by = await signedInAs(shop) } = over;
  const texts = { rating, title, comment: 'Good in a sunny room.' };
  const { review } = await shop
    .trpc(by.token)
    .reviews.create.mutate({ review: { product: productId, ...texts } });
  return { id: review._id, by };
}

/** Returns the visible reviews of a product, with the sums in its row. */
async function shown(product: string) {
  const list = await shop.trpc().reviews.list.query({ filters: { product } });
  const card = (await shop.trpc().products.get.query({ id: product })).product;
  const [row] = await shop.db.select().from(products).where(eq(products.id, product));
  return {
    titles: list.reviewList.map(({ title }) => title).toSorted(),
    list: [list.averageRating, list.reviewCount],
    counts: list.ratingCounts,
    card: [card.averageRating, card.reviewCount],
    sums: [row?.ratingSum, row?.ratingCount],
  };
}

/** Returns the sums of a product's visible reviews. */
async function countedSums(product: string) {
  const rows = await shop.db.select().from(reviews).where(eq(reviews.productId, product));
  const seen = rows.filter(({ removedAt }) => removedAt === null);
  return [seen.reduce((sum, { rating }) => sum + rating, 0), seen.length];
}

describe('a removed review', () => {
  it('disappears for shoppers with its stars, is audited, and its author is mailed the reason', async () => {
    const { id: product, name } = await aProduct(shop.db);
    await aReview(product, { rating: 5, title: 'Stays' });
    const { id, by } = await aReview(product, { rating: 1, title: 'Goes' });
    expect(await shown(product)).toMatchObject({ list: [3, 2], card: [3, 2], sums: [6, 2] });

    const removed = await asRest(`${id}/remove`, { reason: ` ${REASON} ` });
    expect(removed.status).toBe(200);
    expect(removed.body.data.review).toMatchObject({
      title: 'Goes',
      product: { _id: product, name },
      removed_by: { name: 'Meera Krishnan' },
      removal_reason: REASON,
    });
    await vi.waitFor(async () => {
      expect(await shown(product)).toEqual({
        titles: ['Stays'],
        list: [5, 1],
        counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
        card: [5, 1],
        sums: [5, 1],
      });
    });
    const mail = await shop.mail(by.email, /was removed/);
    expect(mail.subject).toBe(`Your review of ${name} was removed`);
    expect(mail.text).toContain(`Reason: ${REASON}`);
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entry).toMatchObject({
      staffId: boss.id,
      action: 'review.remove',
      entity: 'review',
      after: { removed: true, removal_reason: REASON },
    });
    const { auditList } = await shop.trpc(boss.token).audit.list.query({ filters: { entityId: id } });
    expect(auditList[0]?.subject).toEqual({ name: 'Goes', exists: true, role: null });
  });

  it('still counts as the one review of its author', async () => {
    const { id: product } = await aProduct(shop.db);
    const { id, by } = await aReview(product);
    await staffReviews().remove.mutate({ id, reason: REASON });
    await expect(aReview(product, { by })).rejects.toMatchObject({ data: { reason: 'REVIEW_TWICE' } });
    expect(await shown(product)).toMatchObject({ titles: [], sums: [0, 0] });
  });

  it('is restored after a mistake, and its author is notified', async () => {
    const { id: product } = await aProduct(shop.db);
    const { id, by } = await aReview(product, { rating: 2 });
    await staffReviews().remove.mutate({ id, reason: REASON });
    const restored = await asRest(`${id}/restore`);
    expect(restored.body.data.review).toMatchObject({
      removed_at: null,
      removed_by: null,
      removal_reason: null,
    });
    await vi.waitFor(async () => {
      expect(await shown(product)).toMatchObject({ titles: ['Bright'], card: [2, 1], sums: [2, 1] });
    });
    expect((await shop.mail(by.email, /is shown again/)).text).toContain('by mistake');
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(asc(auditLog.createdAt));
    expect(entries.map(({ action }) => action)).toEqual(['review.remove', 'review.restore']);
  });

  it('may be of a removed television', async () => {
    const { id: product } = await aProduct(shop.db);
    const { id } = await aReview(product);
    await shop.db.update(products).set({ removedAt: '2026-01-01T00:00:00Z' }).where(eq(products.id, product));
    await staffReviews().remove.mutate({ id, reason: REASON });
    expect(await countedSums(product)).toEqual([0, 0]);
  });

  it('needs a reason, is not removed or restored twice, and must exist', async () => {
    const { id: product } = await aProduct(shop.db);
    const { id } = await aReview(product);
    for (const reason of [undefined, ' ', 'x'.repeat(501)]) {
      const refused = await asRest(`${id}/remove`, { reason });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.data.fields ?? {})).toEqual(['reason']);
    }
    expect(await asRest(`${id}/restore`)).toMatchObject({
      status: 409,
      body: { data: { reason: 'REVIEW_NOT_REMOVED' } },
    });
    await asRest(`${id}/remove`, { reason: REASON });
    expect(await asRest(`${id}/remove`, { reason: 'Another.' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'REVIEW_REMOVED' } },
    });
    for (const unknown of ['nothing', '0191d5a0-0000-7000-8000-000000000000'])
      for (const act of ['remove', 'restore'])
        expect((await asRest(`${unknown}/${act}`, act === 'remove' ? { reason: REASON } : {})).status).toBe(
          404,
        );
  });
});

describe('concurrently', () => {
  it('ten staff remove one review: it is removed once, with one mail', async () => {
    const { id: product } = await aProduct(shop.db);
    await aReview(product, { rating: 5 });
    const { id, by } = await aReview(product, { rating: 1 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => asRest(`${id}/remove`, { reason: REASON })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await shown(product)).sums).toEqual([5, 1]);
    await shop.mail(by.email, /was removed/);
    expect(await shop.mails(by.email)).toHaveLength(1);
  });

  it('reviews are written, removed and restored: the sums match the reviews', async () => {
    const { id: product } = await aProduct(shop.db);
    const written = await Promise.all(
      Array.from({ length: 10 }, (_, index) => aReview(product, { rating: (index % 5) + 1 })),
    );
    const [shownOnes, removedOnes] = [written.slice(0, 5), written.slice(5)];
    for (const { id } of removedOnes) await staffReviews().remove.mutate({ id, reason: REASON });
    const people = await Promise.all(Array.from({ length: 5 }, () => signedInAs(shop)));
    const acts = [
      ...shownOnes.map(({ id }) => staffReviews().remove.mutate({ id, reason: REASON })),
      ...written.map(({ by }) => aReview(product, { by })),
      ...removedOnes.map(({ id }) => staffReviews().restore.mutate({ id })),
      ...people.map((by, index) => aReview(product, { by, rating: (index % 5) + 1 })),
    ];
    const outcomes = await Promise.allSettled(acts);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(written.length);
    for (const { reason } of refused) expect(reason).toMatchObject({ data: { reason: 'REVIEW_TWICE' } });
    const [row] = await shop.db.select().from(products).where(eq(products.id, product));
    expect([row?.ratingSum, row?.ratingCount]).toEqual(await countedSums(product));
  });
});

describe('the list of reviews for staff', () => {
  it('is filtered by product, stars, state and text, newest first, in pages', async () => {
    const { id: product } = await aProduct(shop.db);
    const kabir = await signedInAs(shop, 'User', { name: 'Kabir 100%' });
    await aReview(product, { rating: 5, title: 'First' });
    await aReview(product, { rating: 2, title: 'Second', by: kabir });
    const { id } = await aReview(product, { rating: 2, title: 'Third' });
    await staffReviews().remove.mutate({ id, reason: REASON });
    const titles = async (filters: object, page: object = {}) => {
      const input = { filters: { product, ...filters }, ...page };
      return (await staffReviews().listForStaff.query(input)).reviewList.map(({ title }) => title);
    };
    expect(await titles({})).toEqual(['Third', 'Second', 'First']);
    expect(await titles({ rating: 2 })).toEqual(['Third', 'Second']);
    expect(await titles({ state: 'shown' })).toEqual(['Second', 'First']);
    expect(await titles({ state: 'removed' })).toEqual(['Third']);
    expect(await titles({ search: 'seco' })).toEqual(['Second']);
    expect(await titles({ search: '100%' })).toEqual(['Second']);
    expect(await titles({ search: 'sunny' })).toHaveLength(3);
    expect(await titles({}, { sort: { field: 'rating', order: 'desc' } })).toEqual([
      'First',
      'Third',
      'Second',
    ]);
    expect(await titles({ product: 'nothing' })).toEqual([]);
    const page = await asRest('staff/list', { filters: { product }, pageNum: 2, pageSize: 2 });
    expect(page.body.data).toMatchObject({ reviewCount: 3, reviewList: [{ title: 'First' }] });
    const shopper = await shop.rest('POST', '/review/staff/list', {}, kabir.token);
    expect(shopper.status).toBe(403);
  });
});
