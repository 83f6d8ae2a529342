import type { FastifyInstance } from 'fastify';

/**
 * Starts to listen. A port in use throws a one-line error that names the port and the variable that sets it.
 */
export async function listen(
  app: FastifyInstance,
  at: { host: string; port: number; variable: string },
): Promise<void> {
  try {
    await app.listen({ host: at.host, port: at.port });
  } catch (error) {
    const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isPortTaken) throw error;
    throw new Error(`Port ${at.port} is taken. Set ${at.variable} to another one.`, { cause: error });
  }
}

/** Runs a server's start. A failure writes one line to standard error and sets exit code 1. */
export function runWebServer(name: string, start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    process.stderr.write(
      `${name} could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  });
}
