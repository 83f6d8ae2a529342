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

const staff = () => shop.trpc(boss.token).products;
const successorOf = async (id: string) => (await shop.trpc().products.successor.query({ id })).successor?._id;
const remove = (...ids: string[]) => staff().removeMany.mutate({ ids });
let last = 0;
/** A television on sale with a SKU and, where named, a successor. */
const television = async (successorSku?: string) => {
  last += 1;
  const sku = `SUC-${last}`;
  const { id } = await aProduct(shop.db, { sku, successorSku });
  return { id, sku };
};

it('leads to the successor once the television is no longer shown, and not before', async () => {
  const later = await television();
  const old = await television(later.sku);
  expect(await successorOf(old.id)).toBeUndefined();
  await remove(old.id);
  expect(await successorOf(old.id)).toBe(later.id);
  const response = await shop.rest('GET', `/product/${old.id}/successor`);
  expect(response.body).toMatchObject({ data: { successor: { _id: later.id } } });
});

it('goes on to the successor’s own while that is not shown, and ends in a circle or at nobody', async () => {
  const newest = await television();
  const middle = await television(newest.sku);
  const old = await television(middle.sku);
  await remove(old.id, middle.id);
  expect(await successorOf(old.id)).toBe(newest.id);
  await staff().unpublish.mutate({ id: newest.id });
  expect(await successorOf(old.id)).toBeUndefined();

  const [first, second] = [await television('SUC-SECOND'), await television()];
  await staff().update.mutate({ id: second.id, img: [], sku: 'SUC-SECOND', successor_sku: first.sku });
  await remove(first.id, second.id);
  expect(await successorOf(first.id)).toBeUndefined();
});

it('finds a SKU in any case, one that was given later, and nothing for an unknown television', async () => {
  const old = await television();
  await staff().update.mutate({ id: old.id, img: [], successor_sku: 'suc-later' });
  await remove(old.id);
  expect(await successorOf(old.id)).toBeUndefined();
  const { id } = await aProduct(shop.db, { sku: 'SUC-LATER' });
  expect(await successorOf(old.id)).toBe(id);
  expect(await successorOf('019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b')).toBeUndefined();
  expect(await successorOf('unknown')).toBeUndefined();
});

it('is never the television itself, in the form and in a file', async () => {
  const { id, sku } = await television();
  await expect(staff().update.mutate({ id, img: [], successor_sku: sku })).rejects.toMatchObject({
    data: { fields: { successor_sku: 'A television is not its own successor.' } },
  });
  const preview = await staff().previewImport.mutate({
    csv: formatCsv(['_id', 'successor_sku'], [[id, sku]]),
  });
  expect(JSON.stringify(preview)).toContain('A television is not its own successor.');
});

it('comes from a file and goes with an undo', async () => {
  const { id } = await television();
  const { importId } = await staff().importCsv.mutate({
    csv: formatCsv(['_id', 'successor_sku'], [[id, 'SUC-NEXT']]),
  });
  const read = async () => (await staff().getForStaff.query({ id })).product.successor_sku;
  expect(await read()).toBe('SUC-NEXT');
  const { imports } = shop.trpc(boss.token);
  const { digest } = await imports.previewUndo.query({ id: importId ?? '' });
  await imports.undo.mutate({ id: importId ?? '', digest });
  expect(await read()).toBeNull();
});
