import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { reviewPhotos } from '@aabha/db/schema/review-photos';
import { reviews } from '@aabha/db/schema/reviews';
import { aProduct, PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { newPhoto, reviewWithPhotos } from '../../testing/review-with-photos';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { purgeExpired } from '../retention/retention.service';

let shop: TestShop;
let boss: SignedIn;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin', { name: 'Meera Krishnan' });
  clock = movableClock(shop);
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const REASON = 'It shows the face of a neighbour.';
const act = (id: string, name: 'hide-photo' | 'show-photo', body: object) =>
  shop.rest<{ review: object }>('POST', `/review/${id}/${name}`, body, boss.token);

/** Writes a review with photos. Returns it with what is needed to hide one. */
async function written(over: { files?: File[]; by?: SignedIn; product?: string } = {}) {
  const product = over.product ?? (await aProduct(shop.db)).id;
  const by = over.by ?? (await signedInAs(shop));
  const files = over.files ?? [await newPhoto(), await newPhoto()];
  const { review } = (await reviewWithPhotos(shop, by, { product, files })).body.data;
  return { id: review._id, by, product, photos: review.photos };
}

async function shownIn(product: string) {
  const { reviewList, photoCount } = await shop.trpc().reviews.list.query({ filters: { product } });
  return { photos: reviewList.flatMap(({ photos }) => photos.map(({ _id }) => _id)), photoCount };
}
const isServed = async (src: string) => (await fetch(shop.url + src)).status === 200;
const untilGone = (src: string) =>
  vi.waitFor(async () => expect(await isServed(src)).toBe(false), { timeout: 15_000, interval: 100 });

describe('a hidden photo', () => {
  it('leaves the lists of shoppers, stays for staff, is audited, and its author is mailed the reason', async () => {
    const { id, by, product, photos } = await written();
    const [first, second] = photos.map(({ _id }) => _id);
    const hidden = await act(id, 'hide-photo', { photo: first, reason: ` ${REASON} ` });
    expect(hidden.status).toBe(200);
    expect(hidden.body.data.review).toMatchObject({
      removed_at: null,
      photos: [
        { _id: first, hidden_by: { name: 'Meera Krishnan' }, hidden_reason: REASON },
        { _id: second, hidden_at: null, hidden_by: null, hidden_reason: null },
      ],
    });
    expect(await shownIn(product)).toEqual({ photos: [second], photoCount: 1 });
    const mail = await shop.mail(by.email, /photo of your review/);
    expect(mail.text).toContain('We have hidden photo 1 of your review');
    expect(mail.text).toContain(`Reason: ${REASON}`);
    await act(id, 'hide-photo', { photo: second, reason: REASON });
    expect(await shownIn(product)).toEqual({ photos: [], photoCount: 0 });

    expect((await act(id, 'show-photo', { photo: first })).status).toBe(200);
    expect(await shownIn(product)).toEqual({ photos: [first], photoCount: 1 });
    expect((await shop.mail(by.email, /is shown again/)).text).toContain('by mistake');
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(asc(auditLog.createdAt));
    expect(entries.map(({ action }) => action)).toEqual([
      'review.hide-photo',
      'review.hide-photo',
      'review.show-photo',
    ]);
    expect(entries[0]).toMatchObject({
      ...{ staffId: boss.id, before: { photo: 1, hidden: false } },
      after: { photo: 1, hidden: true, hidden_reason: REASON },
    });
  });

  it('needs a reason, is not hidden or shown twice, and is one of the review that is named', async () => {
    const mine = await written();
    const other = await written();
    const [photo] = mine.photos.map(({ _id }) => _id);
    expect((await act(mine.id, 'hide-photo', { photo, reason: ' ' })).body.data.fields).toEqual({
      reason: 'Please give a reason.',
    });
    expect((await act(mine.id, 'show-photo', { photo })).status).toBe(409);
    for (const foreign of [other.photos[0]!._id, 'nothing', mine.id])
      expect(await act(mine.id, 'hide-photo', { photo: foreign, reason: REASON })).toMatchObject({
        status: 404,
        body: { message: 'This photo no longer exists.' },
      });
    expect((await act(other.by.id, 'hide-photo', { photo, reason: REASON })).status).toBe(404);
    await act(mine.id, 'hide-photo', { photo, reason: REASON });
    expect(await act(mine.id, 'hide-photo', { photo, reason: 'Again.' })).toMatchObject({
      status: 409,
      body: { message: 'This photo is already hidden.' },
    });
    expect((await shownIn(other.product)).photos).toHaveLength(2);
  });

  it('is hidden by nobody but a SuperAdmin', async () => {
    const { id, by, photos } = await written();
    const helper = await signedInAs(shop, 'SubAdmin');
    for (const { token } of [by, helper])
      for (const name of ['hide-photo', 'show-photo']) {
        const body = { photo: photos[0]!._id, ...(name === 'hide-photo' ? { reason: REASON } : {}) };
        expect((await shop.rest('POST', `/review/${id}/${name}`, body, token)).status).toBe(403);
      }
  });

  it('is hidden once by ten staff at once, and two different ones at once are counted', async () => {
    const { id, product, by, photos } = await written();
    const [first, second] = photos.map(({ _id }) => _id);
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => act(id, 'hide-photo', { photo: first, reason: REASON })),
      act(id, 'hide-photo', { photo: second, reason: REASON }),
    ]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await shownIn(product)).toEqual({ photos: [], photoCount: 0 });
    await vi.waitFor(async () => expect(await shop.mails(by.email)).toHaveLength(2), 15_000);
  });
});

describe('a removed review', () => {
  it('takes its photos along, and brings them back', async () => {
    const { id, product, photos } = await written();
    const client = shop.trpc(boss.token).reviews;
    await client.remove.mutate({ id, reason: REASON });
    expect(await shownIn(product)).toEqual({ photos: [], photoCount: 0 });
    const { review } = await client.restore.mutate({ id });
    expect(review.photos.map(({ _id }) => _id)).toEqual(photos.map(({ _id }) => _id));
    expect((await shownIn(product)).photoCount).toBe(1);
  });
});

describe('the files of photos', () => {
  it('go with the erasure of their person, except where another review shows the same', async () => {
    const shared = await newPhoto();
    const theirs = await written({ files: [shared] });
    const mine = await written({ files: [await newPhoto(), shared] });
    const client = shop.trpc(mine.by.token);
    const { held } = await client.privacy.overview.mutate({});
    expect(held.find(({ what }) => what === 'Photos of reviews')).toMatchObject({
      ...{ row_count: 2, on_erasure: 'deleted' },
    });
    await client.privacy.erase.mutate({ password: PASSWORD });
    expect(await shop.db.$count(reviewPhotos, eq(reviewPhotos.reviewId, mine.id))).toBe(0);
    await untilGone(mine.photos[0]!.src);
    const widest = mine.photos[0]!.sources[0]!.srcset.split(' ')[0]!;
    expect(await isServed(widest)).toBe(false);
    expect(await isServed(theirs.photos[0]!.src)).toBe(true);
  });

  it('stay for who uploads the same photo while its first person is erased', async () => {
    const photo = await newPhoto();
    const mine = await written({ files: [photo] });
    const product = (await aProduct(shop.db)).id;
    const by = await signedInAs(shop);
    const [, sent] = await Promise.all([
      shop.trpc(mine.by.token).privacy.erase.mutate({ password: PASSWORD }),
      reviewWithPhotos(shop, by, { product, files: [photo] }),
    ]);
    /* Refused with 503 where it met the deletion. */
    const { body } =
      sent.status === 503
        ? await vi.waitFor(async () => {
            const again = await reviewWithPhotos(shop, by, { product, files: [photo] });
            expect(again.status).toBe(200);
            return again;
          }, 15_000)
        : sent;
    await vi.waitFor(async () => {
      const [waiting] = await shop.sql<{ n: number }[]>`
        select count(*)::int as n from outbox where kind = 'media.delete-files' and done_at is null`;
      expect(waiting?.n).toBe(0);
    }, 15_000);
    expect(await isServed(body.data.review.photos[0]!.src)).toBe(true);
  });

  it('go 90 days after staff hid them or removed their review, not before', async () => {
    const purgeAll = async () => {
      while ((await purgeExpired(shop.deps)) > 0);
    };
    /* Photos that other tests hid. */
    clock.advance(91 * DAY_MS);
    await purgeAll();
    clock.reset();
    const [hidden, removed] = [await written(), await written()];
    await act(hidden.id, 'hide-photo', { photo: hidden.photos[0]!._id, reason: REASON });
    await shop.trpc(boss.token).reviews.remove.mutate({ id: removed.id, reason: REASON });
    clock.advance(89 * DAY_MS);
    await purgeAll();
    expect(await isServed(hidden.photos[0]!.src)).toBe(true);
    clock.advance(2 * DAY_MS);
    const client = shop.trpc((await signedInAs(shop, 'SuperAdmin')).token);
    const { rows } = await client.retention.preview.query();
    expect(rows.find(({ name }) => name === 'review_photos')).toMatchObject({
      ...{ row_count: 3, kept_for: '90 days' },
    });
    await purgeAll();
    clock.reset();
    for (const { src } of [hidden.photos[0]!, ...removed.photos]) await untilGone(src);
    expect(await isServed(hidden.photos[1]!.src)).toBe(true);
    await shop.trpc(boss.token).reviews.restore.mutate({ id: removed.id });
    expect(await shownIn(removed.product)).toEqual({ photos: [], photoCount: 0 });
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.id, hidden.id));
    expect(row?.photoCount).toBe(1);
  });
});

it('reviews are found by whether they have photos, hidden ones, or none', async () => {
  const product = (await aProduct(shop.db)).id;
  const [shown, hidden, none] = [
    await written({ product }),
    await written({ product, files: [await newPhoto()] }),
    await written({ product, files: [] }),
  ];
  await act(hidden.id, 'hide-photo', { photo: hidden.photos[0]?._id, reason: REASON });
  const { reviews: staff } = shop.trpc(boss.token);
  const found = async (photos: 'shown' | 'hidden' | 'none') =>
    (await staff.listForStaff.query({ filters: { product, photos } })).reviewList.map(({ _id }) => _id);
  expect(await Promise.all([found('shown'), found('hidden'), found('none')])).toEqual([
    [shown.id],
    [hidden.id],
    [none.id],
  ]);
});
