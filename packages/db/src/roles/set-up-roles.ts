import { openSession } from '../driver/open-session';
import { applyPrivileges } from './apply-privileges';
import { becomeOwner } from './become-owner';
import { createLogins, type LoginUrls } from './create-logins';
import { createRoles } from './create-roles';

/**
 * Creates the roles of the shop in a migrated database, with their privileges. The log-in roles that
 * `logins` names are created as well.
 */
export async function setUpRoles(databaseUrl: string, logins: LoginUrls = {}): Promise<void> {
  const sql = openSession(databaseUrl);
  try {
    await createRoles(sql);
    await createLogins(sql, logins);
    await becomeOwner(sql);
    await applyPrivileges(sql);
  } finally {
    await sql.end();
  }
}
