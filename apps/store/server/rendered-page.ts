/** A page as it is sent. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  /** The same, compressed once. */
  brotli: Buffer;
  /** It was made from outdated answers, and is cached only until the next try. */
  isStale?: boolean;
}
