import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { SERVICE_AREA_COLUMNS } from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { importRows, imports } from '@aabha/db/schema/imports';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { signedInWith } from '../../testing/permitted';
import { refusedWith } from '../../testing/refunding';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { purgeExpired } from '../retention/retention.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const api = () => shop.trpc(boss.token);
const get = async (id: string) => (await api().products.getForStaff.query({ id })).product;
const importFile = async (columns: string[], rows: string[][]) => {
  const done = await api().products.importCsv.mutate({ csv: formatCsv(columns, rows), fileName: 'tvs.csv' });
  return done.importId ?? '';
};
const undo = async (id: string) => {
  const { digest } = await api().imports.previewUndo.query({ id });
  return api().imports.undo.mutate({ id, digest });
};
const sell = (id: string, units: number) =>
  shop.db.execute(
    sql`update stock_slots set on_hand = on_hand - ${units} where product_id = ${id} and slot = 0`,
  );

describe('undoing an import of televisions', () => {
  it('puts back its rows as they were, but for what changed since, and says so before', async () => {
    const made = [];
    for (let n = 0; n < 20; n += 1) made.push(await aProduct(shop.db, { name: `Row ${n}`, stock: 5 }));
    const id = await importFile(
      ['_id', 'price', 'stock', 'highlights'],
      made.map((product) => [product.id, '50000', '50', 'Bright']),
    );
    const [first, second, third] = made.map((product) => product.id);
    await sell(first ?? '', 3);
    await shop.db
      .update(products)
      .set({ highlights: ['Brighter'] })
      .where(eq(products.id, second ?? ''));
    await api().products.removeMany.mutate({ ids: [third ?? ''] });

    const preview = await api().imports.previewUndo.query({ id });
    expect(preview).toMatchObject({ kind: 'keep', restoreCount: 19, removeCount: 0, keepCount: 1 });
    expect(preview.rows).toEqual([
      {
        recordId: third,
        label: 'Row 2',
        fields: [],
        kept: [{ field: '', reason: 'It has been removed since.' }],
      },
    ]);
    const restored = await api().imports.previewUndo.query({ id, kind: 'restore' });
    expect(restored.digest).toBe(preview.digest);
    expect(restored.rows.find(({ recordId }) => recordId === second)?.kept).toEqual([
      { field: 'highlights', reason: 'It has been changed since.' },
    ]);

    expect(await undo(id)).toEqual({ restoredCount: 19, removedCount: 0, keptCount: 2 });
    expect(await get(first ?? '')).toMatchObject({
      price: 40_000,
      onHand: 2,
      highlights: ['Bright picture'],
    });
    expect(await get(second ?? '')).toMatchObject({ price: 40_000, onHand: 5, highlights: ['Brighter'] });
    const { importList } = await api().imports.list.query({ filters: { state: 'undone' } });
    expect(importList).toMatchObject([
      {
        _id: id,
        fileName: 'tvs.csv',
        updateCount: 20,
        restoredCount: 19,
        keptCount: 2,
        undoneBy: { _id: boss.id },
      },
    ]);
    expect(await shop.db.$count(auditLog, eq(auditLog.action, 'product.import-undo'))).toBe(19);
    await expect(api().imports.previewUndo.query({ id })).rejects.toMatchObject({
      data: { reason: 'IMPORT_UNDONE', httpStatus: 409 },
    });
  });

  it('makes a fact absent again', async () => {
    const product = await aProduct(shop.db, { name: 'Complete' });
    await shop.db.update(products).set({ modelYear: null }).where(eq(products.id, product.id));
    const id = await importFile(['_id', 'modelYear'], [[product.id, '2026']]);
    expect(await get(product.id)).toMatchObject({ modelYear: 2026 });
    await undo(id);
    expect((await get(product.id)).modelYear).toBeNull();
  });

  it('is done once by two at the same time, and never on data that the preview did not show', async () => {
    const product = await aProduct(shop.db, { name: 'Raced', stock: 5 });
    const id = await importFile(['_id', 'name'], [[product.id, 'Renamed']]);
    const { digest } = await api().imports.previewUndo.query({ id });
    await shop.db.update(products).set({ name: 'By somebody' }).where(eq(products.id, product.id));
    await expect(api().imports.undo.mutate({ id, digest })).rejects.toMatchObject({
      data: { reason: 'IMPORT_UNDO_STALE', httpStatus: 409 },
    });
    expect(await get(product.id)).toMatchObject({ name: 'By somebody' });
    await expect(undo(id)).rejects.toMatchObject({ data: { reason: 'IMPORT_UNDO_EMPTY' } });
    await shop.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, product.id));
    const results = await Promise.allSettled([
      api().imports.undo.mutate({ id, digest }),
      api().imports.undo.mutate({ id, digest }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await get(product.id)).toMatchObject({ name: 'Raced' });
  });

  it('leaves a price that would fall by more than 30 % to a second person', async () => {
    await signedInAs(shop, 'SuperAdmin');
    const product = await aProduct(shop.db, { name: 'Doubled' });
    const id = await importFile(['_id', 'price', 'companyName'], [[product.id, '90000', 'Other']]);
    expect(await undo(id)).toMatchObject({ restoredCount: 1, pendingPriceCount: 1 });
    const after = await get(product.id);
    expect(after).toMatchObject({ price: 90_000 });
    expect(after.companyName).not.toBe('Other');
  });

  it('is over after 30 days, when its rows are deleted', async () => {
    const product = await aProduct(shop.db, { name: 'Old' });
    const id = await importFile(['_id', 'name'], [[product.id, 'New']]);
    const old = new Date(Date.now() - 30.1 * 86_400_000).toISOString();
    await shop.db.update(imports).set({ createdAt: old }).where(eq(imports.id, id));
    await expect(undo(id)).rejects.toMatchObject({ data: { reason: 'IMPORT_NOT_FOUND', httpStatus: 404 } });
    while ((await purgeExpired(shop.deps)) > 0);
    expect(await shop.db.$count(importRows, eq(importRows.importId, id))).toBe(0);
  });
});

it('undoes an import of service areas: changed ones are as before, new ones are gone', async () => {
  const row = (zipcode: string, city: string) => [zipcode, 'BLR', 'BLR', 'BLR', city, 'Karnataka', 'no'];
  const send = (rows: string[][]) =>
    api().serviceAreas.importCsv.mutate({ csv: formatCsv([...SERVICE_AREA_COLUMNS], rows) });
  await send([row('560034', 'Bengaluru')]);
  const { importId = '' } = await send([row('560034', 'Wrong'), row('560035', 'Wrong')]);
  expect(await undo(importId)).toEqual({ restoredCount: 1, removedCount: 1, keptCount: 0 });
  const { zipcodeList } = await api().serviceAreas.list.query({ filters: {} });
  expect(zipcodeList.map(({ zipcode, facilityCity }) => [zipcode, facilityCity])).toEqual([
    ['560034', 'Bengaluru'],
  ]);
});

it('lists and undoes what the role may import, for a SubAdmin', async () => {
  const member = await signedInWith(shop, ['products', 'delivery']);
  const { id: product } = await aProduct(shop.db, { name: 'Of the role', stock: 5 });
  const ofProducts = await importFile(['_id', 'stock'], [[product, '9']]);
  const zones = await api().serviceAreas.importCsv.mutate({
    csv: formatCsv(
      [...SERVICE_AREA_COLUMNS],
      [['744101', 'CCU', 'CCU', 'CCU', 'Port Blair', 'Andaman and Nicobar Islands', 'no']],
    ),
  });
  const mine = () => shop.trpc(member.token).imports;
  const kinds = async () =>
    [...new Set((await mine().list.query({})).importList.map(({ subject }) => subject))].toSorted();
  expect(await kinds()).toEqual(['product', 'service-area']);
  await member.permit(['products']);
  expect(await kinds()).toEqual(['product']);
  expect((await mine().list.query({ filters: { subject: 'service-area' } })).importCount).toBe(0);
  const other = { id: zones.importId ?? '' };
  for (const call of [
    () => mine().previewUndo.query(other),
    () => mine().undo.mutate({ ...other, digest: 'x' }),
  ])
    await expect(call()).rejects.toMatchObject(refusedWith('FORBIDDEN'));
  const { digest } = await mine().previewUndo.query({ id: ofProducts });
  expect(await mine().undo.mutate({ id: ofProducts, digest })).toMatchObject({ restoredCount: 1 });
  expect((await get(product)).onHand).toBe(5);
  await undo(other.id);
});
