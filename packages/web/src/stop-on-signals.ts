import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Time limit of a shutdown, below the ten seconds of docs/spec/processes.md#shutdown so that a slow machine
 * also meets it.
 */
const EXIT_WITHIN_MS = 8_500;
const CUT_AFTER_MS = 7_500;

interface StopOptions {
  log: FastifyBaseLogger;
  /** The server of this process, with `draining` registered; a worker has none. */
  app?: FastifyInstance | undefined;
  /** How long requests are still served while `/readyz` is 503. */
  drainMs: number;
  /** Called first: stops work that no request waits for. */
  stopWork?: () => Promise<unknown>;
  /** Called after requests and work have ended: closes their resources. */
  release?: () => Promise<unknown>;
}

async function endAll({ app, drainMs, stopWork, release }: StopOptions): Promise<void> {
  const closed = app?.drain(drainMs).then(() => app.close());
  await Promise.all([closed, stopWork?.()]);
  await release?.();
}

/**
 * Shuts the process down on SIGTERM or SIGINT: drains, finishes requests in flight, closes, and exits with 0.
 * Slow clients are disconnected before the ten seconds are over. Work that has not ended by then is safe: it
 * is in the outbox, or in a transaction that the database rolls back.
 */
export function stopOnSignals(options: StopOptions): void {
  const { app, log } = options;
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => {
      log.warn('shutdown deadline near, closing open connections');
      app?.server.closeAllConnections();
    }, CUT_AFTER_MS);
    setTimeout(() => {
      log.warn('shutdown deadline reached, exiting with unfinished work');
      process.exit(0);
    }, EXIT_WITHIN_MS);
    endAll(options)
      .catch((error: unknown) => log.error({ err: error }, 'shutdown failed, exiting'))
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
