import { resolve } from 'node:path';
import { backup } from '@aabha/db/backup/backup';
import { databaseUrl } from './stack/database-url';
import { mediaDir } from './stack/media-dir';
import { runCommand } from './stack/run-command';

/* Saves database and pictures into a new folder: npm run db:backup -- FOLDER */
runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder to make: npm run db:backup -- FOLDER');
  const { tables, pictures } = await backup({
    databaseUrl: databaseUrl(),
    mediaDir: mediaDir(),
    folder: resolve(folder),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${pictures.length} pictures are in ${folder}.`;
});
