import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { DATA_LEVELS, declaredTables, levelOf } from './data-levels';
import { PERSONAL_TABLES } from './personal-tables';

interface Column {
  table: string;
  column: string;
}

let shop: TestShop;
let columns: Column[];
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  columns = await shop.sql<Column[]>`
    select c.relname as "table", a.attname as "column" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
});
afterAll(() => shop.stop());

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

/** Columns whose names say that they may open something. */
const SUSPECT = /hash|secret|token|nonce|password|sealed_|challenge|link_key|seed/;
/** Those that open nothing, and why. */
const OPENS_NOTHING: Readonly<Record<string, string>> = {
  'audit_anchors.chain_hash': 'end of the chain, which is published',
  'audit_seals.chain_hash': 'chain of entries',
  'audit_seals.content_hash': 'of an entry that is kept',
  'audit_seals.sealed_at': 'a time',
  'document_seals.chain_hash': 'chain of documents',
  'document_seals.content_hash': 'of a document that is kept',
  'document_seals.sealed_at': 'a time',
  'idempotency_keys.input_hash': 'of an input, for comparison',
  'media.hash': 'of a public picture',
  'media_claims.hash': 'of a public picture',
  'news_pictures.media_hash': 'of a public picture',
  'product_pictures.media_hash': 'of a public picture',
  'review_photos.media_hash': 'of a public picture',
  'users.token_version': 'a number, which tokens repeat',
};

it('is declared of each table and column of the schema, and of no other', () => {
  const without = columns.filter(({ table, column }) => levelOf(table, column) === undefined);
  expect(without.map(nameOf), 'Declare the table in data-levels.ts.').toEqual([]);
  const { tables, secrets } = declaredTables();
  const known = new Set(columns.map(({ table }) => table));
  expect(tables.filter((table) => !known.has(table))).toEqual([]);
  expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([]);
  expect(secrets.filter((secret) => !columns.map(nameOf).includes(secret))).toEqual([]);
});

it('is secret of each column that opens something', () => {
  const open = columns
    .filter(({ table, column }) => SUSPECT.test(column) && levelOf(table, column) !== 'secret')
    .map(nameOf)
    .filter((name) => !(name in OPENS_NOTHING));
  expect(open, 'Declare each in data-levels.ts, or above with a reason.').toEqual([]);
});

it('keeps secret columns out of the copies of one’s data, and out of every response', () => {
  const exported = PERSONAL_TABLES.flatMap(({ table, file }) =>
    (file?.columns ?? []).map((column) => ({ table, column })),
  );
  expect(exported.filter(({ table, column }) => levelOf(table, column) === 'secret')).toEqual([]);
  const document = readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8');
  const { secrets } = declaredTables();
  const named = secrets
    .map((secret) => secret.split('.')[1] ?? '')
    .filter((name) => name.includes('_') && document.includes(`"${name}"`));
  expect(named).toEqual([]);
});

it('has requirements for each level in the specification', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/spec/privacy.md'), 'utf8');
  const [, section = ''] = page.split('## Levels of protection');
  const listed = [...section.matchAll(/^\| (\w+) +\|/gm)].map(([, level]) => level);
  expect(listed).toEqual(expect.arrayContaining([...DATA_LEVELS]));
});
