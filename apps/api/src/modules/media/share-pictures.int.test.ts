import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { derivePicture } from '@aabha/db/media/derive-picture';
import { openSharp } from '@aabha/db/media/open-sharp';
import { media, mediaClaims } from '@aabha/db/schema/media';
import { productPictures, products } from '@aabha/db/schema/products';
import { aProduct, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { sweepMedia } from './sweep-media.service';

const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** A photograph that compresses badly: noise. */
async function noisyPhotograph(): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp({
    create: {
      ...{ width: 1200, height: 900, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer();
}

async function pictured(name = 'Nocturne <65> & more') {
  const { id } = await aProduct(shop.db, { name });
  const stored = await derivePicture(await noisyPhotograph(), shop.deps.ports.files);
  await shop.db.insert(media).values(stored).onConflictDoNothing();
  await shop.db.insert(productPictures).values({ productId: id, mediaHash: stored.hash, position: 0 });
  return id;
}
const addressOf = async (id: string) =>
  (await shop.trpc().products.get.query({ id })).product.share_picture ?? '';
const load = (address: string) => fetch(`${shop.url}${address}`);

it('is made at the first request, 1200 × 630 and at most 120 KB, and served from then on', async () => {
  const address = await addressOf(await pictured());
  expect(address).toMatch(/^\/media\/share-[0-9a-f]{24}-[0-9a-f-]{36}\.jpg$/);
  const file = address.replace('/media/', '');
  expect(await shop.deps.ports.files.has(file)).toBe(false);
  const responses = await Promise.all([load(address), load(address)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const content = Buffer.from((await responses[0]?.arrayBuffer()) ?? []);
  const sharp = await openSharp();
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(content.length).toBeLessThanOrEqual(120 * 1024);
  expect(await shop.deps.ports.files.has(file)).toBe(true);
  expect((await load(address)).headers.get('cache-control')).toContain('immutable');
});

it('has brand, name and size in ink beside the photograph, on paper', async () => {
  const content = Buffer.from(await (await load(await addressOf(await pictured('Prism 55')))).arrayBuffer());
  const sharp = await openSharp();
  /* Statistics are those of a whole picture, so each part is one of its own. */
  const dark = async (left: number, top: number, width: number, height: number) => {
    const part = await sharp(content).extract({ left, top, width, height }).greyscale().png().toBuffer();
    return (await sharp(part).stats()).channels[0]?.min ?? 0;
  };
  expect(await dark(64, 200, 430, 240)).toBeLessThan(60);
  expect(await dark(0, 0, 60, 600)).toBeGreaterThan(235);
});

it('has another address for another name, and makes none of an old one', async () => {
  const id = await pictured();
  const before = await addressOf(id);
  await shop.db.update(products).set({ name: 'Nocturne 66' }).where(eq(products.id, id));
  await expect.poll(() => addressOf(id)).not.toBe(before);
  expect((await load(before)).status).toBe(404);
  expect((await load(await addressOf(id))).status).toBe(200);
});

it('is made of no television without pictures, and of none that is not listed', async () => {
  const { id } = await aProduct(shop.db);
  expect(await addressOf(id)).toBe('');
  const removed = await pictured();
  const address = await addressOf(removed);
  const boss = await signedInAs(shop, 'SuperAdmin');
  await shop.trpc(boss.token).products.removeMany.mutate({ ids: [removed] });
  expect((await load(address)).status).toBe(404);
});

it('is swept once its television has another one and it is a week old', async () => {
  const clock = movableClock(shop);
  const [renamed, kept] = [await pictured('Prism 65'), await pictured('Prism 75')];
  const files = await Promise.all(
    [renamed, kept].map(async (id) => {
      const address = await addressOf(id);
      await load(address);
      return address.replace('/media/', '');
    }),
  );
  const stored = () => Promise.all(files.map((file) => shop.deps.ports.files.has(file)));
  await shop.db.update(products).set({ name: 'Prism 66' }).where(eq(products.id, renamed));
  const sweepAgain = async () => {
    await shop.db.delete(mediaClaims);
    return sweepMedia(shop.deps);
  };
  expect([await sweepAgain(), await stored()]).toEqual([0, [true, true]]);
  clock.advance(8 * DAY_MS);
  expect(await sweepAgain()).toBeGreaterThan(0);
  expect(await stored()).toEqual([false, true]);
  clock.reset();
});
