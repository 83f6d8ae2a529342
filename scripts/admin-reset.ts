import { resetStaffAccount } from '@aabha/db/reset-staff-account';
import { databaseUrl } from './stack/database-url';
import { readSecret } from './stack/read-secret';
import { runCommand } from './stack/run-command';

/*
 * Sets a new password of a staff account and removes its second factor: npm run admin:reset -- owner@shop.example
 * The password is asked for on the terminal without showing it, or read from standard input; never an argument.
 */

runCommand(async () => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Usage: npm run admin:reset -- EMAIL');
  const url = databaseUrl();
  const password = await readSecret('New password: ');
  await resetStaffAccount(url, { email, password }, process.env.NODE_ENV === 'production');
  return `${email} can sign in with the new password. It has no second factor now.`;
});
