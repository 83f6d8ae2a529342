import { parseArgs } from 'node:util';
import { previewRetention, purgeExpired } from '@aabha/api/modules/retention/retention.service';
import { openOperatorDeps } from './stack/operator-deps';

/*
 * Deletes what is beyond its retention, as the worker does every hour: npm run retention. With --dry-run it prints how many rows of
 * each table that would be, and deletes nothing.
 */
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

async function main(): Promise<void> {
  const { deps, close } = await openOperatorDeps(process.env);
  try {
    const { rows } = await previewRetention(deps);
    for (const { name, kept_for, row_count, deletes } of rows)
      process.stdout.write(`${name.padEnd(20)}${deletes ? `${row_count} rows` : 'kept'}, ${kept_for}\n`);
    if (values['dry-run']) return;
    let deleted = 0;
    for (let batch = await purgeExpired(deps); batch > 0; batch = await purgeExpired(deps)) deleted += batch;
    process.stdout.write(`${deleted} rows deleted.\n`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
