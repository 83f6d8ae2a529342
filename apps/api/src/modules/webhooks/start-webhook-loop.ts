import { setTimeout } from 'node:timers/promises';
import type { AppDeps } from '../../context/deps';
import { startWorkerLoop, type WorkerLoop } from '../../outbox/worker';
import { deliver } from './deliver-webhooks.service';
import { claimDueDeliveries, type DueDelivery } from './due-deliveries.queries';

/** Deliveries of one endpoint that a process sends at once: a slow receiver holds up no other. */
const AT_ONCE = 4;
/** Longer than a receiver may take to answer, so that a living worker is done by then. */
const LEASE_MS = 30_000;
const IDLE_MS = 500;

/** Starts the loop that sends due deliveries. `stop()` waits for those that are being sent. */
export function startWebhookLoop(deps: AppDeps): WorkerLoop {
  const running = new Map<string, Set<Promise<void>>>();
  const start = (delivery: DueDelivery) => {
    const { endpointId } = delivery;
    const own = running.get(endpointId) ?? new Set();
    running.set(endpointId, own);
    const run = deliver(deps, delivery)
      .catch((error: unknown) =>
        deps.log.error({ err: error, delivery: delivery.id }, 'webhook delivery not recorded'),
      )
      .finally(() => {
        own.delete(run);
        if (own.size === 0 && running.get(endpointId) === own) running.delete(endpointId);
      });
    own.add(run);
  };
  const step = async () => {
    /* An endpoint is asked for more once all of its last ones are done: it has at most so many at once. */
    const due = await claimDueDeliveries(deps.db, {
      count: AT_ONCE,
      leaseMs: LEASE_MS,
      busy: [...running.keys()],
    });
    for (const delivery of due) start(delivery);
    if (due.length > 0 || running.size === 0) return due.length;
    /* Whoever is done first may have more. */
    await Promise.race([...[...running.values()].flatMap((own) => [...own]), setTimeout(IDLE_MS)]);
    return 1;
  };
  const loop = startWorkerLoop(deps, 'webhooks', step, IDLE_MS);
  return {
    current: () => (running.size > 0 ? `deliveries to ${running.size} webhooks` : loop.current()),
    async stop() {
      await loop.stop();
      await Promise.all([...running.values()].flatMap((own) => [...own]));
    },
  };
}
