import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * Lets a stop end when its last request does. A connection that was busy when the stop began goes back to waiting for a
 * next request afterwards, and would hold the server up for as long as a kept connection may live.
 */
export function closeIdleWhileStopping(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    if (!app.server.listening) clearInterval(timer);
    done();
  });
}
