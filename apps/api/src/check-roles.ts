import { maySeal, roleRisks } from '@aabha/db/roles/role-risks';
import type { AppDeps } from './context/deps';

/**
 * Logs what the database role of this process may do beyond its task, in production, and what the role of its workers lacks. The
 * shop runs all the same: installations with one role go on (docs/OPERATIONS.md#roles).
 */
export async function checkRoles({
  config,
  sql: pool,
  workDb,
  workerDb = workDb,
  log,
}: Pick<AppDeps, 'config' | 'sql' | 'workDb' | 'workerDb' | 'log'>): Promise<void> {
  try {
    if (config.NODE_ENV === 'production') {
      const risks = await roleRisks(pool);
      if (risks.length > 0) log.warn({ risks }, 'database role of the application may do more than it needs');
    }
    if (config.API_ROLE !== 'web' && !(await maySeal(workerDb)))
      log.error('database role of the workers lacks privileges, set DATABASE_WORKER_URL');
  } catch (error) {
    log.warn({ err: error }, 'database roles could not be checked');
  }
}
