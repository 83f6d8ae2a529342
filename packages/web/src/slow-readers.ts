import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What somebody on the slowest of networks takes a second. */
const BYTES_A_SECOND = 8 * 1024;

export interface SlowReaderOptions {
  /** How long a reader may take nothing, in milliseconds, beside the time that what waits for it needs. */
  graceMs?: number;
}

interface Sending {
  response: ServerResponse;
  /** Bytes that the network had taken, and when that was first seen. */
  taken: number;
  sinceMs: number;
}

/** How long a reader for whom so many bytes wait may take none of them. */
export const stallsWithinMs = (waiting: number, graceMs: number): number =>
  graceMs + (waiting / BYTES_A_SECOND) * 1000;

/** Whether nothing of a response has been taken for too long; keeps book of what has. */
function isStalled(sending: Sending, graceMs: number): boolean {
  const { socket } = sending.response;
  if (!socket) return false;
  const taken = socket.bytesWritten - socket.writableLength;
  const now = performance.now();
  if (taken !== sending.taken || socket.writableLength === 0) {
    sending.taken = taken;
    sending.sinceMs = now;
  }
  return now - sending.sinceMs > stallsWithinMs(socket.writableLength, graceMs);
}

/**
 * Ends connections whose reader stalls: takes nothing of its response for 30 seconds, and a second more for each 8 KB
 * that wait. What has not been read is held in memory, and may hold a connection to the API.
 */
export const slowReaders = fp(async (app: FastifyInstance, { graceMs = 30_000 }: SlowReaderOptions = {}) => {
  const all = new Set<Sending>();
  const endStalled = () => {
    for (const sending of all) {
      if (!isStalled(sending, graceMs)) continue;
      app.log.warn('connection ended, response not read');
      sending.response.socket?.destroy();
    }
  };
  const timer = setInterval(endStalled, Math.min(5_000, graceMs / 2)).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const sending = { response: raw, taken: 0, sinceMs: performance.now() };
    all.add(sending);
    raw.once('close', () => all.delete(sending));
    done(null, payload);
  });
});
