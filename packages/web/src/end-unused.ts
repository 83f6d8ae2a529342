import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const EVERY_MS = 100;

/**
 * Lets a stop end with its last request. Node closes connections that wait for a further request by itself, but only
 * those that wait at the moment of the stop: one whose request was just then coming to its end would stay for as long as
 * it is kept alive, and one on which nothing was ever sent, as browsers and HTTP clients open ahead, for ever.
 */
export const endUnused = fp(async (app: FastifyInstance) => {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    unused.delete(raw.socket);
    done();
  });
  app.addHook('preClose', (done) => {
    const end = () => {
      unused.forEach((socket) => socket.destroy());
      app.server.closeIdleConnections();
    };
    const timer = setInterval(end, EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    if (!app.server.listening) clearInterval(timer);
    done();
  });
});
