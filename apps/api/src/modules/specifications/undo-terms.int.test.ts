import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const api = () => shop.trpc(boss.token).specifications;
const add = (name: string, over: Partial<TermFields> = {}) =>
  api()
    .create.mutate({ name, group: 'Sound', type: 'text', ...over })
    .then(({ term }) => term);
const found = async (search: string) => (await api().list.query({ filters: { search } })).termList[0];
const FEW = ['Group', 'Name', 'Type', 'Other names'];
const file = (rows: string[][], columns = FEW) => formatCsv(columns, rows);
const row = (name: string, others = '', group = 'Sound') => [group, name, 'Text', others];
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );
const undo = async (id: string) => {
  const { imports } = shop.trpc(boss.token);
  return imports.undo.mutate({ id, digest: (await imports.previewUndo.query({ id })).digest });
};
const importRows = async (rows: string[][], columns = FEW) =>
  (await api().importCsv.mutate({ csv: file(rows, columns), fileName: 'terms.csv' })).importId ?? '';
const actionsOn = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map(({ action }) => action);
describe('undoing an import of the dictionary', () => {
  it('puts terms back and removes new ones, also where a name moved to a new one', async () => {
    const term = await add('Panel', { aliases: ['Screen'], group: 'Display' });
    const id = await importRows([row('Panel', '', 'Picture'), row('Glass', 'Screen', 'Picture')]);
    expect(await found('Screen')).toMatchObject({ name: 'Glass' });
    expect(await undo(id)).toEqual({ restoredCount: 1, removedCount: 1, keptCount: 0 });
    expect(await found('Screen')).toMatchObject({ name: 'Panel', group: 'Display', aliases: ['Screen'] });
    expect(await actionsOn(term._id)).toContain('specification-term.import-undo');
    const { importList } = await shop
      .trpc(boss.token)
      .imports.list.query({ filters: { subject: 'specification-term', state: 'undone' } });
    expect(importList.map(({ _id }) => _id)).toContain(id);
  });

  it('leaves what somebody changed since, and a name that another term has now', async () => {
    const [a, b] = [await add('Base A', { aliases: ['Base key'] }), await add('Base B', { position: 5 })];
    const columns = [...FEW, 'Place'];
    const id = await importRows(
      [
        [...row('Base A'), '1'],
        [...row('Base B'), '2'],
        [...row('Base C'), '3'],
      ],
      columns,
    );
    await api().addAlias.mutate({ id: b._id, key: 'base-KEY' });
    const created = await found('Base C');
    await api().addAlias.mutate({ id: created?._id ?? '', key: 'Since' });
    const preview = await shop.trpc(boss.token).imports.previewUndo.query({ id, kind: 'restore' });
    expect(preview).toMatchObject({ restoreCount: 2, removeCount: 0, keepCount: 1 });
    expect(preview.rows.find(({ recordId }) => recordId === a._id)?.kept).toEqual([
      { field: 'Other names', reason: 'Another term has this name now.' },
    ]);
    expect(await undo(id)).toEqual({ restoredCount: 2, removedCount: 0, keptCount: 2 });
    expect(await found('Base A')).toMatchObject({ position: 100, aliases: [] });
    expect(await found('Base B')).toMatchObject({ position: 5, aliases: ['base-KEY'] });
    expect(await found('Base C')).toMatchObject({ position: 3, aliases: ['Since'] });
  });

  it('gives a group its Hindi name back, once by two at the same time', async () => {
    const kept = await add('Remote', { group: 'Box', group_hi: 'डिब्बा' });
    await add('Batteries', { group: 'Box' });
    const columns = [...FEW, 'Group in Hindi'];
    const id = await importRows([[...row('Remote', '', 'Box'), 'पेटी']], columns);
    expect((await found('Batteries'))?.group_hi).toBe('पेटी');
    const results = await Promise.all([reasonOf(undo(id)), reasonOf(undo(id))]);
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect((await found('Batteries'))?.group_hi).toBe('डिब्बा');
    const undone = and(
      eq(auditLog.entityId, kept._id),
      eq(auditLog.action, 'specification-term.import-undo'),
    );
    expect(await shop.db.$count(auditLog, undone)).toBe(1);
    expect((await found('Remote'))?.group_hi).toBe('डिब्बा');
  });

  it('does not undo on data that the preview did not show', async () => {
    const term = await add('Preview');
    const id = await importRows([row('Preview', 'Fold')]);
    const { imports } = shop.trpc(boss.token);
    const { digest } = await imports.previewUndo.query({ id });
    await api().addAlias.mutate({ id: term._id, key: 'Meanwhile' });
    expect(await reasonOf(imports.undo.mutate({ id, digest }))).toBe('IMPORT_UNDO_STALE');
  });
});
