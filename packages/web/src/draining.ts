import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is shutting down and wants no more traffic. */
    readonly isDraining: () => boolean;
    /**
     * Starts draining: for `ms` milliseconds `/readyz` is 503 and each response closes its connection. After
     * that, `close()` finds no proxy that still sends requests here.
     */
    drain(ms: number): Promise<void>;
  }
}

/**
 * Adds draining, the first half of a graceful shutdown (docs/spec/processes.md#shutdown): the process reports
 * that it is not ready but still serves the requests that arrive.
 */
export const draining = fp(async (app: FastifyInstance) => {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (ms: number) => {
    isDraining = true;
    await wait(ms);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
});
