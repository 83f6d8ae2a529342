import { resolve } from 'node:path';
import { backup } from '@aabha/db/backup/backup';
import { databaseUrl } from './stack/database-url';
import { mediaPlace } from './stack/media-place';
import { runCommand } from './stack/run-command';
import { watchWork } from './stack/watch-work';

/* Saves database and pictures into a new folder: npm run db:backup -- FOLDER */
runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder to make: npm run db:backup -- FOLDER');
  const { tables, pictures, bucket } = await backup({
    databaseUrl: databaseUrl(),
    media: mediaPlace(),
    folder: resolve(folder),
    ...watchWork(),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const saved = `${rows} rows of ${tables.length} tables`;
  if (bucket === undefined) return `${saved} and ${pictures.length} pictures are in ${folder}.`;
  return `${saved} are in ${folder}. The pictures are not: they stay in the bucket ${bucket}.`;
});
