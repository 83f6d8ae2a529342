import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { FEW_COLUMNS, reasonOf, termRow, termSteps } from '../../testing/term-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let steps: ReturnType<typeof termSteps>;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  steps = termSteps(shop, boss);
});
afterAll(() => shop.stop());

describe('undoing an import of the dictionary', () => {
  it('puts terms back and removes new ones, also where a name moved to a new one', async () => {
    const term = await steps.add('Panel', { aliases: ['Screen'], group: 'Display' });
    const id = await steps.importRows([
      termRow('Panel', '', 'Picture'),
      termRow('Glass', 'Screen', 'Picture'),
    ]);
    expect(await steps.found('Screen')).toMatchObject({ name: 'Glass' });
    expect(await steps.undo(id)).toEqual({ restoredCount: 1, removedCount: 1, keptCount: 0 });
    expect(await steps.found('Screen')).toMatchObject({
      name: 'Panel',
      group: 'Display',
      aliases: ['Screen'],
    });
    expect(await steps.actionsOn(term._id)).toContain('specification-term.import-undo');
    const { importList } = await shop
      .trpc(boss.token)
      .imports.list.query({ filters: { subject: 'specification-term', state: 'undone' } });
    expect(importList.map(({ _id }) => _id)).toContain(id);
  });

  it('leaves what somebody changed since, and a name that another term has now', async () => {
    const [a, b] = [
      await steps.add('Base A', { aliases: ['Base key'] }),
      await steps.add('Base B', { position: 5 }),
    ];
    const columns = [...FEW_COLUMNS, 'Place'];
    const id = await steps.importRows(
      [
        [...termRow('Base A'), '1'],
        [...termRow('Base B'), '2'],
        [...termRow('Base C'), '3'],
      ],
      columns,
    );
    await steps.api().addAlias.mutate({ id: b._id, key: 'base-KEY' });
    const created = await steps.found('Base C');
    await steps.api().addAlias.mutate({ id: created?._id ?? '', key: 'Since' });
    const preview = await shop.trpc(boss.token).imports.previewUndo.query({ id, kind: 'restore' });
    expect(preview).toMatchObject({ restoreCount: 2, removeCount: 0, keepCount: 1 });
    expect(preview.rows.find(({ recordId }) => recordId === a._id)?.kept).toEqual([
      { field: 'Other names', reason: 'Another term has this name now.' },
    ]);
    expect(await steps.undo(id)).toEqual({ restoredCount: 2, removedCount: 0, keptCount: 2 });
    expect(await steps.found('Base A')).toMatchObject({ position: 100, aliases: [] });
    expect(await steps.found('Base B')).toMatchObject({ position: 5, aliases: ['base-KEY'] });
    expect(await steps.found('Base C')).toMatchObject({ position: 3, aliases: ['Since'] });
  });

  it('gives a group its Hindi name back, once by two at the same time', async () => {
    const kept = await steps.add('Remote', { group: 'Box', group_hi: 'डिब्बा' });
    await steps.add('Batteries', { group: 'Box' });
    const columns = [...FEW_COLUMNS, 'Group in Hindi'];
    const id = await steps.importRows([[...termRow('Remote', '', 'Box'), 'पेटी']], columns);
    expect((await steps.found('Batteries'))?.group_hi).toBe('पेटी');
    const results = await Promise.all([reasonOf(steps.undo(id)), reasonOf(steps.undo(id))]);
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect((await steps.found('Batteries'))?.group_hi).toBe('डिब्बा');
    const undone = and(
      eq(auditLog.entityId, kept._id),
      eq(auditLog.action, 'specification-term.import-undo'),
    );
    expect(await shop.db.$count(auditLog, undone)).toBe(1);
    expect((await steps.found('Remote'))?.group_hi).toBe('डिब्बा');
  });

  it('does not undo on data that the preview did not show', async () => {
    const term = await steps.add('Preview');
    const id = await steps.importRows([termRow('Preview', 'Fold')]);
    const { imports } = shop.trpc(boss.token);
    const { digest } = await imports.previewUndo.query({ id });
    await steps.api().addAlias.mutate({ id: term._id, key: 'Meanwhile' });
    expect(await reasonOf(imports.undo.mutate({ id, digest }))).toBe('IMPORT_UNDO_STALE');
  });
});
