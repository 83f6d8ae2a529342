import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { SAMPLE_DECLARATIONS } from '@aabha/contracts/products/testing/sample-product';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { parseCsv } from '../imports/parse-csv';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const products = () => shop.trpc(boss.token).products;
const get = async (id: string) => (await products().getForStaff.query({ id })).product;

describe('the CSV file of televisions', () => {
  it('is exported whole and imported unchanged', async () => {
    await aProduct(shop.db, {
      name: 'Quote "55", comma',
      highlights: ['One, two', '=3+4'],
      description: 'First line.\n\nSecond line.',
      specifications: [{ title: 'Picture', data: [{ key: 'Panel', value: 'VA, "matt"' }] }],
    });
    await aProduct(shop.db);
    const { csv } = await products().exportCsv.query();
    expect(await products().previewImport.mutate({ csv })).toMatchObject({
      rowCount: 2,
      createCount: 0,
      updateCount: 0,
      unchangedCount: 2,
      errors: [],
    });
  });

  it('changes its own columns only, and creates a television for a row without an id', async () => {
    const { id } = await aProduct(shop.db, { name: 'Before', stock: 3 });
    const few = formatCsv(['_id', 'price', 'stock'], [[id, '50000', '9']]);
    const preview = await products().previewImport.mutate({ csv: few });
    expect(preview.changes).toHaveLength(1);
    expect(preview.changes[0]).toMatchObject({ line: 2, kind: 'update', label: 'Before' });
    expect(preview.changes[0]?.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'price', before: '40000', after: '50000' },
      { field: 'stock', before: '3', after: '9' },
    ]);
    await products().importCsv.mutate({ csv: few, digest: preview.digest });
    expect(await get(id)).toMatchObject({ name: 'Before', price: 50_000, new_price: 37_500, onHand: 9 });

    const exported = parseCsv((await products().exportCsv.query()).csv).records;
    const header = exported[0]?.cells ?? [];
    const row = exported.find(({ cells }) => cells[header.indexOf('_id')] === id)?.cells ?? [];
    const fresh = header.map((column, at) =>
      column === '_id' || column === 'updated_at' ? '' : column === 'name' ? 'Fresh' : (row[at] ?? ''),
    );
    const done = await products().importCsv.mutate({ csv: formatCsv(header, [fresh]) });
    expect(done).toMatchObject({ createCount: 1, updateCount: 0, unchangedCount: 0 });
    const { productList } = await products().listForStaff.query({ filters: { name: 'Fresh' } });
    expect(productList[0]).toMatchObject({
      price: 50_000,
      new_price: 37_500,
      onHand: 9,
      warranty_pricing: { 12: 1999, 24: 3499 },
    });
  });

  it('sets declarations, and leaves those of blank cells', async () => {
    const { id } = await aProduct(shop.db, { modelYear: null });
    const header = ['_id', 'modelNumber', 'modelYear', 'makerName', 'widthCm', 'beeValidTo'];
    const csv = formatCsv(header, [[id, 'SU43', '2025', '', '97.1', '2028-12-31']]);
    await products().importCsv.mutate({ csv });
    const declared = { modelNumber: 'SU43', modelYear: 2025, widthCm: 97.1, beeValidTo: '2028-12-31' };
    expect(await get(id)).toMatchObject({ ...SAMPLE_DECLARATIONS, ...declared, isListed: true });
    const wrong = await products().previewImport.mutate({
      csv: formatCsv(['_id', 'weightKg', 'beeValidTo'], [[id, 'heavy', '31.12.2027']]),
    });
    expect(wrong.errors.map(({ field }) => field)).toEqual(['weightKg', 'beeValidTo']);
  });

  it('with invalid or outdated rows changes nothing', async () => {
    const { id } = await aProduct(shop.db, { name: 'Stays' });
    const seen = await get(id);
    await products().update.mutate({ id, stock: 4, img: [] });
    const csv = formatCsv(
      ['_id', 'updated_at', 'name', 'price', 'warranty_pricing'],
      [
        [id, seen.updated_at, 'Changed', '50000', '12: 1'],
        ['nothing', '', 'Unknown', '1', ''],
        ['', '', 'New', 'cheap', '12 for 5'],
        ['', '', 'Another', '1', ''],
      ],
    );
    const { errors } = await products().previewImport.mutate({ csv });
    expect(errors).toContainEqual({
      line: 2,
      field: 'updated_at',
      message: 'This television has changed since you exported the file.',
    });
    expect(errors).toContainEqual({
      line: 3,
      field: '_id',
      message: 'No television with this id is on sale.',
    });
    expect(
      errors
        .filter(({ line }) => line === 4)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(['price', 'warranty_pricing']);
    expect(errors.filter(({ line }) => line === 5).map(({ field }) => field)).toContain('screenInches');
    await expect(products().importCsv.mutate({ csv })).rejects.toMatchObject({
      data: { reason: 'IMPORT_INVALID', httpStatus: 400 },
    });
    expect((await get(id)).name).toBe('Stays');
    const wrong = await products().previewImport.mutate({ csv: 'name,colour\nx,red' });
    expect(wrong.errors).toEqual([{ line: 1, field: 'colour', message: 'Unknown column "colour".' }]);
  });
});
