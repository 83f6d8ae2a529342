import { Readable } from 'node:stream';
import { Dispatcher, Pool } from 'undici';

const ANSWER_WITHIN_MS = 30_000;
/** Connections for calls whose body is in, and for those whose body is still being sent. */
const CONNECTIONS = { calls: 64, streams: 16 };
/** Calls that may wait for a connection of their lane; the next is refused. */
const MOST_WAITING = 256;

/** Every connection of a lane is taken, and as many calls wait for one as may. */
export class LaneFullError extends Error {
  readonly code = 'LANE_FULL';
}

const openPool = (apiUrl: string, connections: number) =>
  new Pool(new URL(apiUrl).origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: ANSWER_WITHIN_MS,
    headersTimeout: ANSWER_WITHIN_MS,
    bodyTimeout: ANSWER_WITHIN_MS,
  });

/**
 * The connections to the API, in two lanes: bodies that are still being sent, such as uploads, take none of those that
 * finished calls need.
 */
export class UpstreamLanes extends Dispatcher {
  readonly #calls: Pool;
  readonly #streams: Pool;

  constructor(apiUrl: string) {
    super();
    this.#calls = openPool(apiUrl, CONNECTIONS.calls);
    this.#streams = openPool(apiUrl, CONNECTIONS.streams);
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const lane = options.body instanceof Readable ? this.#streams : this.#calls;
    if (lane.stats.queued >= MOST_WAITING)
      throw new LaneFullError('call refused, every connection to the API is taken');
    return lane.dispatch(options, handler);
  }

  /** Ends all connections at once. */
  async end(): Promise<void> {
    await Promise.all([this.#calls.destroy(), this.#streams.destroy()]);
  }
}
