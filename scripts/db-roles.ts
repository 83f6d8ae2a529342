import { prepareDatabase } from '@aabha/db/prepare-database';
import { CREATE_ROLES } from '@aabha/db/roles/create-roles';
import { setUpRoles } from '@aabha/db/roles/set-up-roles';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';

const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '0LP01');

/** The log-in roles to create: those of the addresses that processes are given. */
const loginUrls = ({ DATABASE_URL, DATABASE_WORKER_URL, DATABASE_REPLICA_URL }: NodeJS.ProcessEnv) => ({
  ...(DATABASE_URL ? { app: DATABASE_URL } : {}),
  ...(DATABASE_WORKER_URL ? { worker: DATABASE_WORKER_URL } : {}),
  ...(DATABASE_REPLICA_URL ? { report: DATABASE_REPLICA_URL } : {}),
});

/* Creates the roles of the shop with their privileges: npm run db:roles. With -- --logins the log-in roles of the addresses too. */
runCommand(async () => {
  const url = databaseUrl();
  try {
    await prepareDatabase(url, (message) => process.stderr.write(`${message}\n`));
    await setUpRoles(url, process.argv.includes('--logins') ? loginUrls(process.env) : {});
  } catch (error) {
    if (!isRefused(error)) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw new Error(
      `${reason}. Let an administrator run this, and grant aabha_owner to the role that migrates:\n${CREATE_ROLES.join(';\n')};`,
      { cause: error },
    );
  }
  return 'The roles of the shop have their privileges.';
});
