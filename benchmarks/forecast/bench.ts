import { writeForecasts } from '@aabha/api/modules/stock/forecasts.queries';
import { selectReorderPage } from '@aabha/api/modules/stock/reorder.queries';
import type { ListReorderInput } from '@aabha/contracts/stock/reorder.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { openDatabase, type DatabaseClient } from '@aabha/db/client';
import { startHarness } from '../harness/harness';
import { median } from '../load/load';

const PRODUCTS = Number(process.env.PRODUCTS || 100_000);
const TIMES = Number(process.env.TIMES || 5);
const today = indiaDay(new Date());
const view = { today, shop: { leadDays: 14, reviewDays: 7, minimumUnits: 0 } };

/**
 * Gives every television sales on a third of the days, with a movement of each, and ten units that came; every tenth one has a
 * delivery to come.
 */
async function addSales(sql: DatabaseClient['sql']): Promise<number> {
  await sql`update products set created_at = now() - interval '60 days'`;
  await sql`insert into model_sales_by_day (day, product_id, units, amount_paise)
    select ${today}::date - ago, p.id, 1 + (hashtext(p.id::text || ago) & 3), 100
    from products p, generate_series(1, 28) as ago where p.removed_at is null and hashtext(ago || p.id::text) % 3 = 0
    on conflict do nothing`;
  const moves = await sql`insert into stock_moves (id, product_id, delta, reason, created_at)
    select (lpad(to_hex((extract(epoch from day + time '12:00') * 1000)::bigint), 12, '0') || '7' ||
      substr(md5(product_id::text || day), 1, 19))::uuid, product_id, -units, 'sale', day + time '12:00'
    from model_sales_by_day where day >= ${today}::date - 28 and units > 0`;
  await sql`insert into stock_moves (product_id, delta, reason, created_at)
    select id, 10, 'purchase', now() - (1 + (hashtext(id::text) & 15)) * interval '1 day' from products where removed_at is null`;
  await sql`insert into expected_deliveries (product_id, quantity, due_on, created_by)
    select id, 20, ${today}::date + (hashtext(id::text) % 20), (select id from users where role = 'SuperAdmin' limit 1)
    from products where hashtext(id::text) % 10 = 0 and removed_at is null`;
  await sql`vacuum analyze`;
  return moves.count;
}

/** Prints how long something takes, and the processor time that the database server takes for it. */
async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const durationsMs: number[] = [];
  const processorMs: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const [startedMs, cpuMs] = [performance.now(), harness.databaseCpuMs()];
    await work();
    durationsMs.push(performance.now() - startedMs);
    processorMs.push(harness.databaseCpuMs() - cpuMs);
  }
  const [middle, least, most] = [median(durationsMs), Math.min(...durationsMs), Math.max(...durationsMs)];
  const spread = `${middle.toFixed(0).padStart(7)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`;
  process.stdout.write(
    `${name.padEnd(36)} ${spread.padEnd(28)} processor ${median(processorMs).toFixed(0)} ms\n`,
  );
}

const page = (more: Partial<ListReorderInput>): ListReorderInput => ({
  ...{ pageNum: 1, pageSize: 20, filters: {} },
  ...more,
});

const harness = await startHarness({ products: PRODUCTS });
const database = openDatabase(harness.databaseUrl, { maxConnections: 2, applicationName: 'forecast' });
try {
  const { sql, db } = database;
  const moves = await addSales(sql);
  process.stdout.write(`${PRODUCTS} televisions, ${moves} days with sales\n`);
  await measure('forecast of all televisions', () => db.transaction((tx) => writeForecasts(tx, today)));
  await measure('forecast for the first time', async () => {
    await sql`truncate stock_forecasts`;
    await db.transaction((tx) => writeForecasts(tx, today));
  });
  const read = (name: string, more: Partial<ListReorderInput>) =>
    measure(`list: ${name}`, () => selectReorderPage(db, page(more), view));
  await read('the largest suggestion first', {});
  await read('runs out before it arrives', { filters: { need: 'runs-out' } });
  await read('by cover, page 200', { sort: { field: 'cover', order: 'asc' }, pageNum: 200 });
  await read('search', { filters: { search: 'qled' } });
} finally {
  await database.close();
  await harness.stop();
}
