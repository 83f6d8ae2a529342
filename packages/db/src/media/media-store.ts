import type { Readable } from 'node:stream';
import type { PictureStore } from './derive-picture';

/** A file whose content comes from a stream. */
export interface StreamedContent {
  stream: Readable;
  size: number;
}

/** A stored file. */
export interface MediaEntry {
  name: string;
  size: number;
  /** When it was stored last. */
  modifiedAt: Date;
}

/** The bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * A store of files with plain names: a folder or a bucket. A file appears whole or not at all, however many processes
 * write it. Every method rejects a name that is not plain, and with MediaUnavailable while the store does not respond.
 */
export interface MediaStore extends PictureStore {
  /** Stores a file, in place of one with the same name. */
  put(name: string, content: Uint8Array | StreamedContent, contentType: string): Promise<void>;
  /** Returns size and time of a file; undefined when there is none. */
  stat(name: string): Promise<MediaEntry | undefined>;
  /** Opens a file, or the bytes of a range that it has; undefined when there is none. The caller reads or destroys the stream. */
  open(name: string, range?: ByteRange): Promise<StreamedContent | undefined>;
  /** Yields all files. */
  list(): AsyncIterable<MediaEntry>;
  /** Deletes a file. Does nothing when there is none. */
  remove(name: string): Promise<void>;
}
