import { resolve } from 'node:path';
import { restore } from '@aabha/db/backup/restore';
import { databaseUrl } from './stack/database-url';
import { mediaPlace } from './stack/media-place';
import { runCommand } from './stack/run-command';
import { watchWork } from './stack/watch-work';

/* Puts a backup into an empty database: npm run db:restore -- FOLDER */
runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the backup: npm run db:restore -- FOLDER');
  const media = mediaPlace();
  const { madeAt, tables, bucket } = await restore({
    databaseUrl: databaseUrl(),
    media,
    folder: resolve(folder),
    ...watchWork(),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const isElsewhere = bucket !== undefined && (media.kind === 'folder' || media.settings.bucket !== bucket);
  return [
    `${rows} rows are back as they were at ${madeAt}. Let a worker run: it asks the provider about open payments.`,
    ...(isElsewhere ? [`The backup has no pictures: they are in the bucket ${bucket}.`] : []),
  ].join('\n');
});
