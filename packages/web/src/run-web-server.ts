import type { FastifyInstance } from 'fastify';

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
