import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Requests that a connection may send ahead of the response to an earlier one. Browsers and proxies send none. */
export const MOST_AHEAD = 8;

/**
 * Serves the requests of a connection one after the other, whatever is sent ahead (HTTP pipelining): the next begins once
 * the operating system has taken the response to the one before. Node by itself begins all of them at once, and holds
 * their responses in memory for a reader who may never read. A connection with more than eight sent ahead is ended; what
 * came in together is counted before the first of it begins.
 */
export const pipelining = fp(async (app: FastifyInstance) => {
  /* What begins each request, in order; the first is under way. */
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', ({ socket }, { raw }, done) => {
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > MOST_AHEAD) {
      app.log.warn('connection ended, too many requests sent ahead');
      return void socket.destroy();
    }
    const beginFirst = () => {
      if (!socket.destroyed) line[0]?.();
    };
    raw.once('close', () => {
      line.shift();
      beginFirst();
    });
    if (line.push(done) === 1) process.nextTick(beginFirst);
  });
});
