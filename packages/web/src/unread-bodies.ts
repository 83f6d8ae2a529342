import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hasBody } from './read-body';

interface UnreadBodyLimits {
  /** Maximum of bytes that are read and discarded after a response. */
  maxBytes: number;
  /** Timeout of discarding, in milliseconds. */
  withinMs: number;
}

const LIMITS: UnreadBodyLimits = { maxBytes: 8 * 1024 * 1024, withinMs: 2_000 };

/**
 * Reads and discards the rest of a body; destroys the connection when, after the response, it is too long or
 * too slow.
 */
function discardRest(request: IncomingMessage, response: ServerResponse, limits: UnreadBodyLimits): void {
  const destroy = () => request.socket.destroy();
  let timer: NodeJS.Timeout | undefined;
  let length = 0;
  response.once('finish', () => {
    if (!request.complete) timer = setTimeout(destroy, limits.withinMs);
  });
  request.once('close', () => clearTimeout(timer));
  request.on('data', (chunk: Buffer) => {
    if (response.writableFinished) length += chunk.length;
    if (length > limits.maxBytes) destroy();
  });
  request.resume();
}

/**
 * Discards the rest of a request body that was refused before it was read, such as one that is too long: up
 * to 8 MB within two seconds. The sender then gets the response and can reuse the connection (RFC 9112, 9.6).
 * Closing immediately would reset the connection and lose the response; leaving the body unread would keep
 * the connection open until the request timeout.
 */
export const unreadBodies = fp(async (app: FastifyInstance, options: Partial<UnreadBodyLimits> = {}) => {
  const limits = { ...LIMITS, ...options };
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (hasBody(raw.headers) && !raw.complete) {
      const bytesToCome = Number(raw.headers['content-length'] ?? 0);
      if (bytesToCome > limits.maxBytes) void reply.header('connection', 'close');
      discardRest(raw, reply.raw, limits);
    }
    done(null, payload);
  });
});
