import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@aabha/db/migrate';
import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
import { seedDemo } from '@aabha/db/seed/seed';
import { root } from '../../scripts/install.mjs';

/** Where the pictures of the demo are. */
export const MEDIA_DIR = join(root, '.cache', 'demo-media');

/** Makes tables and data with the code of another checkout. */
function prepareWith(checkout: string, databaseUrl: string, products?: number): void {
  const script = `import { migrate } from '@aabha/db/migrate'; import { seedDemo } from '@aabha/db/seed/seed';
    import { seedBulk } from '@aabha/db/seed/bulk/seed-bulk';
    const { DATABASE_URL: databaseUrl, MEDIA_DIR: mediaDir, PRODUCTS } = process.env;
    await migrate(databaseUrl);
    await seedDemo({ databaseUrl, mediaDir });
    if (PRODUCTS) await seedBulk(databaseUrl, { products: Number(PRODUCTS) });`;
  const size = { PRODUCTS: products === undefined ? '' : String(products) };
  const env = { ...process.env, ...size, DATABASE_URL: databaseUrl, MEDIA_DIR };
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  /* The folder of a package that depends on the database's. */
  execFileSync(process.execPath, args, { cwd: join(checkout, 'apps/api'), env });
}

/** Leaves migrated tables as autovacuum would after a while. */
async function vacuum(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`vacuum analyze`;
  await sql.end();
}

/** What a database contains. */
export interface DatabaseData {
  /** The number of televisions; by default those of the demo. */
  products?: number;
  /** The checkout that makes tables and data; by default this one. */
  from?: string | undefined;
  /** Whether tables of another checkout are then migrated to those of this one. */
  isMigrated?: boolean;
}

/** Makes tables and data in an empty database. */
export async function prepareDatabase(
  databaseUrl: string,
  { products, from, isMigrated = false }: DatabaseData,
): Promise<void> {
  if (from !== undefined) {
    prepareWith(from, databaseUrl, products);
    if (!isMigrated) return;
    await migrate(databaseUrl);
    return vacuum(databaseUrl);
  }
  await migrate(databaseUrl);
  await seedDemo({ databaseUrl, mediaDir: MEDIA_DIR });
  if (products !== undefined) await seedBulk(databaseUrl, { products });
}
