import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@aabha/db/client';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { fillForPlans } from './fill-for-plans';

interface PlansDatabase {
  sql: postgres.Sql;
  db: Db;
}

/** Returns a database with many rows, on one connection, for the tests of a file; its fields are there once these begin. */
export function plansDatabase(): PlansDatabase {
  let database: TestDatabase;
  const plans = {} as PlansDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
    await fillForPlans(database.sql);
    plans.sql = postgres(database.directUrl, { max: 1 });
    plans.db = drizzle(plans.sql, { casing: 'snake_case' });
  });
  afterAll(async () => {
    await plans.sql.end();
    await database.close();
  });
  return plans;
}
