import type { AppDeps } from './context/deps';
import { effectHandlers } from './effects';
import { reconcilePayments } from './modules/checkout/reconcile.service';
import { reconcileWhenDue } from './modules/reconciliation/reconciliation.service';
import { forgetOldVitals } from './modules/analytics/web-vitals.service';
import { forgetOldKeys } from './modules/idempotency/idempotency.service';
import { purgeExpired } from './modules/retention/retention.service';
import { runDueEffects, startLoop } from './outbox/worker';

const FORGET_EVERY_MS = 3600_000;
/** How often to check whether a comparison with the provider's records is due. */
const COMPARE_LOOK_MS = 5 * 60_000;

/** Starts the background work of the process: effects, and the job for open payments. */
export function startWorkers({ workDb: db, ...others }: AppDeps): { stop(): Promise<void> } {
  /* Background work has the longer database limits. */
  const deps: AppDeps = { ...others, db, workDb: db };
  const loops = [
    startLoop(deps, () => runDueEffects(deps, effectHandlers, 'others')),
    startLoop(deps, () => runDueEffects(deps, effectHandlers, 'mails')),
    startLoop(
      deps,
      async () => {
        await reconcilePayments(deps);
        return 0;
      },
      deps.config.RECONCILE_SECONDS * 1000,
    ),
    startLoop(
      deps,
      async () => {
        await reconcileWhenDue(deps);
        return 0;
      },
      COMPARE_LOOK_MS,
    ),
    startLoop(deps, () => purgeExpired(deps), FORGET_EVERY_MS),
    startLoop(
      deps,
      async () => {
        await forgetOldKeys(deps);
        await forgetOldVitals(deps);
        await deps.limits.forgetOver();
        return 0;
      },
      FORGET_EVERY_MS,
    ),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
