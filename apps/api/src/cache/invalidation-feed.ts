import type { FastifyBaseLogger } from 'fastify';
import postgres from 'postgres';
import { withTimeout } from '../core/with-timeout';
import { INVALIDATION_CHANNEL } from './cache-tags';

/** How often the connection is probed, and how long a probe may take: a dead connection is noticed within the sum. */
const HEARTBEAT_MS = 1000;
const PROBE_WITHIN_MS = 2000;
const RETRY_MS = 500;
const CONNECT_SECONDS = 5;

interface InvalidationFeedEvents {
  /** Every invalidation from now on will be received. `reservations` are the stock reservations that have not expired, in the form of notifications. */
  onConnected(reservations: readonly string[]): void;
  onInvalidation(payload: string): void;
  /** Invalidations may have been missed, and will be until the next `onConnected`. The error, if any, is the database's. */
  onLost(error: unknown): void;
}

/** One connection that listens. */
interface Listener {
  /** Rejects when the database does not respond in time. Notifications sent before the response were received before it. */
  probe(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens a connection of its own that receives the database's invalidations (LISTEN), and reconnects until it is stopped. A
 * connection that broke or does not respond in time is reported as lost immediately.
 */
export function openInvalidationFeed(
  databaseUrl: string,
  log: FastifyBaseLogger,
  events: InvalidationFeedEvents,
) {
  let listener: Listener | undefined;
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
    events.onLost(error);
    log.warn({ err: error }, 'cache invalidation feed lost, caching disabled until it is back');
    later(connect, RETRY_MS);
  };
  const probe = async (): Promise<void> => {
    const probed = listener;
    await probed?.probe().catch((error: unknown) => probed === listener && lose(error));
  };
  const beat = async (): Promise<void> => {
    await probe();
    if (listener) later(beat, HEARTBEAT_MS);
  };
  const connect = async (): Promise<void> => {
    try {
      listener = await openListener(databaseUrl, events, (ended) => listener === ended && lose(undefined));
      if (stopped) await listener.close();
      later(beat, HEARTBEAT_MS);
    } catch (error) {
      lose(error);
    }
  };
  const first = connect();

  return {
    /** Waits until the invalidations of everything committed before were received; returns immediately while the feed is lost. */
    waitForInvalidation: probe,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await first;
      await listener?.close();
    },
  };
}

/** Listens on a new connection. Rejects when that fails, or when the connection ends before `onConnected`. */
async function openListener(
  databaseUrl: string,
  events: InvalidationFeedEvents,
  onEnd: (listener: Listener) => void,
): Promise<Listener> {
  let ended = false;
  const options = {
    max: 1,
    max_lifetime: null,
    connect_timeout: CONNECT_SECONDS,
    fetch_types: false,
    onnotice: () => undefined,
    /* The driver's own `listen` reconnects silently and does not report a lost connection. */
    onnotify: (_channel: string, payload: string) => events.onInvalidation(payload),
    onclose: () => {
      ended = true;
      onEnd(listener);
    },
    connection: { application_name: 'aabha-changes' },
  };
  const sql = postgres(databaseUrl, options);
  const listener: Listener = {
    probe: () => withTimeout(sql`select 1`, PROBE_WITHIN_MS),
    close: () => sql.end({ timeout: 0 }),
  };
  try {
    await withTimeout(sql`listen ${sql(INVALIDATION_CHANNEL)}`, CONNECT_SECONDS * 1000);
    const reservations = await withTimeout(
      sql<{ payload: string }[]>`select hold_change(product_id, expires_at) as payload from stock_reservations
        where settled_at is null and expires_at > now()`,
      CONNECT_SECONDS * 1000,
    );
    if (ended) throw new Error('The connection ended.');
    events.onConnected(reservations.map((row) => row.payload));
    return listener;
  } catch (error) {
    void listener.close();
    throw error;
  }
}
