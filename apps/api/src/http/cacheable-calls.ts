import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { CacheableCalls } from '../cache/cached-reads';
import type { AppDeps } from '../context/deps';
import { accessOf } from '../core/access';
import { mayCall } from '../core/may-call';
import { cachePoliciesOf } from '../trpc/built-procedures';
import { callerOf } from './caller-of';
import { metDatabaseFailure } from './database-failures';

/** Returns what the response cache needs to know of a transport that calls this router. */
export function cacheableCalls(
  deps: AppDeps,
  router: AnyRouter,
  proceduresOf: (request: FastifyRequest) => readonly string[],
): CacheableCalls {
  return {
    proceduresOf,
    policyOf: cachePoliciesOf(router),
    hasDatabaseFailure: metDatabaseFailure,
    async mayStaffCall(request, procedures) {
      /* When the lookup fails, the procedure meets the same failure and reports it in its transport's
         format. */
      const caller = await callerOf(deps, request).catch(() => null);
      if (caller === null || caller.mustEnrol || !isStaff(caller.role)) return false;
      return procedures.every((name) => {
        const access = accessOf(name)?.may;
        return access !== undefined && mayCall(caller, name, access);
      });
    },
  };
}
