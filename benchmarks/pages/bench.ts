import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { root } from '../../scripts/install.mjs';
import { median, type Call } from '../load/load';
import { measure, pace, type Row } from '../harness/rounds';
import { startHarness, type Server } from '../harness/harness';

/** More addresses of a page than the storefront caches, so that each is rendered anew. */
const ADDRESSES = 2000;

const asPage = (path: string): Call => ({ path, headers: { accept: 'text/html', 'accept-encoding': 'br' } });

/** The same list under different addresses: minimum prices below that of every television. */
const lists = Array.from({ length: ADDRESSES }, (_, n) => asPage(`/televisions?min=${n + 1}`));

/** Another built checkout whose renderings are measured in the same rounds. */
const { COMPARE_WITH } = process.env;

const harness = await startHarness({ products: 1000 });
try {
  const sql = postgres(harness.databaseUrl, { max: 1 });
  const products = await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 500`;
  await sql.end();
  const api = await harness.api();
  const store = await harness.store(api);
  const other = COMPARE_WITH ? await harness.store(api, resolve(COMPARE_WITH)) : undefined;
  const baseline = await harness.server(join(root, 'benchmarks/reads/baseline.ts'), {
    KIND: 'bytes',
    BODY_FROM: `${store.url}/`,
    ACCEPT_ENCODING: 'br',
  });
  const televisions = products.map(({ id }) => asPage(`/television/${id}`));
  const pages = { home: '/', list: '/televisions', television: `/television/${products[0]?.id}` };
  const rendered = (server: Server): Row[] => [
    { name: 'rendered: list', server, calls: lists },
    { name: 'rendered: television', server, calls: televisions },
  ];
  const [bytes] = ['node:http, bytes of home'];
  const rows: Row[] = [
    { name: bytes, server: baseline, calls: [{ path: '/' }] },
    ...Object.entries(pages).map(([name, path]): Row => ({
      name: `cached: ${name}`,
      server: store,
      calls: [asPage(path)],
      baseline: bytes,
    })),
    ...rendered(store),
  ];
  const before = other && { harness, rows: rendered(other) };
  const samples = await measure(harness, rows, { connections: 10, before, ...pace() });
  process.stdout.write('\npages a second and core, by processor time of the storefront\n');
  for (const [name, ofRow] of samples)
    process.stdout.write(
      `${name.padEnd(34)} ${(1e6 / median(ofRow.map((one) => one.serverUs))).toFixed(0)}\n`,
    );
} finally {
  await harness.stop();
}
