import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is on its way out and wants no more traffic. */
    readonly isDraining: () => boolean;
    /**
     * Tells everybody to go elsewhere, and goes on answering for `ms` milliseconds: `/readyz` is 503, and each answer
     * closes its connection. `close()` after it finds no proxy that still sends requests here.
     */
    drain(ms: number): Promise<void>;
  }
}

/**
 * The first half of a stop that loses no request (docs/spec/processes.md#shutdown): ask for no more, but take what
 * still comes.
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
