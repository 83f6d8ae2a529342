import { join } from 'node:path';
import postgres from 'postgres';
import { root } from '../../scripts/install.mjs';
import type { Call } from '../load/load';
import { measure, median, pace, type Row } from '../stage/rounds';
import { setStage } from '../stage/stage';

/** More addresses of a page than the storefront keeps, so that each is rendered anew. */
const ADDRESSES = 2000;

const asPage = (path: string): Call => ({ path, headers: { accept: 'text/html', 'accept-encoding': 'br' } });

/** The same page under addresses of their own, as links from campaigns have them. */
const underManyAddresses = (path: string) =>
  Array.from({ length: ADDRESSES }, (_, n) => asPage(`${path}?utm_source=b${n}`));

const stage = await setStage({ products: 1000 });
try {
  const sql = postgres(stage.databaseUrl, { max: 1 });
  const [product] = await sql<{ id: string }[]>`select id from products order by md5(id::text) limit 1`;
  await sql.end();
  const api = await stage.api();
  const store = await stage.store(api);
  const floor = await stage.server(join(root, 'benchmarks/reads/floor.ts'), {
    KIND: 'bytes',
    BODY_FROM: `${store.url}/`,
    ACCEPT_ENCODING: 'br',
  });
  const pages = { home: '/', list: '/televisions', television: `/television/${product?.id}` };
  const [bytes] = ['node:http, bytes of home'];
  const rows: Row[] = [
    { name: bytes, server: floor, calls: [{ path: '/' }] },
    ...Object.entries(pages).flatMap(([name, path]): Row[] => [
      { name: `kept: ${name}`, server: store, calls: [asPage(path)], floor: bytes },
      { name: `rendered: ${name}`, server: store, calls: underManyAddresses(path) },
    ]),
  ];
  const samples = await measure(stage, rows, { connections: 10, ...pace() });
  process.stdout.write('\npages a second and core, by processor time of the storefront\n');
  for (const [name, ofRow] of samples)
    process.stdout.write(
      `${name.padEnd(34)} ${(1e6 / median(ofRow.map((one) => one.serverUs))).toFixed(0)}\n`,
    );
} finally {
  await stage.stop();
}
