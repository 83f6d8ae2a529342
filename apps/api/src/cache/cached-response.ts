import { createHash } from 'node:crypto';

/** A response body as it is sent, and its entity tag. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
}

/** Returns the strong entity tag of these bytes (RFC 9110, section 8.8.3), quotes included. */
export const etagOf = (body: Buffer | string) => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Objects around key and body, and the entry in the map; estimated. */
const ENTRY_BYTES = 400;

/** Returns the estimated memory of a response that is stored under a key. */
export const entryBytes = ({ response }: { response: CachedResponse }, key: string) =>
  key.length + response.body.length + ENTRY_BYTES;
