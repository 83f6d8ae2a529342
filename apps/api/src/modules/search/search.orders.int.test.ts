import { expect, it } from 'vitest';
import { readSearchText } from '@aabha/contracts/search/search-text';
import { plansDatabase } from '../../testing/plans-database';
import { MOST_HITS } from './search.hits.queries';
import { findOrderHits } from './search.orders.queries';

const plans = plansDatabase();

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('the newest orders of words, of a common text and of few orders are those of reading all', async () => {
  const old = await plans.sql<{ id: string }[]>`
    update orders set search_text = search_text || e'\\nrare surname'
    where id in (select id from orders order by created_at, id limit 9) returning id`;
  expect(old).toHaveLength(9);
  for (const text of ['person', 'rare surname', 'surname', 'person2024@', 'person', 'nobody at all', 'er']) {
    const all = await plans.sql<{ id: string }[]>`
      select id from orders where position(${text} in search_text) > 0 order by created_at desc limit ${MOST_HITS}`;
    const found = await findOrderHits(plans.db, readSearchText(text));
    expect({ text, ids: found.map(({ _id }) => _id) }).toEqual({ text, ids: idsOf(all) });
  }
});

it('six to nine digits find orders by the end of their number and by any part of their phone number', async () => {
  const [ending, calling, chance] = await plans.sql<{ id: string; number: string }[]>`
    select id, right(id::text, 6) as number from orders where right(id::text, 6) ~ '^[0-9]{6}$' order by id limit 3`;
  if (!ending || !calling || !chance)
    throw new Error('There are too few orders whose number ends with digits.');
  const set = (id: string, lines: string) =>
    plans.sql`update orders set search_text = ${`${id}\n${lines}`} where id = ${id}`;
  await set(ending.id, 'asha\nasha@one.example\n9000000000');
  await set(calling.id, `ravi\nravi@one.example\n98${ending.number}77\npay_x`);
  await set(chance.id, `mina\nmina${ending.number}@one.example\n9000000001\npay_${ending.number}`);
  const found = async (text: string) =>
    (await findOrderHits(plans.db, readSearchText(text))).map(({ _id }) => _id);
  expect(await found(ending.number)).toEqual([ending.id, calling.id]);
  for (const part of [`8${ending.number}`, `${ending.number}77`, `98${ending.number}`, `8${ending.number}7`])
    expect(await found(part)).toEqual([calling.id]);
  expect(await found(`7${ending.number}`)).not.toContain(calling.id);
  expect(await found(`98${ending.number}77`)).toEqual([calling.id]);
  /* The end of a number is as long as what is typed. */
  const eight = await plans.sql<{ id: string; number: string }[]>`
    select id, right(id::text, 8) as number from orders where right(id::text, 8) ~ '^[0-9]{8}$' limit 1`;
  for (const { id, number } of eight) expect(await found(number)).toEqual([id]);
});
