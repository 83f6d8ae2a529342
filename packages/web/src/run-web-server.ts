import type { FastifyInstance } from 'fastify';

const STOP_WITHIN_MS = 9_000;

/** On SIGTERM or SIGINT: stop accepting, finish what is in flight, close, exit 0 within ten seconds (decisions §14). */
export function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      app.log.warn('open connections were cut');
      app.server.closeAllConnections();
      process.exit(0);
    }, STOP_WITHIN_MS);
    late.unref();
    void app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Listens, or says in one line why not: a taken port names itself and the variable that sets it. */
export async function listen(
  app: FastifyInstance,
  at: { host: string; port: number; variable: string },
): Promise<void> {
  try {
    await app.listen({ host: at.host, port: at.port });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    throw new Error(`Port ${at.port} is taken. Set ${at.variable} to another one.`, { cause: error });
  }
}

/** Runs a server's start; what goes wrong there is one line on standard error and exit code 1. */
export function runWebServer(name: string, start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    process.stderr.write(
      `${name} could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  });
}
