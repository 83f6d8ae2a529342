import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const products = () => shop.trpc(boss.token).products;
const taken = { data: { reason: 'SKU_TAKEN', httpStatus: 409 } };
const setSku = (id: string, sku: string) => products().update.mutate({ id, sku, img: [] });
const skuOf = async (id: string) => (await products().getForStaff.query({ id })).product.sku;

it('keeps a SKU in upper case, and refuses one that another television has, also a deleted one', async () => {
  const [first, second] = [await aProduct(shop.db, { name: 'Sona 43' }), await aProduct(shop.db)];
  await setSku(first.id, ' aab-43/q ');
  expect(await skuOf(first.id)).toBe('AAB-43/Q');
  expect((await shop.trpc().products.get.query({ id: first.id })).product.sku).toBe('AAB-43/Q');
  expect((await shop.trpc().products.get.query({ id: second.id })).product.sku).toBeNull();
  await setSku(first.id, 'aab-43/Q');
  await expect(setSku(second.id, 'Aab-43/q')).rejects.toMatchObject(taken);
  await expect(setSku(second.id, '=43')).rejects.toMatchObject({ data: { httpStatus: 400 } });
  await products().remove.mutate({ id: first.id });
  const refusal: unknown = await setSku(second.id, 'AAB-43/Q').catch((error: unknown) => error);
  expect(JSON.stringify(refusal)).toContain('“Sona 43” has this SKU. It was deleted.');
  await setSku(second.id, '');
  expect(await skuOf(second.id)).toBeNull();
});

it('gives a SKU that several ask for at once to one of them', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => aProduct(shop.db)));
  const results = await Promise.allSettled(all.map(({ id }) => setSku(id, 'RACE-1')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(taken);
});

it('finds a television by the beginning of its SKU, the whole one first', async () => {
  const [longer, whole] = [await aProduct(shop.db), await aProduct(shop.db)];
  await setSku(longer.id, 'ZED-7-B');
  await setSku(whole.id, 'ZED-7');
  const { productList, productCount } = await products().listForStaff.query({
    filters: { search: 'zed-7' },
  });
  expect(productCount).toBe(2);
  expect(productList.map(({ _id }) => _id)).toEqual([whole.id, longer.id]);
  const { groups } = await shop.trpc(boss.token).search.staff.query({ text: 'zed-7-b' });
  expect(JSON.stringify(groups)).toContain(longer.id);
});

it('is imported from a file, which an undo takes back, and refused where it is taken', async () => {
  const [one, other] = [await aProduct(shop.db), await aProduct(shop.db)];
  await setSku(one.id, 'CSV-1');
  const file = (...rows: string[][]) => formatCsv(['_id', 'sku'], rows);
  const wrong = await products().previewImport.mutate({
    csv: file([other.id, 'csv-1']),
  });
  expect(wrong.errors).toMatchObject([{ line: 2, field: 'sku' }]);
  const twice = await products().previewImport.mutate({
    csv: file([one.id, 'CSV-2'], [other.id, 'csv-2']),
  });
  expect(twice.errors.map(({ message }) => message)).toEqual([
    'Another row of the file has the same SKU.',
    'Another row of the file has the same SKU.',
  ]);
  await products().importCsv.mutate({ csv: file([one.id, ''], [other.id, 'csv-3']) });
  expect([await skuOf(one.id), await skuOf(other.id)]).toEqual(['CSV-1', 'CSV-3']);
  expect((await products().exportCsv.query()).csv).toContain('CSV-3');

  const imports = shop.trpc(boss.token).imports;
  const [{ _id: id = '' } = {}] = (await imports.list.query({})).importList;
  const { digest } = await imports.previewUndo.query({ id });
  await imports.undo.mutate({ id, digest });
  expect([await skuOf(one.id), await skuOf(other.id)]).toEqual(['CSV-1', null]);
});
