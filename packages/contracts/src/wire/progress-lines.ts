import { z } from 'zod';

/** How far a piece of work over documents is; both are 0 until they are counted. */
export interface DocumentProgress {
  checked: number;
  documents: number;
}

/** A line of the response to work that reports its progress; the last one has the result or the refusal. */
export type ProgressLine<T> = DocumentProgress | { result: T } | { error: { code: string; message: string } };

/** Work that reports its progress: lines of JSON, sent while it runs. */
export interface ProgressLines {
  lines: AsyncIterable<string>;
}
/** The response of such work. Over REST it is the lines; it contains a stream, so only its type is checked. */
export const ProgressLines = z.custom<ProgressLines>().meta({ type: 'string' });
