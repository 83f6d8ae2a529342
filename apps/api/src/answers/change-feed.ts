import type { FastifyBaseLogger } from 'fastify';
import postgres from 'postgres';
import { within } from '../within';
import { CHANGES_CHANNEL } from './changes';

/** How often the line to the database is tried, and how long it may take to answer: a dead one is noticed within both. */
const HEARTBEAT_MS = 1000;
const ANSWER_WITHIN_MS = 2000;
const RETRY_MS = 500;
const CONNECT_SECONDS = 5;

export interface ChangeFeedEvents {
  /** Every change from now on will be told. `heldNow` are the holds on stock under way, as notifications tell them. */
  onOpen(heldNow: readonly string[]): void;
  onChange(payload: string): void;
  /** Changes may have been missed, and will be until the next `onOpen`. The error, if any, says what the database did. */
  onLost(error: unknown): void;
}

/** One connection that listens. */
interface Line {
  /** Rejects when the database does not answer within a heartbeat. What was told before the answer was told in time. */
  ask(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * A connection of its own on which the database tells what changes. It is opened anew for as long as the process lives;
 * one that broke, or does not answer in time, is told as lost at once.
 */
export function openChangeFeed(databaseUrl: string, log: FastifyBaseLogger, events: ChangeFeedEvents) {
  let line: Line | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => Promise<void>, ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void work(), ms).unref();
  };
  const lose = (error: unknown) => {
    if (stopped) return;
    void line?.close();
    line = undefined;
    events.onLost(error);
    log.warn({ err: error }, 'cache invalidation feed lost, caching disabled until it is back');
    later(connect, RETRY_MS);
  };
  /** Asks the line for an answer; whoever finds it dead says so. */
  const ask = async (): Promise<void> => {
    const asked = line;
    await asked?.ask().catch((error: unknown) => asked === line && lose(error));
  };
  const beat = async (): Promise<void> => {
    await ask();
    if (line) later(beat, HEARTBEAT_MS);
  };
  const connect = async (): Promise<void> => {
    try {
      line = await openLine(databaseUrl, events, (ended) => line === ended && lose(undefined));
      if (stopped) await line.close();
      later(beat, HEARTBEAT_MS);
    } catch (error) {
      lose(error);
    }
  };
  const first = connect();

  return {
    /** Waits until everything that was committed before has been told, if anything is told at all. */
    caughtUp: ask,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await first;
      await line?.close();
    },
  };
}

/** Listens on a new connection. Rejects when that fails, or when the connection ends before it was told as open. */
async function openLine(
  databaseUrl: string,
  events: ChangeFeedEvents,
  onEnd: (line: Line) => void,
): Promise<Line> {
  let ended = false;
  const options = {
    max: 1,
    max_lifetime: null,
    connect_timeout: CONNECT_SECONDS,
    fetch_types: false,
    onnotice: () => undefined,
    /* What the driver's own `listen` is made with; that one does not say when the line was lost. */
    onnotify: (_channel: string, payload: string) => events.onChange(payload),
    onclose: () => {
      ended = true;
      onEnd(line);
    },
    connection: { application_name: 'aabha-changes' },
  };
  const sql = postgres(databaseUrl, options);
  const line: Line = {
    ask: () => within(sql`select 1`, ANSWER_WITHIN_MS),
    close: () => sql.end({ timeout: 0 }),
  };
  try {
    await within(sql`listen ${sql(CHANGES_CHANNEL)}`, CONNECT_SECONDS * 1000);
    const held = await within(
      sql<{ payload: string }[]>`select hold_change(product_id, expires_at) as payload from stock_reservations
        where settled_at is null and expires_at > now()`,
      CONNECT_SECONDS * 1000,
    );
    if (ended) throw new Error('The connection ended.');
    events.onOpen(held.map((row) => row.payload));
    return line;
  } catch (error) {
    void line.close();
    throw error;
  }
}
