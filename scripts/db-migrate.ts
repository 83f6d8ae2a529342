import { migrate } from '@aabha/db/migrate';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

/* Brings the database up to date: npm run db:migrate */
runCommand(async () => {
  await migrate(databaseUrl());
  return 'The database is up to date.';
});
