import { openDatabase, type DatabaseClient } from '../client';

type Sql = DatabaseClient['sql'];

/** A shop with data of its own has a row in at least one of these tables. PIN codes come with the migrations. */
const TABLES = [
  'users',
  'products',
  'orders',
  'coupons',
  'news',
  'service_areas',
  'contact_messages',
  'subscribers',
] as const;

const hasTable = async (sql: Sql, table: string) =>
  (await sql`select 1 where to_regclass(${`public.${table}`}) is not null`).length > 0;

/** Returns whether the demo is in a database; only televisions of the demo have a slug. */
export async function isDemoLoaded(sql: Sql): Promise<boolean> {
  if (!(await hasTable(sql, 'products'))) return false;
  return (await sql`select 1 from products where slug is not null limit 1`).length > 0;
}

/**
 * Throws for a database that has data and not the demo, since the demo cannot be told apart from that data afterwards. Accepts
 * a database without tables, so that it can be checked before it is migrated.
 */
export async function assertDemoFits(databaseUrl: string): Promise<void> {
  const { sql, close } = openDatabase(databaseUrl, { maxConnections: 1, applicationName: 'demo check' });
  try {
    if (await isDemoLoaded(sql)) return;
    for (const table of TABLES)
      if ((await hasTable(sql, table)) && (await sql`select 1 from ${sql(table)} limit 1`).length > 0)
        throw new Error(
          `The database has data that is not the demo's (table ${table}). Nothing was changed. ` +
            'Use an empty database for the demo, or DEMO_DATA=false npm start for a shop without it.',
        );
  } finally {
    await close();
  }
}
