import postgres from 'postgres';
import { hostOptions } from '@aabha/db/driver/host-options';
import { withTimeout } from '../core/with-timeout';
import { INVALIDATION_CHANNEL, PUBLISHED_CHANNEL } from './cache-tags';

/** How long a statement may take: a dead connection is noticed within this and the next beat. */
const STATEMENT_WITHIN_MS = 2000;
const CONNECT_SECONDS = 5;
/** The session-level advisory lock of the relay, of which each database has one. */
const RELAY_LOCK = 4_128_332;
/** The server ends a relay's session that sends nothing for so long, so that another process is elected. */
const RELAY_IDLE_MS = 2000;
/** Every transaction: what a session asks for that has not received a publication yet. */
const FROM_THE_START = '0';

export interface InvalidationListenerEvents {
  /** Every invalidation published from now on will be received. `reservations` are the unexpired ones, as notifications. */
  onConnected(reservations: readonly string[]): void;
  /** `payload` has a tag in each line. */
  onInvalidations(payload: string): void;
  /**
   * Everything committed by `atMs` (of `performance.now()`), and usually much later, was received. The instant is that of the
   * last statement answered before: a process that was stopped reads old notifications when it goes on.
   */
  onPublished(atMs: number): void;
}

/** One connection that receives invalidations, publishes them, and may be the database's relay. */
export interface InvalidationListener {
  /** Whether this connection was elected. The server makes sure that at most one is. */
  readonly isRelay: boolean;
  /** Tries to become the relay. */
  elect(): Promise<void>;
  /** Publishes everything committed. With a heartbeat every process receives `onPublished`, this one before it resolves. */
  publish(withHeartbeat: boolean): Promise<void>;
  /** Resolves when everything published before was received. Rejects when the database does not respond in time. */
  receivePublished(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a connection. `onNotification` receives the channel and the payload. */
function openConnection(
  databaseUrl: string,
  onNotification: (channel: string, payload: string) => void,
  onEnd: () => void,
): postgres.Sql {
  const options = {
    max: 1,
    max_lifetime: null,
    ...hostOptions(databaseUrl),
    fetch_types: false,
    onnotice: () => undefined,
    /* The driver's own `listen` reconnects silently and does not report a lost connection. */
    onnotify: onNotification,
    onclose: onEnd,
    connection: { application_name: 'aabha-changes' },
  };
  return postgres(databaseUrl, options);
}

/** Listens, and returns the reservations that have not expired. */
async function startListening(sql: postgres.Sql): Promise<string[]> {
  await sql`listen ${sql(INVALIDATION_CHANNEL)}`;
  await sql`listen ${sql(PUBLISHED_CHANNEL)}`;
  const rows = await sql<{ payload: string }[]>`
    select hold_change(product_id, expires_at) as payload from stock_reservations
    where settled_at is null and expires_at > now()`;
  return rows.map(({ payload }) => payload);
}

/** Listens on a new connection. Rejects when that fails, or when the connection ends before `onConnected`. */
export async function openInvalidationListener(
  databaseUrl: string,
  events: InvalidationListenerEvents,
  onEnd: (listener: InvalidationListener) => void,
): Promise<InvalidationListener> {
  let ended = false;
  let isRelay = false;
  let publishedTo = FROM_THE_START;
  let answeredFrom = -Infinity;
  const onNotification = (channel: string, payload: string) => {
    if (channel === INVALIDATION_CHANNEL) return events.onInvalidations(payload);
    publishedTo = payload;
    events.onPublished(answeredFrom);
  };
  const sql = openConnection(databaseUrl, onNotification, () => {
    ended = true;
    onEnd(listener);
  });
  const ask = async <T>(statement: PromiseLike<T>): Promise<T> => {
    const sentAt = performance.now();
    const rows = await withTimeout(statement, STATEMENT_WITHIN_MS);
    answeredFrom = Math.max(answeredFrom, sentAt);
    return rows;
  };
  const listener: InvalidationListener = {
    get isRelay() {
      return isRelay && !ended;
    },
    async elect() {
      const [row] = await ask(sql<{ won: boolean }[]>`select pg_try_advisory_lock(${RELAY_LOCK}) as won`);
      if (!row?.won) return;
      await ask(sql`select set_config('idle_session_timeout', ${String(RELAY_IDLE_MS)}, false)`);
      isRelay = true;
    },
    publish: (withHeartbeat) =>
      ask(sql`select publish_cache_invalidations(${publishedTo}, ${withHeartbeat})`).then(() => undefined),
    receivePublished: () => ask(sql`select 1`).then(() => undefined),
    close: () => sql.end({ timeout: 0 }),
  };
  try {
    const reservations = await withTimeout(startListening(sql), CONNECT_SECONDS * 1000);
    if (ended) throw new Error('The connection ended.');
    events.onConnected(reservations);
    return listener;
  } catch (error) {
    void listener.close();
    throw error;
  }
}
