import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Requests that a connection may send ahead of an earlier response. Browsers and proxies send none. */
const MOST_AHEAD = 8;

/**
 * Serves pipelined requests of a connection one after the other: the next starts once the operating system
 * has accepted the previous response. Node alone starts all of them and buffers their responses for a client
 * that may never read. A connection with more than eight requests ahead is closed; requests that arrive in
 * one chunk are counted before the first of them starts.
 */
export const pipelining = fp(async (app: FastifyInstance) => {
  /* Start functions of the requests, in order; the first request is in flight. */
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', ({ socket }, { raw }, done) => {
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > MOST_AHEAD) {
      app.log.warn('connection closed, too many pipelined requests');
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
