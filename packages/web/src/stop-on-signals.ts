import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * A process is gone within ten seconds (docs/spec/processes.md#shutdown), whatever it waits for, also on a machine that
 * is slow just then.
 */
const EXIT_WITHIN_MS = 8_500;
const CUT_AFTER_MS = 7_500;

export interface StopOptions {
  log: FastifyBaseLogger;
  /** The server of this process, with `draining` registered; a worker has none. */
  app?: FastifyInstance | undefined;
  /** For how long requests are still taken while `/readyz` says that no more are wanted. */
  drainMs: number;
  /** Called at once: ends work that no request waits for. */
  stopWork?: () => Promise<unknown>;
  /** Called when requests and work have ended: closes what they needed. */
  release?: () => Promise<unknown>;
}

async function endAll({ app, drainMs, stopWork, release }: StopOptions): Promise<void> {
  const closed = app?.drain(drainMs).then(() => app.close());
  await Promise.all([closed, stopWork?.()]);
  await release?.();
}

/**
 * On SIGTERM or SIGINT: drains, finishes what is in flight, closes, and exits with 0. Who sends or reads slowly is cut off
 * before the ten seconds are over. Work that does not end by then is left: it is in the outbox, or a transaction that
 * the database rolls back.
 */
export function stopOnSignals(options: StopOptions): void {
  const { app, log } = options;
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('stop deadline near, closing open connections');
      app?.server.closeAllConnections();
    }, CUT_AFTER_MS);
    setTimeout(() => {
      log.warn('stop deadline reached, exiting with work in hand');
      process.exit(0);
    }, EXIT_WITHIN_MS);
    endAll(options)
      .catch((error: unknown) => log.error({ err: error }, 'stop failed, exiting'))
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
