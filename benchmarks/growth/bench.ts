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

/* What is asked and what is kept of the same calls as the catalogue grows. */
for (const products of SIZES) {
  const stage = await startHarness({ products });
  try {
    const sql = postgres(stage.databaseUrl, { max: 1 });
    const rows = await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 50`;
    await sql.end();
    const [token = ''] = await signInShoppers(stage.databaseUrl, 1);
    const calls: Record<string, Call[]> = {
      list: [trpc('products.list', {})],
      'list, filtered, by price': [trpc('products.list', FILTERED)],
      'list, filtered, signed in': [trpc('products.list', FILTERED, { authorization: `Bearer ${token}` })],
      detail: rows.map(({ id }) => trpc('products.get', { id })),
      'search with a slip': [trpc('products.list', { filters: { search: '55 inhc qled' } })],
    };
    const asked = await stage.api({ RESPONSE_CACHE_MB: '0' });
    const kept = await stage.api();
    const table = Object.entries(calls).flatMap(([name, own]): Row[] => [
      { name: `asked: ${name}`, server: asked, calls: own },
      { name: `kept: ${name}`, server: kept, calls: own },
    ]);
    process.stdout.write(`\n${products} televisions`);
    await measure(stage, table, { connections: 10, ...pace() });
  } finally {
    await stage.stop();
  }
}
