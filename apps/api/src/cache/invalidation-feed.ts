import type { FastifyBaseLogger } from 'fastify';
import {
  openInvalidationListener,
  type InvalidationListener,
  type InvalidationListenerEvents,
} from './invalidation-listener';

/** How often the relay publishes what was committed. */
const PUBLISH_EVERY_MS = 100;
/** How often the relay sends a heartbeat while there is nothing to publish. */
const HEARTBEAT_EVERY_MS = 500;
/** How often another process tries to become the relay. */
const ELECT_EVERY_MS = 250;
const RETRY_MS = 500;
/** How long caches are trusted after a publication: four heartbeats. */
export const TRUST_MS = 2000;

interface InvalidationFeedEvents extends InvalidationListenerEvents {
  /** Invalidations may have been missed, and will be until the next `onConnected`. The error, if any, is the database's. */
  onLost(error: unknown): void;
}

/** Returns a watch that logs when publications stop, and when they are back. */
function publicationWatch(log: FastifyBaseLogger) {
  let publishedAt = performance.now();
  let isMissing = false;
  return {
    /** Returns the events, of which publications are watched. */
    around: (events: InvalidationListenerEvents): InvalidationListenerEvents => ({
      ...events,
      onPublished(atMs) {
        publishedAt = performance.now();
        if (isMissing) log.info('cache invalidation relay is back');
        isMissing = false;
        events.onPublished(atMs);
      },
    }),
    check() {
      if (isMissing || performance.now() - publishedAt < TRUST_MS) return;
      isMissing = true;
      log.warn('cache invalidation relay missing, caching disabled until it is back');
    },
  };
}

/** Publishes what was committed if this connection is the relay, else tries to become it. Resolves to the delay before the next beat. */
function beating(log: FastifyBaseLogger, checkPublications: () => void) {
  let heartbeatAt = -Infinity;
  return async (listener: InvalidationListener): Promise<number> => {
    const from = performance.now();
    checkPublications();
    if (!listener.isRelay) {
      await listener.elect();
      if (!listener.isRelay) return ELECT_EVERY_MS;
      heartbeatAt = -Infinity;
      log.info('elected as the cache invalidation relay');
    }
    const withHeartbeat = from - heartbeatAt >= HEARTBEAT_EVERY_MS;
    await listener.publish(withHeartbeat);
    if (withHeartbeat) heartbeatAt = from;
    return Math.max(0, PUBLISH_EVERY_MS - (performance.now() - from));
  };
}

interface ListeningParts {
  open(onEnd: (listener: InvalidationListener) => void): Promise<InvalidationListener>;
  /** Runs again and again on an open connection. Resolves to the delay before the next time. */
  beat(listener: InvalidationListener): Promise<number>;
  onLost(error: unknown): void;
}

/** Opens a connection, and another one whenever it is lost, until it is stopped. */
function keepListening({ open, beat, onLost }: ListeningParts) {
  let listener: InvalidationListener | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => Promise<void>, ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void work(), ms).unref();
  };
  const lose = (error: unknown) => {
    if (stopped) return;
    void listener?.close();
    listener = undefined;
    onLost(error);
    later(connect, RETRY_MS);
  };
  /** Loses the connection when `work` fails on the one that is still in use. */
  const use = async <T>(work: (current: InvalidationListener) => Promise<T>): Promise<T | undefined> => {
    const current = listener;
    try {
      return current && (await work(current));
    } catch (error) {
      if (current === listener) lose(error);
      return undefined;
    }
  };
  const beatAgain = async (): Promise<void> => {
    const delayMs = await use(beat);
    if (delayMs !== undefined) later(beatAgain, delayMs);
  };
  const connect = async (): Promise<void> => {
    try {
      listener = await open((ended) => listener === ended && lose(undefined));
      if (stopped) await listener.close();
      else await beatAgain();
    } catch (error) {
      lose(error);
    }
  };
  const first = connect();

  return {
    use,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await first;
      await listener?.close();
    },
  };
}

/**
 * Opens a connection of its own that receives the database's invalidations (LISTEN), and reconnects until it is stopped. A
 * connection that broke or does not respond in time is reported as lost immediately. One of all these connections is
 * elected as the relay, which publishes what transactions have written to `cache_invalidations`.
 */
export function openInvalidationFeed(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { onLost, ...events }: InvalidationFeedEvents,
) {
  const watch = publicationWatch(log);
  const { use, stop } = keepListening({
    open: (onEnd) => openInvalidationListener(databaseUrl, watch.around(events), onEnd),
    beat: beating(log, watch.check),
    onLost(error) {
      onLost(error);
      log.warn({ err: error }, 'cache invalidation feed lost, caching disabled until it is back');
    },
  });
  return {
    /** Publishes everything committed before and resolves when this process has received it; immediately while the feed is lost. */
    publishInvalidations: async (): Promise<void> => use((current) => current.publish(true)),
    /** Resolves when everything published before was received; immediately while the feed is lost. */
    receivePublished: async (): Promise<void> => use((current) => current.receivePublished()),
    stop,
  };
}
