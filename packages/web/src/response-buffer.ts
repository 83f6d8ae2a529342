import { PassThrough, pipeline, type Readable } from 'node:stream';

const MEGABYTE = 1024 * 1024;
/** The most of one response that is held for a slow reader, and of all of them. */
const MOST_OF_ONE = 4 * MEGABYTE;
const MOST_OF_ALL = 64 * MEGABYTE;
/** What is set aside for a response that does not say how long it is. */
const LENGTH_UNKNOWN = 256 * 1024;
/** What a response is given when nothing is left: it is then read no faster than its reader reads. */
const LEAST = 16 * 1024;

/** Holds responses in memory for those who read slowly, so that the API's connection is free at once. */
export class ResponseBuffer {
  #reserved = 0;

  constructor(private readonly mostOfAll = MOST_OF_ALL) {}

  /** Bytes set aside for responses that are being read. */
  get reserved(): number {
    return this.#reserved;
  }

  /** The same bytes, taken from `source` as fast as it gives them, as far as there is room. */
  hold(source: Readable, contentLength: string | undefined): Readable {
    const wanted = Math.min(Number(contentLength ?? LENGTH_UNKNOWN) || LENGTH_UNKNOWN, MOST_OF_ONE);
    const room = this.#reserved + wanted <= this.mostOfAll ? wanted : LEAST;
    this.#reserved += room;
    const held = new PassThrough({ readableHighWaterMark: room, writableHighWaterMark: LEAST });
    held.once('close', () => {
      this.#reserved -= room;
    });
    /* What goes wrong reaches the reader as a response that ends too early; there is nobody else to tell. */
    return pipeline(source, held, () => undefined);
  }
}
