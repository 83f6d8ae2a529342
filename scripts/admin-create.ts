import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { createSuperAdmin } from '@aabha/db/create-super-admin';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

/*
 * Makes the first SuperAdmin: npm run admin:create -- owner@shop.example "Full Name"
 * The password is asked for on the terminal without showing it, or read from standard input; never an argument.
 */

/** Reads one line; what is typed on a terminal is not shown. */
function readSecret(prompt: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  if (process.stdin.isTTY) process.stdout.write(prompt);
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      if (process.stdin.isTTY) process.stdout.write('\n');
    });
    lines.once('close', () => resolve(''));
  });
}

runCommand(async () => {
  const [email, name] = process.argv.slice(2);
  if (!email || !name) throw new Error('Usage: npm run admin:create -- EMAIL "FULL NAME"');
  const url = databaseUrl();
  const password = await readSecret('Password: ');
  await createSuperAdmin(url, { email, name, password }, process.env.NODE_ENV === 'production');
  return `${email} can sign in to the back office now.`;
});
