import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../client';
import { migrate } from '../migrate';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { missingSettings } from './server-settings';

const PASSWORD = 'a password for a test';

let database: TestDatabase;
let roles: string[];
beforeAll(async () => {
  database = await emptyDatabase();
  const name = new URL(database.directUrl).pathname.slice(1);
  roles = [`${name}_owner`, `${name}_app`];
  for (const role of roles) await database.sql.unsafe(`create role ${role} login password '${PASSWORD}'`);
  await database.sql.unsafe(`alter database ${name} owner to ${roles[0]}`);
});
afterAll(() => database.close());

const urlOf = (role: string) =>
  Object.assign(new URL(database.directUrl), { username: role, password: PASSWORD }).href;
async function missingFor(role: string): Promise<string[]> {
  const one = openDatabase(urlOf(role), { maxConnections: 1 });
  const missing = await missingSettings(one.sql);
  await one.close();
  return missing.map(({ name, text }) => `${name} ${text}`);
}

it('are missing before the migrations, each with its value and what to do', async () => {
  expect(await missingFor(roles[0] ?? '')).toEqual([
    expect.stringMatching(
      /^pg_trgm\.word_similarity_threshold is not set, must be 0\.24: run npm run db:migrate/,
    ),
    expect.stringMatching(/^random_page_cost is 4, must be 1\.1: run npm run db:migrate/),
  ]);
});

it('are set for every role of the database by an owner who is no superuser', async () => {
  await migrate(urlOf(roles[0] ?? ''));
  for (const role of roles) expect(await missingFor(role)).toEqual([]);
});

it('are set for itself by a role that does not own the database', async () => {
  const [owner = '', app = ''] = roles;
  const name = new URL(database.directUrl).pathname.slice(1);
  await database.sql.unsafe(`alter database ${name} reset all`);
  await database.sql.unsafe(`grant create on database ${name} to ${app}`);
  await database.sql.unsafe(`grant all on schema public, drizzle to ${app}`);
  await database.sql.unsafe(`grant all on all tables in schema drizzle to ${app}`);
  await migrate(urlOf(app));
  expect(await missingFor(app)).toEqual([]);
  expect(await missingFor(owner)).toHaveLength(2);
});
