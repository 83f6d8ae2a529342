import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { media, mediaClaims } from '@aabha/db/schema/media';
import { bucketVariables } from '@aabha/db/testing/media-stores';
import { startObjectStore } from '@aabha/embedded/object-store/object-store';
import { signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { aPicture, sendForm } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { claimMedia } from './media-claims.queries';
import { sweepMedia } from './sweep-media.service';

const DAY_MS = 86_400_000;
const TEXTS = { title: 'A title', subtitle: 'A subtitle', description: 'What happened.' };

const folder = mkdtempSync(join(tmpdir(), 'aabha-uploads-'));
let server: Awaited<ReturnType<typeof startObjectStore>>;
let shop: TestShop;
let token: string;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  server = await startObjectStore({ folder });
  shop = await startTestShop(bucketVariables(server));
  await shop.stopWorkers();
  token = (await signedInAs(shop, 'SubAdmin')).token;
  clock = movableClock(shop);
});
afterAll(async () => {
  await shop.stop();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => shop.db.delete(mediaClaims));
afterEach(() => clock.reset());

const upload = async (colour: string) =>
  sendForm(shop, '/news/create', { ...TEXTS, img: await aPicture({ colour }) }, token);
const colourOf = (n: number) => `#${(n * 4099 + 17).toString(16).padStart(6, '0')}`;

async function storedFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of shop.deps.ports.files.list()) names.push(name);
  return names;
}

/** Returns the files that rows name. */
async function namedFiles(): Promise<string[]> {
  const rows = await shop.db.select().from(media);
  return rows.flatMap(({ fallbackFile, sources }) => [
    fallbackFile,
    ...sources.flatMap(({ files }) => files.map(({ file }) => file)),
  ]);
}

async function orphan(n: number): Promise<string> {
  const name = `${n.toString(16).padStart(24, '0')}.jpg`;
  await shop.deps.ports.files.put(name, Buffer.from('x'), 'image/jpeg');
  return name;
}

describe('a bucket that is killed in the middle of 100 uploads', () => {
  it(
    'leaves no row without its files, and the files without a row are swept later',
    { timeout: 120_000 },
    async () => {
      const port = Number(new URL(server.url).port);
      const statuses: number[] = [];
      const waiting = Array.from({ length: 100 }, (_, n) => n);
      let killed: Promise<void> | undefined;
      const work = async () => {
        for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) {
          statuses.push((await upload(colourOf(n))).status);
          if (statuses.length === 30) killed = server.kill();
        }
      };
      await Promise.all(Array.from({ length: 6 }, work));
      await killed;
      server = await startObjectStore({ folder, port });
      const created = statuses.filter((status) => status === 200).length;
      expect(created).toBeGreaterThanOrEqual(30);
      expect(statuses.filter((status) => status === 503)).toHaveLength(100 - created);
      expect(await shop.db.$count(media)).toBe(created);
      const stored = await storedFiles();
      const named = await namedFiles();
      expect(named.filter((name) => !stored.includes(name))).toEqual([]);

      /* Claims of killed uploads expire. */
      await shop.db.delete(mediaClaims);
      await orphan(1);
      expect(await sweepMedia(shop.deps)).toBe(0);
      await shop.db.delete(mediaClaims);
      clock.advance(8 * DAY_MS);
      expect(await sweepMedia(shop.deps)).toBeGreaterThan(0);
      expect((await storedFiles()).sort()).toEqual(named.sort());
    },
  );
});

describe('a sweep', () => {
  it('runs once a day in all processes', async () => {
    clock.advance(8 * DAY_MS);
    await orphan(2);
    const swept = await Promise.all([sweepMedia(shop.deps), sweepMedia(shop.deps), sweepMedia(shop.deps)]);
    expect(swept.sort()).toEqual([0, 0, 1]);
    await orphan(3);
    expect(await sweepMedia(shop.deps)).toBe(0);
  });

  it('leaves files alone that an upload has claimed, and an upload those that it deletes', async () => {
    clock.advance(8 * DAY_MS);
    const name = await orphan(4);
    const hash = name.slice(0, 24);
    expect(await claimMedia(shop.db, { hash, claimedBy: 'upload', leaseMs: 60_000 })).toBe(true);
    expect(await claimMedia(shop.db, { hash, claimedBy: 'upload', leaseMs: 60_000 })).toBe(true);
    await sweepMedia(shop.deps);
    expect(await shop.deps.ports.files.has(name)).toBe(true);
    await shop.db.delete(mediaClaims);
    expect(await claimMedia(shop.db, { hash, claimedBy: 'sweep', leaseMs: 60_000 })).toBe(true);
    expect(await claimMedia(shop.db, { hash, claimedBy: 'upload', leaseMs: 60_000 })).toBe(false);
  });

  it('ends the claim of an upload with its row', async () => {
    expect((await upload('#abcdef')).status).toBe(200);
    expect(await shop.db.$count(mediaClaims)).toBe(0);
  });

  it('leaves other files in the same place, and stops where too many have no row', async () => {
    clock.advance(8 * DAY_MS);
    await shop.deps.ports.files.put('logo.jpg', Buffer.from('x'), 'image/jpeg');
    await sweepMedia(shop.deps);
    expect(await shop.deps.ports.files.has('logo.jpg')).toBe(true);
    await shop.db.delete(mediaClaims);
    for (let n = 100; n < 250; n += 1) await orphan(n);
    expect(await sweepMedia(shop.deps)).toBe(0);
    expect((await storedFiles()).length).toBeGreaterThan(150);
  });

  it('is off where the retention is 0', async () => {
    const config = { ...shop.deps.config, RETAIN_ORPHANED_MEDIA_DAYS: 0 };
    clock.advance(8 * DAY_MS);
    await orphan(5);
    expect(await sweepMedia({ ...shop.deps, config })).toBe(0);
    expect(await shop.db.$count(mediaClaims)).toBe(0);
  });
});
