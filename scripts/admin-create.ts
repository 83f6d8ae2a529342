import { createSuperAdmin } from '@aabha/db/create-super-admin';
import { databaseUrl } from './stack/database-url';
import { readSecret } from './stack/read-secret';
import { runCommand } from './stack/run-command';

/*
 * Makes the first SuperAdmin: npm run admin:create -- owner@shop.example "Full Name"
 * The password is asked for on the terminal without showing it, or read from standard input; never an argument.
 */

runCommand(async () => {
  const [email, name] = process.argv.slice(2);
  if (!email || !name) throw new Error('Usage: npm run admin:create -- EMAIL "FULL NAME"');
  const url = databaseUrl();
  const password = await readSecret('Password: ');
  await createSuperAdmin(url, { email, name, password }, process.env.NODE_ENV === 'production');
  return `${email} can sign in to the back office now.`;
});
