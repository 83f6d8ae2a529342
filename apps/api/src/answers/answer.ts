/** An answer as it goes out. */
export interface Answer {
  body: Buffer;
  etag: string;
}
