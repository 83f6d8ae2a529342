import postgres from 'postgres';
import type { Call } from '../load/load';
import { measure, pace, type Row } from '../stage/rounds';
import { setStage } from '../stage/stage';

const SIZES = (process.env.SIZES || '1000,10000,100000').split(',').map(Number);

const trpc = (procedure: string, input: unknown): Call => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
});

/* What nothing is kept of costs as the catalogue grows; what is kept costs the same at any size. */
for (const products of SIZES) {
  const stage = await setStage({ products });
  try {
    const sql = postgres(stage.databaseUrl, { max: 1 });
    const rows = await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 50`;
    await sql.end();
    const server = await stage.api({ ANSWER_CACHE_MB: '0' });
    const asked: Row[] = [
      { name: 'list', server, calls: [trpc('products.list', {})] },
      {
        name: 'list, filtered, by price',
        server,
        calls: [
          trpc('products.list', {
            filters: { minPrice: 20000, technology: ['QLED'] },
            sort: { field: 'price' },
          }),
        ],
      },
      { name: 'detail', server, calls: rows.map(({ id }) => trpc('products.get', { id })) },
      {
        name: 'search with a slip',
        server,
        calls: [trpc('products.list', { filters: { search: '55 inhc qled' } })],
      },
    ];
    process.stdout.write(`\n${products} televisions`);
    await measure(stage, asked, { connections: 10, ...pace() });
  } finally {
    await stage.stop();
  }
}
