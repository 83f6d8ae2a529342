import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '@aabha/api/modules/accounts/tokens.service';
import { startTestShop, type TestShop } from '@aabha/api/testing/test-shop';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { copyDemoMedia } from '@aabha/db/testing/demo-media';
import { everyRequest } from '../../benchmarks/admin-lists/calls';
import { readKnown } from '../../benchmarks/size/read-known';
import { ownRequests, shopRequests } from '../../benchmarks/size/shop-calls';

const SIZE = { orders: 3000, products: 300, serviceAreas: 2500 };
const mediaDir = mkdtempSync(join(tmpdir(), 'aabha-size-'));
let shop: TestShop;
let databaseUrl: string;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_ADDRESS_FACTOR: '1000' });
  await shop.stopWorkers();
  databaseUrl = shop.ownerUrl;
  await copyDemoMedia(mediaDir);
  await seedDemo({ databaseUrl, mediaDir });
  await seedBulk(databaseUrl, SIZE);
}, 120_000);

afterAll(async () => {
  shop.startWorkers();
  await shop.stop();
  rmSync(mediaDir, { recursive: true, force: true });
});

/** `npm run bench -- size` measures these; here each has to be answered. */
it('answers every request of the size benchmark in a small shop', async () => {
  const { known, staff } = await readKnown(databaseUrl);
  const shopper = await issueToken(shop.deps, {
    id: known.userId,
    role: 'User',
    tokenVersion: known.tokenVersion,
  });
  const boss = await issueToken(shop.deps, { ...staff, role: 'SuperAdmin' });
  const requests = [
    ...shopRequests(known, SIZE.products).map((request) => ({ request, token: '' })),
    ...ownRequests().map((request) => ({ request, token: shopper })),
    ...everyRequest(known, SIZE).map((request) => ({ request, token: boss })),
  ];
  expect(requests.length).toBeGreaterThan(100);
  for (const { request, token } of requests) {
    const url = `${shop.url}/trpc/${request.procedure}?input=${encodeURIComponent(JSON.stringify(request.input))}`;
    const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    expect({ name: request.name, status: response.status }).toEqual({ name: request.name, status: 200 });
    await response.text();
  }
});
