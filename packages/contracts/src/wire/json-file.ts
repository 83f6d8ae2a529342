import { z } from 'zod';

/** A JSON file that is made while it is sent. */
export interface JsonFile {
  fileName: string;
  json: AsyncIterable<string | Uint8Array>;
}
/** The response of a download of JSON. Over REST it is the file; it contains a stream, so only its type is checked. */
export const JsonFile = z.custom<JsonFile>().meta({ type: 'string' });
