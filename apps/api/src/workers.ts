import type { AppDeps } from './context/deps';
import { effectHandlers } from './effects';
import { reconcilePayments } from './modules/checkout/reconcile.service';
import { reconcileWhenDue } from './modules/reconciliation/reconciliation.service';
import { forgetOldVitals } from './modules/analytics/web-vitals.service';
import { forgetOldKeys } from './modules/idempotency/idempotency.service';
import { purgeExpired } from './modules/retention/retention.service';
import { runDueEffects, startLoop } from './outbox/worker';

const FORGET_EVERY_MS = 3600_000;
/** How often to look whether the books are to be compared. */
const COMPARE_LOOK_MS = 5 * 60_000;

/** The background side of the process: effects as they fall due, and the job that looks after open payments. */
export function startWorkers({ workDb: db, ...others }: AppDeps): { stop(): Promise<void> } {
  /* No shopper waits for it, so it has the longer limits throughout. */
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
