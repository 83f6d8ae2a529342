import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  DrillStatus,
  RestoreDrill,
  RestoreDrillDetails,
} from '@aabha/contracts/restore-drills/restore-drills.schema';
import { restoreDrills } from '@aabha/db/schema/restore-drills';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runRestoreDrill } from './run-restore-drill.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const insert = async (days: number, over: Partial<typeof restoreDrills.$inferInsert> = {}) => {
  const values = { startedAt: ago(days), finishedAt: ago(days - 0.01), outcome: 'passed' as const, ...over };
  const [row] = await shop.db.insert(restoreDrills).values(values).returning();
  return row?.id ?? '';
};
const call = <T extends object>(path: string, body: object = {}, token = boss.token) =>
  shop.rest<T>('POST', `/admin/restore-drill/${path}`, body, token);
const list = async (filters: object, page: object = {}) => {
  const { data } = (
    await call<{ restoreDrillList: RestoreDrill[]; restoreDrillCount: number }>('list', {
      filters,
      ...page,
    })
  ).body;
  return { outcomes: data.restoreDrillList.map(({ outcome }) => outcome), count: data.restoreDrillCount };
};
const status = async () => (await call<DrillStatus>('status')).body.data;
const figure = async () =>
  (await shop.trpc(boss.token).dashboard.attention.query({})).attention.restore_drills;

it('raises the notice where the last success is too old, the last drill failed or was lost, and not otherwise', async () => {
  expect(await status()).toEqual({ notice: null, last_passed_at: null, due_days: 35 });
  await shop.sql`update users set created_at = ${ago(40)} where id = ${boss.id}`;
  expect(await status()).toMatchObject({ notice: 'never' });
  await insert(36);
  expect(await status()).toMatchObject({ notice: 'overdue' });
  expect(await figure()).toBe(1);
  await insert(34);
  expect(await status()).toMatchObject({ notice: null });
  expect(await figure()).toBe(0);
  await insert(2, { outcome: 'running', finishedAt: null });
  expect(await status()).toMatchObject({ notice: 'failed' });
  await insert(1.5, { outcome: 'stopped', error: 'Stopped.' });
  expect(await status()).toMatchObject({ notice: 'failed' });
  await insert(1);
  await insert(0.1, { outcome: 'running', finishedAt: null });
  expect(await status()).toMatchObject({ notice: null });
});

it('lists by outcome, day and page, shows one with its checks, and exports', async () => {
  const id = await insert(0.5, {
    ...{ outcome: 'failed', backupName: '2026-11-28', error: 'orders.rows is damaged.' },
    checks: [
      { name: 'backup', ok: true, text: 'There.' },
      { name: 'restore', ok: false, text: 'orders.rows is damaged.' },
    ],
  });
  expect(await list({})).toEqual({
    outcomes: ['running', 'failed', 'passed', 'stopped', 'running', 'passed', 'passed'],
    count: 7,
  });
  expect(await list({}, { pageSize: 2, pageNum: 2 })).toEqual({ outcomes: ['passed', 'stopped'], count: 7 });
  expect(await list({ outcome: 'failed' })).toEqual({ outcomes: ['failed'], count: 1 });
  expect((await list({ to: ago(20).slice(0, 10) })).count).toBe(2);
  const shown = await shop.rest<RestoreDrillDetails>(
    'GET',
    `/admin/restore-drill/${id}`,
    undefined,
    boss.token,
  );
  expect(shown.body.data).toMatchObject({
    backup_name: '2026-11-28',
    failed_checks: 1,
    checks: [{ ok: true }, { ok: false }],
  });
  const unknown = await shop.rest('GET', `/admin/restore-drill/${boss.id}`, undefined, boss.token);
  expect(unknown.status).toBe(404);
  const response = await fetch(`${shop.url}/api/v1/admin/restore-drill/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { outcome: 'failed' } }),
  });
  expect(await response.text()).toContain('Failed,2026-11-28');
});

it('is closed to a SubAdmin', async () => {
  const sub = await signedInAs(shop, 'SubAdmin');
  for (const path of ['list', 'status', 'export']) expect((await call(path, {}, sub.token)).status).toBe(403);
});

it('mails a failed drill to the address of the shop', async () => {
  const drillUrl = 'postgres://nobody@127.0.0.1:9/nothing';
  const result = await runRestoreDrill({
    shop: shop.db,
    drillUrl,
    folder: '/nothing',
    now: () => new Date(),
  });
  expect(result).toMatchObject({ outcome: 'failed', error: 'nothing has no complete backup.' });
  const mail = await shop.mail(
    shop.deps.settings.current.brand.supportEmail,
    /^A restore drill failed: no backup found$/,
  );
  expect(JSON.stringify(mail)).toContain('nothing has no complete backup.');
});
