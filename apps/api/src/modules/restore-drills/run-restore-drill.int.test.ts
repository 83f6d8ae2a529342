import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DRILL_CHECKS } from '@aabha/contracts/restore-drills/restore-drills.values';
import { backup } from '@aabha/db/backup/backup';
import { findRelation } from '@aabha/db/backup/empty-database';
import { MANIFEST, type Manifest } from '@aabha/db/backup/manifest';
import { restore } from '@aabha/db/backup/restore';
import { auditLog } from '@aabha/db/schema/audit';
import { media } from '@aabha/db/schema/media';
import { restoreDrills } from '@aabha/db/schema/restore-drills';
import { emptyDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { only } from '@aabha/db/tx';
import { aProduct, signedInAs, someServiceAreas } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { sealAudit } from '../audit/seal-audit.service';
import { postLedger } from '../ledger/post-ledger.service';
import { runRestoreDrill, type DrillPlaces } from './run-restore-drill.service';

/* Each test migrates and restores a whole shop. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const root = mkdtempSync(join(tmpdir(), 'aabha-drill-'));
const backups = join(root, 'backups');
const whole = join(backups, '2026-11-28');
let shop: TestShop;
let target: TestDatabase;

/** Stores what each check looks at: an order with its documents, sealed entries of the audit log, a picture. */
async function fillShop(): Promise<void> {
  await someServiceAreas(shop.db);
  const [boss, shopper] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop)];
  await buy(shop, shopper, (await aProduct(shop.db, { stock: 5 })).id);
  await shop.stopWorkers();
  const entry = { staffId: boss.id, action: 'thing.do', entity: 'thing', entityId: '1' };
  await shop.db.insert(auditLog).values([entry, entry]);
  while ((await sealAudit(shop.db)) > 0);
  await postLedger(shop.db, new Date());
  writeFileSync(join(shop.mediaFolder, 'picture.jpg'), 'a picture');
  const picture = { hash: 'picture', width: 1, height: 1, placeholder: '', sources: [] };
  await shop.db.insert(media).values({ ...picture, fallbackFile: 'picture.jpg' });
  /* Most of the rows, and of no interest here. */
  await shop.sql`truncate pin_codes`;
}

beforeAll(async () => {
  shop = await startTestShop();
  await fillShop();
  const place = { kind: 'folder' as const, folder: shop.mediaFolder };
  await backup({ databaseUrl: shop.ownerUrl, media: place, folder: whole });
});
beforeEach(async () => {
  target = await emptyDatabase();
});
afterAll(async () => {
  await shop.stop();
  rmSync(root, { recursive: true, force: true });
});

const drill = (over: Partial<DrillPlaces> = {}) =>
  runRestoreDrill({
    ...{ shop: shop.db, drillUrl: target.directUrl, folder: backups, now: () => new Date() },
    ...over,
  });
const recorded = async () =>
  only(await shop.db.select().from(restoreDrills).orderBy(desc(restoreDrills.id)).limit(1));
/** Returns what a drill left in its database. */
const leftovers = async () => {
  const schemas = await target.sql`
    select nspname as name from pg_namespace where nspname in ('drizzle', 'restore_drill')`;
  const routines = await target.sql`
    select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  const relation = await findRelation(target.sql);
  return [...schemas, ...routines, ...(relation === undefined ? [] : [{ name: relation }])].map(({ name }) =>
    String(name),
  );
};
/** Copies the backup into a folder of its own and rewrites its manifest. */
function copyBackup(name: string, over: Partial<Manifest> = {}): string {
  const folder = join(root, name, 'copy');
  cpSync(whole, folder, { recursive: true });
  const path = join(folder, MANIFEST);
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as Manifest), ...over }));
  return folder;
}
const failedChecks = (checks: readonly { name: string; ok: boolean; text: string }[]) =>
  checks.filter(({ ok }) => !ok).map(({ name, text }) => `${name}: ${text}`);

it('restores the newest complete backup, passes every check, records it and leaves an empty database', async () => {
  cpSync(whole, join(backups, '2026-11-30.partial'), { recursive: true });
  mkdirSync(join(backups, '2026-12-01'), { recursive: true });
  const result = await drill();
  expect(failedChecks(result.checks)).toEqual([]);
  expect(result.checks.map(({ name }) => name)).toEqual(DRILL_CHECKS);
  expect(result).toMatchObject({ outcome: 'passed', backupName: '2026-11-28', error: null });
  const { startedAt, ...row } = await recorded();
  expect(row).toMatchObject({
    ...result,
    restoreSeconds: expect.closeTo(result.restoreSeconds ?? 0, 3) as number,
  });
  expect(result.rows).toBeGreaterThan(20);
  expect(result.bytes).toBeGreaterThan(10_000);
  expect(Date.parse(result.finishedAt)).toBeGreaterThan(Date.parse(startedAt));
  expect(await leftovers()).toEqual([]);
});

it('reports a damaged file, and another one than the manifest counts', async () => {
  const damaged = copyBackup('damaged');
  appendFileSync(join(damaged, 'tables', 'orders.rows'), 'x');
  const result = await drill({ folder: damaged });
  expect(result.outcome).toBe('failed');
  expect(failedChecks(result.checks)).toEqual([
    expect.stringMatching(/^restore: tables\/orders\.rows of the backup is damaged/),
  ]);
  expect(await recorded()).toMatchObject({ outcome: 'failed', backupName: 'copy', rows: 0 });
  expect(await leftovers()).toEqual([]);
  const folder = join(root, 'nothing');
  expect(await drill({ folder })).toMatchObject({
    outcome: 'failed',
    error: 'nothing has no complete backup.',
  });
});

it('reports what changed in a backup whose checksums fit, and pictures that are not in it', async () => {
  const folder = copyBackup('changed', { pictures: [] });
  const path = join(folder, 'tables', 'audit_log.rows');
  writeFileSync(path, readFileSync(path, 'utf8').replace('thing.do', 'thing.undo'));
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  const tables = manifest.tables.map((table) => (table.name === 'audit_log' ? { ...table, sha256 } : table));
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, tables }));
  const result = await drill({ folder });
  expect(result).toMatchObject({ outcome: 'failed', error: null });
  expect(failedChecks(result.checks)).toEqual([
    expect.stringMatching(/^pictures: .*picture\.jpg is in a row, and not in the backup\.$/),
    expect.stringMatching(/^audit-log: .* 1 change found\./),
  ]);
  expect(await leftovers()).toEqual([]);
});

it('refuses the database of the shop by whatever address, and one that is not empty, and leaves both', async () => {
  const before = await shop.sql`select count(*)::int as orders from orders`;
  for (const drillUrl of [shop.ownerUrl, shop.ownerUrl.replace('127.0.0.1', 'localhost')]) {
    const refused = await drill({ drillUrl });
    expect(refused).toMatchObject({ outcome: 'failed', rows: 0 });
    expect(refused.error).toContain('leads to the database of the shop');
  }
  expect(await shop.sql`select count(*)::int as orders from orders`).toEqual(before);
  await target.sql`create table notes (text text)`;
  await target.sql`insert into notes values ('mine')`;
  expect((await drill()).error).toContain('is not empty: it has notes.');
  expect(await target.sql`select text from notes`).toHaveLength(1);
});

it('leaves an empty database when it is stopped, and is recorded as stopped', async () => {
  const stop = new AbortController();
  const result = await drill({
    signal: stop.signal,
    onProgress: ({ rows, totalRows }) => {
      if (rows > totalRows / 2) stop.abort(new Error('Stopped.'));
    },
  });
  expect(result).toMatchObject({ outcome: 'stopped', error: 'Stopped.', rows: 0 });
  expect(failedChecks(result.checks)).toEqual([]);
  expect(await recorded()).toMatchObject({ outcome: 'stopped' });
  expect(await leftovers()).toEqual([]);
});

it('removes what a drill left whose process was killed; nobody restores there, and two drills do not meet', async () => {
  const place = { kind: 'folder' as const, folder: join(root, 'elsewhere') };
  await restore({ databaseUrl: target.directUrl, media: place, folder: whole });
  await target.sql`create schema restore_drill`;
  await expect(restore({ databaseUrl: target.directUrl, media: place, folder: whole })).rejects.toThrow(
    'belongs to restore drills',
  );
  const [first, second] = await Promise.all([drill(), drill()]);
  const outcomes = [first.outcome, second.outcome].toSorted();
  expect(outcomes).toEqual(['failed', 'passed']);
  expect([first.error, second.error].join('')).toContain('Another restore drill uses the database');
  expect(await leftovers()).toEqual([]);
});
