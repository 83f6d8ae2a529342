import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { migrationProblems } from './migration-files';

describe('a new migration', () => {
  it.each([
    [
      'builds an index while writes wait',
      'create index i on orders (id);',
      'require-concurrent-index-creation',
    ],
    ['reads a table to add a constraint', 'alter table orders add constraint c check (a > 0);', 'not-valid'],
    [
      'removes a column that the running version uses',
      'alter table orders drop column a;',
      'ban-drop-column',
    ],
    ['renames one', 'alter table orders rename column a to b;', 'renaming-column'],
    [
      'cannot run twice outside a transaction',
      '-- without transaction\ncreate index concurrently i on orders (id);',
      'prefer-robust-stmts',
    ],
  ])('is refused when it %s', (_what, text, rule) => {
    expect(migrationProblems(root, text)).toContain(rule);
  });

  it.each([
    ['adds a column with a default', 'alter table orders add column a integer default 3 not null;'],
    [
      'makes a table with its indexes',
      'create table t (id uuid primary key, order_id uuid);\ncreate index i on t (order_id);',
    ],
    ['adds a constraint for new rows', 'alter table orders add constraint c check (a > 0) not valid;'],
    [
      'builds an index beside the shop',
      '-- without transaction\ndrop index concurrently if exists i;\ncreate index concurrently if not exists i on orders (id);',
    ],
  ])('is accepted when it %s', (_what, text) => {
    expect(migrationProblems(root, text)).toBe('');
  });
});
