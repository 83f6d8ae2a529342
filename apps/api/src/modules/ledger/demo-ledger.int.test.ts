import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { copyDemoMedia } from '@aabha/db/testing/demo-media';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { postLedger } from './post-ledger.service';
import { verifyLedger } from './verify-ledger.service';

const NOW = new Date('2026-11-21T06:00:00Z');
const mediaDir = mkdtempSync(join(tmpdir(), 'aabha-media-'));

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await copyDemoMedia(mediaDir);
  await seedDemo({ databaseUrl: database.directUrl, mediaDir, now: NOW });
});
afterAll(async () => {
  await database.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

/** Posts everything. Returns the check of it. */
async function postedAndChecked() {
  while ((await postLedger(database.db, NOW)) > 0);
  const { findings, progress, balance } = await verifyLedger(database.db);
  expect(findings).toEqual([]);
  expect(progress).toEqual({
    posted: progress.total,
    total: progress.total,
    pending: 0,
    isReadingEarlier: false,
  });
  expect(balance.debitPaise).toBe(balance.creditPaise);
  return progress.posted;
}

it('the ledger of the demo, and of the demo filled up with other numbers, has no difference', async () => {
  const demo = await postedAndChecked();
  expect(demo).toBeGreaterThan(300);
  await seedBulk(database.directUrl, { orders: 1500 }, NOW);
  expect(await postedAndChecked()).toBeGreaterThan(demo + 1200);
});
