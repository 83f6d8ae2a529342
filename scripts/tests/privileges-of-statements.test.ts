import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, is, Table } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TABLE_PRIVILEGES } from '@aabha/db/roles/table-privileges';
import * as schema from '@aabha/db/schema/schema';
import { root } from '../install.mjs';

const TABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(schema as Record<string, unknown>).flatMap(([name, table]) =>
    is(table, Table) ? [[name, getTableName(table)]] : [],
  ),
);
const SOURCES = join(root, 'apps/api/src');
const LETTERS: Readonly<Record<string, string>> = { insert: 'i', update: 'u', delete: 'd' };

/** What a file does with tables, as texts like `orders u`: calls of the query builder, and statements with a table's name. */
function statementsOf(text: string): string[] {
  const renamed = new Map([...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, name, as]) => [as, name]));
  const tableOf = (name = '') => TABLES[renamed.get(name) ?? name];
  const built = [...text.matchAll(/\.(insert|update|delete)\(\s*(\w+)/g)].map(
    ([, verb = '', name]) => [tableOf(name), LETTERS[verb]] as const,
  );
  const written = [...text.matchAll(/\b(insert into|update|delete from) \$\{\s*(\w+)\s*\}/g)].map(
    ([, verb = '', name]) => [tableOf(name), LETTERS[verb.split(' ')[0] ?? '']] as const,
  );
  const upserts = [...text.matchAll(/\.insert\(\s*(\w+)\)(?:(?!\.insert\()[\s\S])*?onConflictDoUpdate/g)].map(
    ([, name]) => [tableOf(name), 'u'] as const,
  );
  return [...built, ...written, ...upserts].flatMap(([table, letter]) =>
    table ? [`${table} ${letter}`] : [],
  );
}

const isGranted = (statement: string): boolean => {
  const [table = '', letter = ''] = statement.split(' ');
  const { app = '', appUpdates = [], worker = '' } = TABLE_PRIVILEGES[table] ?? {};
  return `${app}${worker}`.includes(letter) || (letter === 'u' && appUpdates.length > 0);
};

/** Statements of operator's commands, which run as the owner. */
const BY_OWNER = ['modules/restore-drills/record-drill.owner.queries.ts'];

describe('the privileges of the roles', () => {
  it('allow each statement of the API', async () => {
    const files = (await readdir(SOURCES, { recursive: true })).filter(
      (file) =>
        file.endsWith('.ts') && !/\.test\.ts$|^testing\/|\/testing\//.test(file) && !BY_OWNER.includes(file),
    );
    const refused = files.flatMap((file) =>
      statementsOf(readFileSync(join(SOURCES, file), 'utf8'))
        .filter((statement) => !isGranted(statement))
        .map((statement) => `${file}: ${statement}`),
    );
    expect(refused).toEqual([]);
  });

  it('are compared with what the code does', () => {
    expect(statementsOf('tx.delete(auditLog).where(…); sql`update ${orders} set x = 1`')).toEqual([
      'audit_log d',
      'orders u',
    ]);
    expect(['audit_log d', 'audit_log u', 'orders d', 'invoices d'].map(isGranted)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });
});
