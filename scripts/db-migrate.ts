import { prepareDatabase } from '@aabha/db/prepare-database';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

/* Brings the database up to date, tables and reference data: npm run db:migrate */
runCommand(async () => {
  await prepareDatabase(databaseUrl(), (message) => process.stderr.write(`${message}\n`));
  return 'The database is up to date.';
});
