import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { copyDemoMedia } from '@aabha/db/testing/demo-media';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { sealDocuments } from './seal-documents';
import { verifyBooks } from './verify-books.service';

const NOW = new Date('2026-11-21T06:00:00Z');
const mediaDir = mkdtempSync(join(tmpdir(), 'aabha-media-'));

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await copyDemoMedia(mediaDir);
  await seedDemo({ databaseUrl: database.directUrl, mediaDir, now: NOW });
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

/** Seals everything. Returns the check of it: documents and errors. */
async function sealedAndChecked() {
  while ((await sealDocuments(database.db, NOW)) > 0);
  const { documents, findings, series } = await verifyBooks(database.db);
  const sealed = series.reduce((sum, { sealedSerial }) => sum + sealedSerial, 0);
  return {
    documents,
    findings,
    unsealed: documents - sealed,
    kinds: new Set(series.map(({ kind }) => kind)),
  };
}

it('the books of the demo’s year, and of the demo filled up over several years, have no error', async () => {
  const kinds = new Set(['invoice', 'credit-note']);
  const demo = await sealedAndChecked();
  expect(demo).toEqual({ documents: expect.any(Number), findings: [], unsealed: 0, kinds });
  await seedBulk(database.directUrl, { orders: 1500 }, NOW);
  const filled = await sealedAndChecked();
  expect(filled).toEqual({ documents: expect.any(Number), findings: [], unsealed: 0, kinds });
  expect(filled.documents).toBeGreaterThan(demo.documents + 1200);
}, 60_000);
