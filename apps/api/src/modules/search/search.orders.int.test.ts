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
