import { createInterface } from 'node:readline/promises';
import { openSession } from '@aabha/db/driver/open-session';
import { prepareDatabase } from '@aabha/db/prepare-database';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

async function isConfirmed(name: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(
    `Everything in the database ${name} will be lost. Type its name to go on: `,
  );
  lines.close();
  return answer.trim() === name;
}

/* Empties the database and migrates it anew: npm run db:reset */
runCommand(async () => {
  if (process.env.NODE_ENV === 'production') throw new Error('A production database is not reset.');
  const url = databaseUrl();
  if (!(await isConfirmed(new URL(url).pathname.slice(1)))) throw new Error('Nothing was changed.');
  const sql = openSession(url);
  try {
    await sql`drop schema if exists public cascade`;
    await sql`drop schema if exists drizzle cascade`;
    await sql`create schema public`;
  } finally {
    await sql.end();
  }
  await prepareDatabase(url);
  return 'The database is empty. Load the demo data with npm run db:seed.';
});
