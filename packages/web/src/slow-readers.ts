import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Bytes that the slowest usual network transfers in a second. */
const BYTES_A_SECOND = 8 * 1024;

interface SlowReaderOptions {
  /**
   * How long a client may read nothing, in milliseconds, in addition to the transfer time of the waiting
   * bytes.
   */
  graceMs?: number;
}

interface Sending {
  response: ServerResponse;
  /** Bytes sent at the last progress, and the time of it. */
  sentBytes: number;
  sinceMs: number;
}

/** Returns how long a client with so many waiting bytes may read none of them. */
export const stallsWithinMs = (waiting: number, graceMs: number): number =>
  graceMs + (waiting / BYTES_A_SECOND) * 1000;

/** Records the progress of a response and returns whether it has stalled for too long. */
function isStalled(sending: Sending, graceMs: number): boolean {
  const { socket } = sending.response;
  if (!socket) return false;
  const sentBytes = socket.bytesWritten - socket.writableLength;
  const now = performance.now();
  if (sentBytes !== sending.sentBytes || socket.writableLength === 0) {
    sending.sentBytes = sentBytes;
    sending.sinceMs = now;
  }
  return now - sending.sinceMs > stallsWithinMs(socket.writableLength, graceMs);
}

/**
 * Closes connections whose client stalls: it reads nothing of its response for 30 seconds plus one second for
 * each 8 KB that wait. Unread bytes are held in memory and may occupy an API connection.
 */
export const slowReaders = fp(async (app: FastifyInstance, { graceMs = 30_000 }: SlowReaderOptions = {}) => {
  const all = new Set<Sending>();
  const endStalled = () => {
    for (const sending of all) {
      if (!isStalled(sending, graceMs)) continue;
      app.log.warn('connection closed, response not read');
      sending.response.socket?.destroy();
    }
  };
  const timer = setInterval(endStalled, Math.min(5_000, graceMs / 2)).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const sending = { response: raw, sentBytes: 0, sinceMs: performance.now() };
    all.add(sending);
    raw.once('close', () => all.delete(sending));
    done(null, payload);
  });
});
