import { join } from 'node:path';
import { seedDemo } from '@aabha/db/seed/seed';
import { root } from './install.mjs';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

/* Loads the demo data where it is not: npm run db:seed */
runCommand(async () => {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data does not belong in production.');
  const mediaDir = process.env.MEDIA_DIR || join(process.env.DATA_DIR || join(root, '.data'), 'media');
  await seedDemo({ databaseUrl: databaseUrl(), mediaDir });
  return 'The demo data is there.';
});
