import { countSearches } from '@aabha/api/modules/products/count-searches.queries';
import { openDatabase } from '@aabha/db/client';
import { send, type Prepared } from './measure-in-turn';

/**
 * Sends the requests for facets once and counts what they noted, as a worker does within a minute: what is measured later is a shop
 * in which somebody searched for the same before.
 */
export async function countAskedSearches(url: string, prepared: readonly Prepared[]): Promise<void> {
  for (const { request, shop } of prepared)
    if (request.procedure === 'products.facets') await send(shop, request);
  const database = openDatabase(url, { maxConnections: 1, applicationName: 'seed' });
  while ((await countSearches(database.db)) > 0);
  await database.sql`vacuum analyze search_counts, search_count_changes, counted_searches`;
  await database.close();
}
