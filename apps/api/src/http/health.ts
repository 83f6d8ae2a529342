import type { FastifyInstance } from 'fastify';
import { appError } from '@aabha/contracts/errors/errors';
import { isMigrated } from '@aabha/db/migrate';
import type { AppDeps } from '../context/deps';
import { withTimeout } from '../core/with-timeout';

/** Shorter than the timeout of load balancers, which check every few seconds. */
const TIMEOUT_MS = 2000;

/**
 * `/healthz`: the process is up. `/readyz`: the database responds and is migrated, else 503
 * (docs/spec/processes.md#health).
 */
export function health(deps: AppDeps) {
  return async function healthPlugin(app: FastifyInstance): Promise<void> {
    app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'up' }));
    app.get('/readyz', { logLevel: 'warn' }, async (request) => {
      const ready = await withTimeout(isMigrated(deps.sql), TIMEOUT_MS).catch((error: unknown) => {
        request.log.warn({ err: error }, 'database not reachable');
        return false;
      });
      if (!ready || app.isDraining()) throw appError('NOT_READY');
      return { status: 'ready' };
    });
  };
}
