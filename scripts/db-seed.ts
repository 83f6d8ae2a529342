import { seedDemo } from '@aabha/db/seed/seed';
import { databaseUrl } from './stack/database-url';
import { mediaDir } from './stack/media-dir';
import { runCommand } from './stack/run-command';

/* Loads the demo data where it is not: npm run db:seed */
runCommand(async () => {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data does not belong in production.');
  await seedDemo({ databaseUrl: databaseUrl(), mediaDir: mediaDir() });
  return 'The demo data is there.';
});
