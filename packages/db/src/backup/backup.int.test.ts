import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MediaPlace } from '../media/media-place';
import { openMediaStore } from '../media/open-media-store';
import { isMigrated } from '../migrate';
import { prepareDatabase } from '../prepare-database';
import { countRows } from '../row-counts';
import { seedDemo } from '../seed/seed';
import { copyDemoMedia } from '../testing/demo-media';
import { startMediaStores } from '../testing/media-stores';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/test-database';
import { backup } from './backup';
import { MANIFEST, readManifest, type Manifest } from './manifest';
import { restore } from './restore';
import { storedTables } from './tables';
import type { WorkProgress } from './work-control';

/* Each test writes all tables and pictures and reads them again. */
vi.setConfig({ testTimeout: 120_000 });

const root = mkdtempSync(join(tmpdir(), 'aabha-backup-'));
const mediaDir = join(root, 'media');
/** A part of the pictures, for tests of something else: the shop has more than a thousand. */
const someMedia = join(root, 'some-media');
/** A backup that tests read and never change. */
const whole = join(root, 'whole');
let shop: TestDatabase;
let shopContent: Awaited<ReturnType<typeof contentOf>>;
let made = 0;
let folder: string;

/** Posts a transaction of the ledger, whose rows are only added and whose balances a trigger maintains. */
const postSomething = (sql: Sql) => sql`
  with posted as (
    insert into ledger_transactions (happened_at, kind, source_kind, source_id, revision, text, posting_count)
    values ('2026-11-23', 'capture', 'payment', uuidv7(), 1, 'Payment', 2) returning id
  )
  insert into ledger_postings (transaction_id, position, account, amount_paise)
  select id, position, account, amount from posted,
    (values (1, 'provider-receivable', 500), (2, 'customers', -500)) as v(position, account, amount)`;
/** Edits the role that comes with the shop, and gives a SubAdmin another one. */
const editRoles = async (sql: Sql) => {
  await sql`update staff_roles set name = 'Helper', permissions = '{orders,reports}' where name = 'SubAdmin'`;
  await sql`
    update users set staff_role_id = r.id from staff_roles r where r.name = 'Packer' and users.role = 'SubAdmin'`;
};
/** Returns the roles with how many have them. */
const rolesOf = (sql: Sql) =>
  sql`select name, permissions::text, (select count(*)::int from users where staff_role_id = r.id) as members
    from staff_roles r order by name`.then((rows) => rows.map((row) => ({ ...row })));
const balancesOf = (sql: Sql) =>
  sql`select * from ledger_balances order by account`.then((rows) => [...rows]);

beforeAll(async () => {
  shop = await cloneDatabase();
  await copyDemoMedia(mediaDir);
  await seedDemo({ databaseUrl: shop.directUrl, mediaDir });
  await postSomething(shop.sql);
  await editRoles(shop.sql);
  mkdirSync(someMedia);
  for (const name of readdirSync(mediaDir).slice(0, 40)) cpSync(join(mediaDir, name), join(someMedia, name));
  await backup({ databaseUrl: shop.directUrl, media: inFolder(mediaDir), folder: whole });
  shopContent = await contentOf(shop.sql, mediaDir);
  /* Most of the rows, which the tests of the whole backup restore: the others back up the rest. */
  await shop.sql`truncate pin_codes`;
}, 120_000);
beforeEach(() => {
  made += 1;
  folder = join(root, `backup-${made}`);
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

const inFolder = (path: string): MediaPlace => ({ kind: 'folder', folder: path });
const saveShop = () => backup({ databaseUrl: shop.directUrl, media: inFolder(someMedia), folder });

/** Returns a digest of each table and the names of the pictures, equal for two databases with the same content. */
async function contentOf(sql: Sql, media: string) {
  const tables: Record<string, string> = {};
  for (const { name } of await storedTables(sql)) {
    const [row] =
      await sql`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
      from ${sql(name)} t`;
    tables[name] = String(row?.content);
  }
  return { tables, pictures: readdirSync(media).sort() };
}

/** Returns the definition of each index, and whether it can be used. */
const indexesOf = (sql: Sql) =>
  sql`select pg_get_indexdef(indexrelid) as definition, indisvalid from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) order by 1`.then(
    (rows) => rows.map(({ definition, indisvalid }) => `${String(definition)} ${String(indisvalid)}`),
  );

it('brings a shop back as it was, down to the last row and picture', async () => {
  const manifest = await readManifest(whole);
  expect(manifest.tables.find(({ name }) => name === 'orders')?.rows).toBe(300);
  expect(manifest.pictures.length).toBeGreaterThan(100);
  const target = await emptyDatabase();
  const targetMedia = join(root, 'restored');
  await restore({ databaseUrl: target.directUrl, media: inFolder(targetMedia), folder: whole });
  expect(await contentOf(target.sql, targetMedia)).toEqual(shopContent);
  expect(await isMigrated(target.sql)).toBe(true);
  expect(await countRows(target.db, 'orders')).toBe(300);
  expect(await balancesOf(target.sql)).toEqual(await balancesOf(shop.sql));
  expect(await balancesOf(target.sql)).toHaveLength(2);
  expect(await indexesOf(target.sql)).toEqual(await indexesOf(shop.sql));
  await target.close();
});

it('goes into a database that was prepared, and brings its own PIN codes', async () => {
  const target = await emptyDatabase();
  await prepareDatabase(target.directUrl);
  const targetMedia = join(root, 'restored-over-reference');
  await restore({ databaseUrl: target.directUrl, media: inFolder(targetMedia), folder: whole });
  expect(await contentOf(target.sql, targetMedia)).toEqual(shopContent);
  expect(await rolesOf(target.sql)).toEqual([
    { name: 'Accountant', permissions: '{invoices,settlements,books,gst,reports}', members: 0 },
    { name: 'Helper', permissions: '{orders,reports}', members: 0 },
    { name: 'Packer', permissions: '{orders,dispatch}', members: 1 },
  ]);
  await target.close();
});

it('is closed to everybody but its owner', () => {
  expect(statSync(whole).mode & 0o077).toBe(0);
  expect(statSync(join(whole, 'tables', 'users.rows')).mode & 0o077).toBe(0);
});

it('saves a consistent snapshot while the shop is in use', async () => {
  let stop = false;
  const signUp = async () => {
    for (let count = 0; !stop; count += 1)
      await shop.sql`with buyer as (
        insert into users (name, email, password_hash, role) values ('Asha', ${`asha${count}@aabha.example`}, 'x', 'User') returning id
      ) insert into carts (user_id) select id from buyer`;
  };
  const saved = saveShop().finally(() => {
    stop = true;
  });
  await Promise.all([saved, signUp()]);
  const target = await emptyDatabase();
  await restore({ databaseUrl: target.directUrl, media: inFolder(join(root, 'moment')), folder });
  const [row] = await target.sql`select
    (select count(*) from users where email like 'asha%')::int as buyers,
    (select count(*) from carts c join users u on u.id = c.user_id where u.email like 'asha%')::int as carts`;
  expect(row?.buyers).toBe(row?.carts);
  await target.close();
});

it('refuses a database that has rows, and leaves them', async () => {
  const target = await cloneDatabase();
  await target.sql`insert into invoice_series (financial_year, last_serial) values ('2026-27', 7)`;
  await expect(
    restore({ databaseUrl: target.directUrl, media: inFolder(join(root, 'none')), folder: whole }),
  ).rejects.toThrow('The database is not empty: invoice_series has rows.');
  expect(await target.sql`select last_serial from invoice_series`).toHaveLength(1);
  expect(existsSync(join(root, 'none'))).toBe(false);
  await target.close();
});

it('rejects damaged, incomplete or incompatible backups before it changes anything', async () => {
  const target = await emptyDatabase();
  const attempt = () =>
    restore({ databaseUrl: target.directUrl, media: inFolder(join(root, 'none')), folder });
  cpSync(whole, folder, { recursive: true });
  await expect(saveShop()).rejects.toThrow('is there already');
  const path = join(folder, MANIFEST);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const rewrite = (over: object) => writeFileSync(path, JSON.stringify({ ...manifest, ...over }));
  rewrite({ migratedTo: manifest.migratedTo + 1 });
  await expect(attempt()).rejects.toThrow('made by a newer version');
  rewrite({ format: 99 });
  await expect(attempt()).rejects.toThrow('another format');
  rewrite({});
  appendFileSync(join(folder, 'tables', 'orders.rows'), 'x');
  await expect(attempt()).rejects.toThrow('tables/orders.rows of the backup is damaged');
  rmSync(path);
  await expect(attempt()).rejects.toThrow('is not a whole backup');
  expect(await storedTables(target.sql)).toEqual([]);
  await target.close();
});

/** Stops the work in the middle of its rows. */
function stopInTheMiddle() {
  const stop = new AbortController();
  const onProgress = ({ rows, totalRows }: WorkProgress) => {
    if (rows > totalRows / 2) stop.abort(new Error('Stopped.'));
  };
  return { signal: stop.signal, onProgress };
}

it('leaves nothing of a backup or a restore that is stopped, and can be run again', async () => {
  await shop.sql`analyze`;
  const places = { databaseUrl: shop.directUrl, media: inFolder(someMedia), folder };
  await expect(backup({ ...places, ...stopInTheMiddle() })).rejects.toThrow('Stopped.');
  expect(readdirSync(root).filter((name) => name.startsWith(basename(folder)))).toEqual([]);
  const { tables } = await saveShop();
  const target = await emptyDatabase();
  const into = { databaseUrl: target.directUrl, media: inFolder(join(root, 'stopped')), folder };
  await expect(restore({ ...into, ...stopInTheMiddle() })).rejects.toThrow('Stopped.');
  expect(await target.sql`select from orders`).toHaveLength(0);
  let last: WorkProgress | undefined;
  await restore({ ...into, onProgress: (progress) => (last = progress) });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  expect(last).toMatchObject({ rows, totalRows: rows });
  await target.close();
});

it('leaves the pictures of a bucket there, and says so', async () => {
  const stores = await startMediaStores();
  const bucket = stores.place('bucket');
  await openMediaStore(bucket).put('a.jpg', Buffer.from('a picture'), 'image/jpeg');
  const manifest = await backup({ databaseUrl: shop.directUrl, media: bucket, folder });
  expect(manifest).toMatchObject({ pictures: [], bucket: 'pictures' });
  const target = await emptyDatabase();
  await restore({ databaseUrl: target.directUrl, media: bucket, folder });
  expect(await countRows(target.db, 'orders')).toBe(300);
  expect(await openMediaStore(bucket).has('a.jpg')).toBe(true);
  await target.close();
  await stores.stop();
});

it('goes from a folder into a bucket with its pictures', async () => {
  const { pictures } = await saveShop();
  expect(pictures).toHaveLength(40);
  const stores = await startMediaStores();
  const bucket = stores.place('bucket');
  const target = await emptyDatabase();
  await restore({ databaseUrl: target.directUrl, media: bucket, folder });
  const names = [];
  for await (const { name } of openMediaStore(bucket).list()) names.push(name);
  expect(names.sort()).toEqual(pictures.map(({ name }) => name).sort());
  await target.close();
  await stores.stop();
});
