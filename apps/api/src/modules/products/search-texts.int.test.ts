import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { auditLog } from '@aabha/db/schema/audit';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const api = () => shop.trpc(boss.token);
const textsOf = async (id: string) => {
  const { seo_title, seo_description } = (await shop.trpc().products.get.query({ id })).product;
  return [seo_title, seo_description];
};

it('is stored on one line, read by shoppers, cleared by an empty field, and audited', async () => {
  const { id } = await aProduct(shop.db);
  expect(await textsOf(id)).toEqual([null, null]);
  await api().products.update.mutate({
    id,
    img: [],
    seo_title: ' Surya 43\n inch ',
    seo_description: 'Bright',
  });
  expect(await textsOf(id)).toEqual(['Surya 43 inch', 'Bright']);
  await api().products.update.mutate({ id, img: [], seo_description: '' });
  expect(await textsOf(id)).toEqual(['Surya 43 inch', null]);
  const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(entries.map(({ after }) => after)).toContainEqual({
    seo_title: 'Surya 43 inch',
    seo_description: 'Bright',
  });
});

it('has at most 120 and 320 characters', async () => {
  const { id } = await aProduct(shop.db);
  const update = (texts: object) =>
    api()
      .products.update.mutate({ id, img: [], ...texts })
      .then(
        () => 'done',
        (error: { data?: { fields?: object } }) => Object.keys(error.data?.fields ?? {}),
      );
  expect(await update({ seo_title: 'x'.repeat(121) })).toEqual(['seo_title']);
  expect(await update({ seo_description: 'x'.repeat(321) })).toEqual(['seo_description']);
  expect(await update({ seo_title: 'x'.repeat(120), seo_description: 'x'.repeat(320) })).toBe('done');
});

it('is imported from a file, where a blank cell changes none, and put back by an undo', async () => {
  const { id } = await aProduct(shop.db, { seoDescription: 'Before' });
  const csv = formatCsv(['_id', 'seo_title', 'seo_description'], [[id, 'From a file', '']]);
  const { importId } = await api().products.importCsv.mutate({ csv });
  expect(await textsOf(id)).toEqual(['From a file', 'Before']);
  const preview = await api().imports.previewUndo.query({ id: importId ?? '' });
  await api().imports.undo.mutate({ id: importId ?? '', digest: preview.digest });
  expect(await textsOf(id)).toEqual([null, 'Before']);
});
