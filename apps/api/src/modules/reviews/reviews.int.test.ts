import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const TEXTS = { rating: 4, title: 'Bright', comment: 'Good in a sunny room.' };
const review = (by: SignedIn, product: string, over: object = {}) =>
  shop.rest('POST', '/review/new', { review: { product, ...TEXTS, ...over } }, by.token);
const reviewsOf = (product: string) => shop.trpc().reviews.list.query({ filters: { product } });

describe('a review', () => {
  it('is first in the list, and changes the rating of the product', async () => {
    const { id } = await aProduct(shop.db);
    const [asha, imran] = [await signedInAs(shop), await signedInAs(shop, 'Business', { name: 'Imran' })];
    expect((await review(asha, id, { rating: 5, user: asha.id })).status).toBe(200);
    const response = await review(imran, id);
    expect(response.body.data.review).toMatchObject({
      ...TEXTS,
      product: id,
      user: { name: 'Imran' },
      verifiedPurchase: false,
    });
    const listed = await reviewsOf(id);
    expect(listed.reviewList.map(({ user }) => user.name)).toEqual(['Imran', 'Asha Rao']);
    expect(listed).toMatchObject({ reviewCount: 2, averageRating: 4.5, ratingCounts: { 4: 1, 5: 1, 1: 0 } });
    const { product } = await shop.trpc().products.get.query({ id });
    expect(product).toMatchObject({ averageRating: 4.5, reviewCount: 2 });
    expect(JSON.stringify(listed)).not.toMatch(/@|9876543210/);
  });

  it('is a verified purchase when they bought it and the order was not cancelled', async () => {
    const [delivered, cancelled] = [await aProduct(shop.db), await aProduct(shop.db)];
    const shopper = await signedInAs(shop);
    await buy(shop, shopper, delivered.id);
    const order = await buy(shop, shopper, cancelled.id);
    await shop.trpc(shopper.token).orders.updateStatus.mutate({ id: order._id, status: 'Cancelled' });
    await review(shopper, delivered.id);
    await review(shopper, cancelled.id);
    const verified = async (id: string) => (await reviewsOf(id)).reviewList.map((r) => r.verifiedPurchase);
    expect(await verified(delivered.id)).toEqual([true]);
    expect(await verified(cancelled.id)).toEqual([false]);
  });

  it('is written once per person, also by ten concurrent calls', async () => {
    const { id } = await aProduct(shop.db);
    const shopper = await signedInAs(shop);
    const responses = await Promise.all(Array.from({ length: 10 }, () => review(shopper, id)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect((await review(shopper, id)).body.message).toBe('You have already reviewed this product.');
    expect((await reviewsOf(id)).reviewCount).toBe(1);
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    expect([row?.ratingSum, row?.ratingCount]).toEqual([4, 1]);
  });

  it('is counted correctly with concurrent writers', async () => {
    const { id } = await aProduct(shop.db);
    const people = await Promise.all(Array.from({ length: 10 }, () => signedInAs(shop)));
    await Promise.all(people.map((person, n) => review(person, id, { rating: (n % 5) + 1 })));
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    expect([row?.ratingSum, row?.ratingCount]).toEqual([30, 10]);
  });

  it('is refused with an error for each field', async () => {
    const { id } = await aProduct(shop.db);
    const shopper = await signedInAs(shop);
    const empty = await shop.rest('POST', '/review/new', { review: { product: id } }, shopper.token);
    expect(empty.status).toBe(400);
    expect(empty.body.data.fields).toEqual({
      'review.rating': 'Rating is required.',
      'review.title': 'Title is required.',
      'review.comment': 'Comment is required.',
    });
    for (const rating of [0, 6, 4.5, '5']) expect((await review(shopper, id, { rating })).status).toBe(400);
    expect((await review(shopper, id, { verifiedPurchase: true })).status).toBe(400);
    expect((await reviewsOf(id)).reviewCount).toBe(0);
  });

  it('needs a product on sale and the caller’s own user id', async () => {
    const shopper = await signedInAs(shop);
    const { id } = await aProduct(shop.db);
    expect((await review(shopper, id, { user: (await signedInAs(shop)).id })).status).toBe(403);
    const removed = await aProduct(shop.db, { removedAt: '2026-01-01T00:00:00Z' });
    for (const product of [removed.id, 'nothing', '0191d5a0-0000-7000-8000-000000000000'])
      expect(await review(shopper, product)).toMatchObject({
        status: 404,
        body: { message: 'Product not found.' },
      });
  });
});

describe('the list of reviews', () => {
  it('is narrowed to stars and to buyers, and sorted; the summary stays that of the product', async () => {
    const { id } = await aProduct(shop.db);
    const buyer = await signedInAs(shop, 'User', { name: 'Buyer' });
    await buy(shop, buyer, id);
    const others = await Promise.all(Array.from({ length: 4 }, () => signedInAs(shop)));
    await review(buyer, id, { rating: 2, title: 'Of a buyer' });
    for (const [index, person] of others.entries())
      await review(person, id, { rating: [5, 2, 4, 5][index], title: `Other ${index}` });
    const listed = (more: object) =>
      shop.trpc().reviews.list.query({
        pageSize: 3,
        ...more,
        filters: { product: id, ...(more as { filters?: object }).filters },
      });
    const titles = async (more: object) => (await listed(more)).reviewList.map(({ title }) => title);

    expect(await titles({ sort: 'highest' })).toEqual(['Other 3', 'Other 0', 'Other 2']);
    expect(await titles({ sort: 'highest', pageNum: 2 })).toEqual(['Other 1', 'Of a buyer']);
    expect(await titles({ sort: 'lowest' })).toEqual(['Other 1', 'Of a buyer', 'Other 2']);
    expect(await titles({})).toEqual(['Other 3', 'Other 2', 'Other 1']);
    const two = await listed({ filters: { rating: 2, verifiedPurchase: true } });
    expect(two.reviewList.map(({ title }) => title)).toEqual(['Of a buyer']);
    expect(two).toMatchObject({
      ...{ matchCount: 1, reviewCount: 5, averageRating: 3.6 },
      ratingCounts: { 1: 0, 2: 2, 3: 0, 4: 1, 5: 2 },
    });
    expect((await listed({ filters: { verifiedPurchase: false } })).matchCount).toBe(4);
    expect((await listed({ filters: { rating: 3 } })).matchCount).toBe(0);
    await expect(listed({ filters: { rating: 6 } })).rejects.toThrow();
    await expect(listed({ sort: 'best' })).rejects.toThrow();
  });
});
