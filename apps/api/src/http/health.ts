import type { FastifyInstance } from 'fastify';
import { AppError } from '@aabha/contracts/errors/errors';
import { renewConnections } from '@aabha/db/driver/renew-connections';
import { isMigrated } from '@aabha/db/migrate';
import { roleRisks } from '@aabha/db/roles/role-risks';
import { missingSettings } from '@aabha/db/server/server-settings';
import type { AppDeps } from '../context/deps';
import { withTimeout } from '../core/with-timeout';

/** Shorter than the timeout of load balancers, which check every few seconds. */
const TIMEOUT_MS = 2000;

/**
 * Returns a check of the database, which resolves with what is missing, by subject. Settings are checked until they were
 * there once: a process that serves goes on without them. With `DATABASE_ROLES=separate` a role that may do more than the
 * application needs is never ready. Sessions from before a migration lack its settings and are
 * replaced.
 */
function openDatabaseCheck({ sql, config }: AppDeps): () => Promise<Record<string, string>> {
  let hadSettings = false;
  return async () => {
    if (!(await isMigrated(sql))) return { database: 'is not migrated: run npm run db:migrate' };
    if (config.DATABASE_ROLES === 'separate') {
      const risks = await roleRisks(sql);
      if (risks.length > 0) return { role: `${risks.join(', ')}: connect as a member of aabha_app` };
    }
    const missing = hadSettings ? [] : await missingSettings(sql);
    hadSettings = missing.length === 0;
    if (!hadSettings) renewConnections(sql);
    return Object.fromEntries(missing.map(({ name, text }) => [name, text]));
  };
}

/**
 * `/healthz`: the process is up. `/readyz`: the database responds, is migrated and has the settings of the shop, else 503
 * with what is missing (docs/spec/processes.md#health). `missing` of a ready process names settings without which it takes
 * no orders.
 */
export function health(deps: AppDeps) {
  const missingOf = openDatabaseCheck(deps);
  return async function healthPlugin(app: FastifyInstance): Promise<void> {
    app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'up' }));
    app.get('/readyz', { logLevel: 'warn' }, async (request) => {
      const missing = await withTimeout(missingOf(), TIMEOUT_MS).catch((error: unknown) => {
        request.log.warn({ err: error }, 'database not reachable');
        return { database: 'does not respond' };
      });
      const subjects = Object.keys(missing);
      if (subjects.length > 0) request.log.warn({ missing }, 'database not ready');
      if (subjects.length > 0 || app.isDraining()) throw new AppError('NOT_READY', undefined, missing);
      /* A process that may not sell yet serves pages, so it is ready. */
      const { missing: notEntered } = deps.settings;
      return { status: 'ready', ...(notEntered.length > 0 && { missing: notEntered }) };
    });
  };
}
