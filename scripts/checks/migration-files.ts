import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finished } from './run-node';
import { trackedFiles } from './tracked-files';

/** The last migration from before these rules. Migrations that are merged do not change. */
const LAST_UNCHECKED = '0024_stock_slots.sql';

const WITHOUT_TRANSACTION = '-- without transaction';

/** Style, types that the schema chooses, and limits that the runner sets (packages/db/src/apply-migrations.ts). */
const EXCLUDED = [
  'prefer-text-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-timestamp-tz',
  'ban-char-field',
  'require-lock-timeout',
  'require-statement-timeout',
];

/** Returns the arguments of squawk for a migration, by whether the runner wraps it in a transaction. */
function argumentsFor(text: string): string[] {
  /* A statement outside a transaction may run twice, one inside it is rolled back. */
  const isInTransaction = !text.startsWith(WITHOUT_TRANSACTION);
  const excluded = isInTransaction ? [...EXCLUDED, 'prefer-robust-stmts'] : EXCLUDED;
  return [
    ...(isInTransaction ? ['--assume-in-transaction'] : []),
    ...['--pg-version', '18.0', '--reporter', 'gcc', `--exclude=${excluded.join(',')}`],
  ];
}

/** Returns what squawk says of a migration: statements that block the shop or break the version that runs. */
export function migrationProblems(root: string, text: string): string {
  const require = createRequire(join(root, 'package.json'));
  const binary = require.resolve(`@squawk-cli/${process.platform}-${process.arch}/bin/squawk`);
  const done = spawnSync(binary, [...argumentsFor(text), '--stdin-filepath', 'migration.sql'], {
    input: text,
    encoding: 'utf8',
  });
  if (done.error) throw done.error;
  return done.status === 0 ? '' : done.stdout + done.stderr;
}

/** Fails when a migration newer than these rules blocks the running shop or breaks it. */
export function checkMigrationFiles(root: string): Promise<Finished> {
  const folder = 'packages/db/migrations';
  const files = trackedFiles(root, folder).filter(
    (file) => file.endsWith('.sql') && file > `${folder}/${LAST_UNCHECKED}`,
  );
  const output = files
    .map((file) =>
      migrationProblems(root, readFileSync(join(root, file), 'utf8')).replaceAll('migration.sql', file),
    )
    .join('');
  return Promise.resolve({ ok: output === '', output });
}
