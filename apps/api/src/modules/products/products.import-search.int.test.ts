import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
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

const staff = () => shop.trpc(boss.token).products;
const importRows = (header: readonly string[], rows: readonly string[][]) =>
  staff().importCsv.mutate({ csv: formatCsv(header, rows) });

const search = async (text: string) =>
  (await shop.trpc().products.list.query({ filters: { search: text } })).productList.map(({ name }) => name);
/** Returns the products that each text finds, by text. */
const found = async (...texts: string[]) =>
  Object.fromEntries(await Promise.all(texts.map(async (text) => [text, await search(text)] as const)));

/** Returns the CSV header, and a television's row as a new one with another name. */
async function asNew(id: string, name: string, over: Record<string, string> = {}) {
  const records = parseCsv((await staff().exportCsv.query()).csv).records.map(({ cells }) => cells);
  const [header = [], ...rows] = records;
  const row = rows.find((cells) => cells[header.indexOf('_id')] === id) ?? [];
  const cells: Record<string, string> = { name, _id: '', updated_at: '', ...over };
  return { header, row: header.map((column, at) => cells[column] ?? row[at] ?? '') };
}

it('finds the words of imported televisions, with a typing error in them', async () => {
  const { id } = await aProduct(shop.db, { name: 'Nakshatra 43' });
  expect(await found('meghdot', 'pratbha')).toEqual({ meghdot: [], pratbha: [] });
  const { header, row } = await asNew(id, 'Meghdoot 43', { companyName: 'Pratibha' });
  expect(await importRows(header, [row])).toMatchObject({ createCount: 1 });
  expect(await found('meghdot', 'pratbha', 'nakshtra')).toEqual({
    meghdot: ['Meghdoot 43'],
    pratbha: ['Meghdoot 43'],
    nakshtra: ['Nakshatra 43'],
  });
});

it('no longer corrects to a word that the last television lost by an import', async () => {
  const lost = await aProduct(shop.db, { name: 'Arunodaya 43' });
  const [one, other] = [
    await aProduct(shop.db, { name: 'Lakshya 43' }),
    await aProduct(shop.db, { name: 'Lakshya 55' }),
  ];
  expect(await found('arunodya', 'lakhsya')).toMatchObject({ arunodya: ['Arunodaya 43'] });
  await importRows(
    ['_id', 'name'],
    [
      [lost.id, 'Varuna 43'],
      [one.id, 'Dhanush 43'],
    ],
  );
  expect(await found('arunodya', 'lakhsya', 'vruna', 'dhnaush')).toEqual({
    arunodya: [],
    /* The other television still has it. */
    lakhsya: ['Lakshya 55'],
    vruna: ['Varuna 43'],
    dhnaush: ['Dhanush 43'],
  });
  await importRows(['_id', 'name'], [[other.id, 'Dhanush 55']]);
  expect(await search('lakhsya')).toEqual([]);
  expect((await search('dhnaush')).toSorted()).toEqual(['Dhanush 43', 'Dhanush 55']);
});

it('adds nothing from a rejected file', async () => {
  const { id } = await aProduct(shop.db, { name: 'Samudra 43' });
  const refused = importRows(
    ['_id', 'name', 'price'],
    [
      [id, 'Himalaya 43', '40000'],
      ['nothing', 'Sagarika 43', '40000'],
    ],
  );
  await expect(refused).rejects.toMatchObject({ data: { reason: 'IMPORT_INVALID' } });
  expect(await found('samudar', 'himalya', 'sagrika')).toEqual({
    samudar: ['Samudra 43'],
    himalya: [],
    sagrika: [],
  });
});
