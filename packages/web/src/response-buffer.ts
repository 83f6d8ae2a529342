import { PassThrough, pipeline, type Readable } from 'node:stream';

const MEGABYTE = 1024 * 1024;
/** Limits of buffered bytes, for one response and for all of them. */
const MOST_OF_ONE = 4 * MEGABYTE;
const MOST_OF_ALL = 64 * MEGABYTE;
/** Reservation for a response of unknown length. */
const LENGTH_UNKNOWN = 256 * 1024;
/** Buffer of a response when the total limit is reached: it is then read only as fast as its client reads. */
const LEAST = 16 * 1024;

/** Buffers responses for slow clients, so that the API's connection is free sooner. */
export class ResponseBuffer {
  #reserved = 0;

  constructor(private readonly mostOfAll = MOST_OF_ALL) {}

  /** Bytes reserved for responses in flight. */
  get reserved(): number {
    return this.#reserved;
  }

  /** Returns a stream of the same bytes that reads `source` ahead of its consumer, within the limits. */
  hold(source: Readable, contentLength: string | undefined): Readable {
    const wanted = Math.min(Number(contentLength ?? LENGTH_UNKNOWN) || LENGTH_UNKNOWN, MOST_OF_ONE);
    const room = this.#reserved + wanted <= this.mostOfAll ? wanted : LEAST;
    this.#reserved += room;
    const buffered = new PassThrough({ readableHighWaterMark: room, writableHighWaterMark: LEAST });
    buffered.once('close', () => {
      this.#reserved -= room;
    });
    /* An error truncates the response; there is no other way to report it. */
    return pipeline(source, buffered, () => undefined);
  }
}
