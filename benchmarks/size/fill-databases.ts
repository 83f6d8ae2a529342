import postgres from 'postgres';
import { countSearches } from '@aabha/api/modules/products/count-searches.queries';
import { rollUpSums } from '@aabha/api/modules/sums/sums.service';
import { openDatabase } from '@aabha/db/client';
import { refreshMilestones } from '@aabha/db/milestones/refresh-milestones';
import { migrate } from '@aabha/db/migrate';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { MEDIA_DIR } from '../harness/prepare-database';
import { fillSerials } from './fill-serials';
import type { ShopSize } from './size-settings';

const NAMES = ['small', 'large'] as const;

async function run<Result>(url: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function isFilled(url: string, size: ShopSize): Promise<boolean> {
  const count = () =>
    run(url, async (sql) => {
      const [row] = await sql<{ orders: number; products: number }[]>`select
        (select count(*) from orders)::int as orders,
        (select count(*) from products where removed_at is null)::int as products`;
      return row;
    });
  const found = await count().catch(() => undefined);
  return found?.orders === size.orders && found.products === size.products;
}

/** Lets whole sets fit into memory, and keeps autovacuum out of what is measured. */
const forSets = (url: string) =>
  run(url, async (sql) => {
    await sql`alter system set maintenance_work_mem = '512MB'`;
    await sql`alter system set max_wal_size = '8GB'`;
    await sql`alter system set autovacuum = off`;
    await sql`select pg_reload_conf()`;
  });

/** Writes the sums and milestones that a worker would have written. */
async function sumUp(url: string): Promise<void> {
  const database = openDatabase(url, { maxConnections: 1, applicationName: 'seed' });
  while ((await rollUpSums(database.db)) > 0);
  while ((await refreshMilestones(database.db)) > 0);
  while ((await countSearches(database.db)) > 0);
  await database.sql`vacuum analyze`;
  await database.close();
}

/**
 * Fills the databases `small` and `large` of a server, the large one from a copy of the small one, and returns their
 * addresses. Those that have their size already stay as they are.
 */
export async function fillDatabases(
  serverUrl: string,
  sizes: Record<(typeof NAMES)[number], ShopSize>,
): Promise<Record<(typeof NAMES)[number], string>> {
  const urlOf = (name: string) => serverUrl.replace(/[^/]*$/, name);
  await forSets(serverUrl);
  for (const name of NAMES) {
    if (await isFilled(urlOf(name), sizes[name])) {
      await migrate(urlOf(name));
      await run(urlOf(name), fillSerials);
      await sumUp(urlOf(name));
      continue;
    }
    const startedMs = performance.now();
    await run(serverUrl, async (sql) => {
      await sql`drop database if exists ${sql(name)}`;
      if (name === 'large') await sql`create database large template small`;
      else await sql`create database small`;
    });
    if (name === 'small') {
      await migrate(urlOf(name));
      await seedDemo({ databaseUrl: urlOf(name), mediaDir: MEDIA_DIR });
    }
    await seedBulk(urlOf(name), sizes[name]);
    await run(urlOf(name), fillSerials);
    await sumUp(urlOf(name));
    const [row] = await run(
      urlOf(name),
      (sql) => sql<{ size: string }[]>`select pg_size_pretty(pg_database_size(current_database())) as size`,
    );
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
    process.stdout.write(
      `${name}: ${sizes[name].orders} orders, ${sizes[name].products} televisions, ${row?.size}, filled in ${seconds} s\n`,
    );
  }
  return { small: urlOf('small'), large: urlOf('large') };
}
