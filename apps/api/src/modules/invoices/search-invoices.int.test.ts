import { expect, it } from 'vitest';
import { plansDatabase } from '../../testing/plans-database';
import { selectFoundInvoices } from './found-invoices.queries';
import { searchInvoices } from './search-invoices.queries';

const plans = plansDatabase();

type Page = Parameters<typeof searchInvoices>[2];
const NEWEST: Page = { order: 'desc', limit: 20, offset: 0 };
const search = (text: string, page: Partial<Page> = {}) =>
  searchInvoices(plans.db, { userId: undefined, search: text }, { ...NEWEST, ...page });

/** All that a text finds, in the order of the list, by the statement that counts exactly. */
async function allOf(text: string, order: 'asc' | 'desc'): Promise<string[]> {
  const found = selectFoundInvoices(plans.db, { userId: undefined, search: text });
  const rows = await plans.db.select().from(found);
  const sorted = rows.toSorted((one, other) =>
    one.createdAt + one.id < other.createdAt + other.id ? -1 : 1,
  );
  return (order === 'asc' ? sorted : sorted.toReversed()).map(({ id }) => id);
}

it.each(['person', 'er'])(
  '%s is on more invoices than are counted; its pages are those of the list',
  async (text) => {
    for (const order of ['desc', 'asc'] as const) {
      const all = await allOf(text, order);
      expect(all.length).toBeGreaterThan(1_100);
      for (const offset of [0, 20, 1_060]) {
        const total = offset === 1_060 ? 1_100 : 100;
        const expected = { ids: all.slice(offset, offset + 20), total, isMore: true };
        expect(await search(text, { order, offset })).toEqual(expected);
      }
      /* Its last page is not full, and is read as a whole. */
      const last = all.length - 5;
      expect((await search(text, { order, offset: last })).ids).toEqual(all.slice(last));
      expect((await search(text, { order, offset: all.length })).ids).toEqual([]);
    }
  },
);

it('a name that the first buyers do not have is found and counted the same way', async () => {
  await plans.sql`update users set name = 'Zubin Mistry' where substr(name, 8)::int % 30 = 0 and name like 'Person %'`;
  const all = await allOf('zubin', 'desc');
  expect(all.length).toBeGreaterThan(300);
  expect(await search('zubin')).toEqual({ ids: all.slice(0, 20), total: 100, isMore: true });
  expect(await search('zubin', { offset: 90 })).toEqual({
    ids: all.slice(90, 110),
    total: 200,
    isMore: true,
  });
  const end = { offset: all.length - 5 };
  expect(await search('zubin', end)).toEqual({ ids: all.slice(-5), total: all.length, isMore: false });
});

it('counts what few invoices have, with each page of it', async () => {
  for (const text of ['person2024@', 'TV/2627/00123', 'zzyzx']) {
    const all = await allOf(text, 'desc');
    const few = await search(text, { limit: 5 });
    expect(few).toEqual({ ids: all.slice(0, 5), total: all.length, isMore: false });
    expect((await search(text, { limit: 5, offset: 5 })).ids).toEqual(all.slice(5, 10));
  }
});
