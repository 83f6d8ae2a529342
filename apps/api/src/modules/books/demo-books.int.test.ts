import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { copyDemoMedia } from '@aabha/db/testing/demo-media';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { periodAfter, periodOf } from '@aabha/contracts/gstr1/return-period';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { readFromPrimary } from '../../replica/report-reader';
import { resultOf } from '../../core/progress-lines';
import { summarizeReturn } from '../gst-returns/summarize-return.service';
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

/** Returns the self-checks of the GSTR-1 of all months since one, and how many documents they have together. */
async function checkedReturns(first: string) {
  const all = { documents: 0, findings: [] as unknown[] };
  for (let period = first; period <= periodOf(NOW); period = periodAfter(period, 1)) {
    const read = readFromPrimary(database.db);
    const { sections, findings } = await resultOf(summarizeReturn(read, demoSettings(), period));
    all.documents += sections.reduce((sum, section) => sum + section.documents, 0);
    all.findings.push(...findings);
  }
  return all;
}

it('the books of the demo’s year, and of the demo filled up over several years, have no error', async () => {
  const kinds = new Set(['invoice', 'credit-note']);
  const demo = await sealedAndChecked();
  expect(demo).toEqual({ documents: expect.any(Number), findings: [], unsealed: 0, kinds });
  const { documents } = demo;
  expect(await checkedReturns('2025-11')).toEqual({ documents, findings: [] });
  await seedBulk(database.directUrl, { orders: 1500 }, NOW);
  const filled = await sealedAndChecked();
  expect(filled).toEqual({ documents: expect.any(Number), findings: [], unsealed: 0, kinds });
  expect((await checkedReturns('2020-01')).findings).toEqual([]);
  expect(filled.documents).toBeGreaterThan(demo.documents + 1200);
});
