import type { Socket } from 'node:net';
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

interface Progress {
  /** Bytes that the operating system had accepted at the last progress, and the time of it. */
  sentBytes: number;
  sinceMs: number;
  /** Whether bytes were waiting at the last check. */
  isWaiting: boolean;
}

/** Returns how long a client with so many waiting bytes may read none of them. */
export const stallsWithinMs = (waiting: number, graceMs: number): number =>
  graceMs + (waiting / BYTES_A_SECOND) * 1000;

/** Records the progress of a connection and returns whether its client has stalled for too long. */
function isStalled(socket: Socket, progress: Progress, graceMs: number): boolean {
  const { writableLength } = socket;
  const sentBytes = socket.bytesWritten - writableLength;
  const now = performance.now();
  if (sentBytes !== progress.sentBytes || !progress.isWaiting) {
    progress.sentBytes = sentBytes;
    progress.sinceMs = now;
  }
  progress.isWaiting = writableLength > 0;
  return progress.isWaiting && now - progress.sinceMs > stallsWithinMs(writableLength, graceMs);
}

/**
 * Closes connections whose client stalls: it reads nothing of its response for 30 seconds plus one second for
 * each 8 KB that wait. Unread bytes are held in memory and may occupy an API connection.
 */
export const slowReaders = fp(async (app: FastifyInstance, { graceMs = 30_000 }: SlowReaderOptions = {}) => {
  const all = new Map<Socket, Progress>();
  const endStalled = () => {
    for (const [socket, progress] of all) {
      if (!isStalled(socket, progress, graceMs)) continue;
      app.log.warn('connection closed, response not read');
      socket.destroy();
    }
  };
  const timer = setInterval(endStalled, Math.min(5_000, graceMs / 2)).unref();
  app.addHook('onClose', () => clearInterval(timer));
  /* Connections are checked instead of responses, which are more and would each take a hook. */
  app.server.on('connection', (socket: Socket) => {
    all.set(socket, { sentBytes: 0, sinceMs: performance.now(), isWaiting: false });
    socket.once('close', () => all.delete(socket));
  });
});
