import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hasBody } from './read-body';

export interface UnreadBodyLimits {
  /** Bytes that are read and discarded after a response. */
  maxBytes: number;
  /** How long that may take, in milliseconds. */
  withinMs: number;
}

const LIMITS: UnreadBodyLimits = { maxBytes: 8 * 1024 * 1024, withinMs: 2_000 };

/** Reads and discards what is left of a body; destroys the connection when, after the response, that is too much or too slow. */
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
 * Ends the exchange of a request that is answered before its body was read, such as one refused for its length. What is
 * left of the body is discarded, up to 8 MB within two seconds, so that the sender gets the response and can go on using
 * the connection (RFC 9112, 9.6): closing at once resets it, and loses the response to whoever is still sending. Left
 * alone, neither read nor closed, the connection would stay until the time for a request is over.
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
