import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewPhoto } from '@aabha/contracts/reviews/reviews.schema';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { media } from '@aabha/db/schema/media';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { aPicture, formOf, pictureBytes } from '../../testing/forms';
import { newPhoto, reviewWithPhotos } from '../../testing/review-with-photos';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const write = (by: SignedIn, product: string, files: readonly File[], over: object = {}) =>
  reviewWithPhotos(shop, by, { product, files, ...over });
const listOf = (product: string, filters: object = {}) =>
  shop.trpc().reviews.list.query({ filters: { product, ...filters } });
const storedFiles = () => readdir(shop.mediaFolder);
const urlsOf = ({ src, sources }: ReviewPhoto) => [
  src,
  ...sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
];

describe('photos of a review', () => {
  it('are shown in the order of their author, whoever asks', async () => {
    const { id } = await aProduct(shop.db);
    const files = [await newPhoto(), await aPicture({ width: 200, format: 'webp' }), await newPhoto()];
    const written = await write(await signedInAs(shop), id, files);
    expect(written.status).toBe(200);
    const { photos } = written.body.data.review;
    expect(photos.map(({ width }) => width)).toEqual([120, 200, 120]);
    const [listed] = (await listOf(id)).reviewList;
    expect(listed?.photos).toEqual(photos);
    for (const photo of photos)
      for (const url of urlsOf(photo)) {
        const served = await fetch(shop.url + url);
        expect([served.status, served.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      }
  });

  it('lose the place where they were taken, their other metadata and the names of their files', async () => {
    const { id } = await aProduct(shop.db);
    const exif = {
      IFD0: { ImageDescription: 'at-the-home-of-asha', Artist: 'Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1', GPSLongitudeRef: 'E' },
    };
    const bytes = await sharp(await pictureBytes({ width: 400, height: 300 }))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('at-the-home-of-asha')).toBe(true);
    const file = new File([new Uint8Array(bytes)], 'home of Asha.jpg');
    const { body } = await write(await signedInAs(shop), id, [file]);
    const [photo] = body.data.review.photos;
    for (const url of urlsOf(photo!)) {
      const stored = await readFile(join(shop.mediaFolder, url.replace('/media/', '')));
      const { exif: left, xmp, iptc } = await sharp(stored).metadata();
      expect([left, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(stored.includes('asha')).toBe(false);
    }
    const names = (await shop.db.select().from(media)).map(({ name }) => name);
    expect(names.filter((name) => /asha/i.test(name))).toEqual([]);
  });

  it('are one where the same is sent twice', async () => {
    const { id } = await aProduct(shop.db);
    const photo = await newPhoto();
    const { body } = await write(await signedInAs(shop), id, [photo, photo]);
    expect(body.data.review.photos).toHaveLength(1);
  });

  it('are sent over tRPC by the shop, and a review without any as JSON', async () => {
    const { id } = await aProduct(shop.db);
    const [asha, imran] = [await signedInAs(shop), await signedInAs(shop)];
    const review = { product: id, rating: 5, title: 'Good', comment: 'Clear.' };
    const form = formOf({ review: JSON.stringify(review), files: [await newPhoto()] });
    expect((await shop.trpc(asha.token).reviews.create.mutate(form)).review.photos).toHaveLength(1);
    expect((await shop.trpc(imran.token).reviews.create.mutate({ review })).review.photos).toEqual([]);
  });
});

describe('a review with a photo that cannot be taken', () => {
  const page = () => new File(['<script>alert(1)</script>'], 'photo.jpg');
  const large = () => new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], 'large.jpg');
  it.each<[string, () => Promise<File[]> | File[], number, string]>([
    [
      'five',
      () => Promise.all(Array.from({ length: 5 }, () => newPhoto())),
      400,
      'Please add at most 4 photos.',
    ],
    ['another file', () => [page()], 415, 'photo.jpg is not a JPEG, PNG or WebP picture.'],
    [
      'a GIF',
      async () => [await aPicture({ format: 'gif' }, 'fun.png')],
      415,
      'fun.png is not a JPEG, PNG or WebP picture.',
    ],
    ['a large file', () => [large()], 413, 'large.jpg is larger than 5 MB.'],
    [
      'a damaged one',
      async () => [new File([new Uint8Array(await pictureBytes({ format: 'webp' })).slice(0, 40)], 'a.webp')],
      415,
      'a.webp is damaged and cannot be shown.',
    ],
  ])('is refused beside its field, and not written: %s', async (_what, files, status, message) => {
    const { id } = await aProduct(shop.db);
    const refused = await write(await signedInAs(shop), id, await files());
    expect([refused.status, refused.body.data.fields]).toEqual([status, { files: message }]);
    expect((await listOf(id)).reviewCount).toBe(0);
  });

  it('has the errors of its texts as well', async () => {
    const { id } = await aProduct(shop.db);
    const refused = await write(await signedInAs(shop), id, [await newPhoto()], { title: '' });
    expect([refused.status, refused.body.data.fields]).toEqual([
      400,
      { 'review.title': 'Title is required.' },
    ]);
  });

  it('stores no file where it is refused anyway', async () => {
    const { id } = await aProduct(shop.db);
    const asha = await signedInAs(shop);
    await write(asha, id, [await newPhoto()]);
    const before = await storedFiles();
    const second = await write(asha, id, [await newPhoto()]);
    expect([second.status, second.body.message]).toEqual([409, 'You have already reviewed this product.']);
    const other = await signedInAs(shop);
    expect((await write(other, id, [await newPhoto()], { user: asha.id })).status).toBe(403);
    expect((await write(other, 'nothing', [await newPhoto()])).status).toBe(404);
    expect(await storedFiles()).toEqual(before);
  });

  it('is written once by ten concurrent calls with photos', async () => {
    const { id } = await aProduct(shop.db);
    const asha = await signedInAs(shop);
    const photo = await newPhoto();
    const sent = await Promise.all(Array.from({ length: 10 }, () => write(asha, id, [photo])));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await listOf(id)).reviewList.map(({ photos }) => photos.length)).toEqual([1]);
  });
});

describe('the list of reviews', () => {
  it('is narrowed to those with photos, together with stars, and counts them', async () => {
    const { id } = await aProduct(shop.db);
    const people = await Promise.all(Array.from({ length: 4 }, () => signedInAs(shop)));
    for (const [index, person] of people.entries())
      await write(person, id, index % 2 === 0 ? [await newPhoto(), await newPhoto()] : [], {
        ...{ title: `Number ${index}`, rating: index < 2 ? 5 : 3 },
      });
    const titles = async (filters: object) =>
      (await listOf(id, filters)).reviewList.map(({ title }) => title);
    expect(await titles({ withPhotos: true })).toEqual(['Number 2', 'Number 0']);
    expect(await titles({ withPhotos: false })).toEqual(['Number 3', 'Number 1']);
    expect(await titles({ withPhotos: true, rating: 5 })).toEqual(['Number 0']);
    const narrowed = await listOf(id, { withPhotos: true, rating: 5 });
    expect(narrowed).toMatchObject({ reviewCount: 4, photoCount: 2, matchCount: 1, averageRating: 4 });
    expect(await listOf(id)).toMatchObject({ reviewCount: 4, photoCount: 2, matchCount: 4 });
  });
});

describe('the library of pictures', () => {
  it('has no photo of a shopper, and puts none on a television', async () => {
    const { id } = await aProduct(shop.db);
    const { body } = await write(await signedInAs(shop), id, [await newPhoto()]);
    const hash = body.data.review.photos[0]!.src.slice('/media/'.length, -'.jpg'.length);
    const boss = await signedInAs(shop, 'SuperAdmin');
    const { library, news } = shop.trpc(boss.token);
    expect((await library.list.query({})).pictureList.map(({ _id }) => _id)).not.toContain(hash);
    await expect(library.get.query({ id: hash })).rejects.toThrow('This picture was deleted.');
    expect((await library.remove.mutate({ ids: [hash] })).removedCount).toBe(0);
    const article = { title: 'News', subtitle: 'Of today', description: 'A text.' };
    await expect(
      news.create.mutate(formOf({ ...article, existingImages: JSON.stringify([`stored:${hash}`]) })),
    ).rejects.toThrow('One of these images no longer exists.');
    expect((await fetch(`${shop.url}/media/${hash}.jpg`)).status).toBe(200);
  });
});
