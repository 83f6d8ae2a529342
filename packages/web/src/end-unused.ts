import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const EVERY_MS = 100;

/**
 * Closes idle connections during shutdown. Node closes only those that are idle at the moment of `close()`: a
 * connection whose request ends later would stay for its keep-alive time, and one on which nothing was ever
 * sent (browsers and HTTP clients open some ahead) would stay for ever.
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
