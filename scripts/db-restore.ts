import { resolve } from 'node:path';
import { restore } from '@aabha/db/backup/restore';
import { databaseUrl } from './stack/database-url';
import { mediaDir } from './stack/media-dir';
import { runCommand } from './stack/run-command';

/* Puts a backup into an empty database: npm run db:restore -- FOLDER */
runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the backup: npm run db:restore -- FOLDER');
  const { madeAt, tables } = await restore({
    databaseUrl: databaseUrl(),
    mediaDir: mediaDir(),
    folder: resolve(folder),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows are back as they were at ${madeAt}. Let a worker run: it asks the provider about open payments.`;
});
