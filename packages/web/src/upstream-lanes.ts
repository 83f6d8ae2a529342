import { Readable } from 'node:stream';
import { Dispatcher, Pool } from 'undici';
import { responseWithinMs } from './response-within-ms';

const KEPT_ALIVE_MS = 30_000;
/** Connections for calls with a complete body, and for those whose body is still being sent. */
const CONNECTIONS = { calls: 64, streams: 16 };
/** Calls that may wait for a connection of their lane; the next is refused. */
const MOST_WAITING = 256;

/** All connections of a lane are in use and its queue is full. */
export class LaneFullError extends Error {
  readonly code = 'LANE_FULL';
}

/**
 * The longest time is said too: a server's `Keep-Alive` header takes the place of the usual one, and a connection that is kept
 * until a second before the API closes it is closed under a call when either process is busy.
 */
const openPool = (apiUrl: string, connections: number, keptAliveMs: number) =>
  new Pool(new URL(apiUrl).origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: keptAliveMs,
    keepAliveMaxTimeout: keptAliveMs,
  });

/**
 * The connections to the API in two lanes, so that bodies that are still being sent, such as uploads, do not
 * use those that complete calls need.
 */
export class UpstreamLanes extends Dispatcher {
  readonly #calls: Pool;
  readonly #streams: Pool;

  /** `keptAliveMs` is how long an unused connection stays open, whatever the API says. */
  constructor(apiUrl: string, keptAliveMs = KEPT_ALIVE_MS) {
    super();
    this.#calls = openPool(apiUrl, CONNECTIONS.calls, keptAliveMs);
    this.#streams = openPool(apiUrl, CONNECTIONS.streams, keptAliveMs);
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const lane = options.body instanceof Readable ? this.#streams : this.#calls;
    if (lane.stats.queued >= MOST_WAITING)
      throw new LaneFullError('call refused, every connection to the API is taken');
    const withinMs = responseWithinMs(options.path);
    return lane.dispatch({ ...options, headersTimeout: withinMs, bodyTimeout: withinMs }, handler);
  }

  /** Closes all connections. */
  async end(): Promise<void> {
    await Promise.all([this.#calls.destroy(), this.#streams.destroy()]);
  }
}
