import postgres from 'postgres';
import type { Call } from '../load/load';
import { signInShoppers } from '../harness/buyers';
import { measure, pace, type Row } from '../harness/rounds';
import { startHarness } from '../harness/harness';

const SIZES = (process.env.SIZES || '1000,10000,100000').split(',').map(Number);

const trpc = (procedure: string, input: unknown, headers: Record<string, string> = {}): Call => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
  headers,
});
const FILTERED = { filters: { minPrice: 20000, technology: ['QLED'] }, sort: { field: 'price' } };

/* Compares the same calls with and without the response cache as the catalogue grows. */
for (const products of SIZES) {
  const harness = await startHarness({ products });
  try {
    const sql = postgres(harness.databaseUrl, { max: 1 });
    const rows = await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 50`;
    await sql.end();
    const [token = ''] = await signInShoppers(harness.databaseUrl, 1);
    const calls: Record<string, Call[]> = {
      list: [trpc('products.list', {})],
      'list, filtered, by price': [trpc('products.list', FILTERED)],
      'list, filtered, signed in': [trpc('products.list', FILTERED, { authorization: `Bearer ${token}` })],
      detail: rows.map(({ id }) => trpc('products.get', { id })),
      'search with a typo': [trpc('products.list', { filters: { search: '55 inhc qled' } })],
    };
    const uncached = await harness.api({ RESPONSE_CACHE_MB: '0' });
    const cached = await harness.api();
    const table = Object.entries(calls).flatMap(([name, own]): Row[] => [
      { name: `uncached: ${name}`, server: uncached, calls: own },
      { name: `cached: ${name}`, server: cached, calls: own },
    ]);
    process.stdout.write(`\n${products} televisions`);
    await measure(harness, table, { connections: 10, ...pace() });
  } finally {
    await harness.stop();
  }
}
