/** A rendered page with status and headers. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  /** The compressed body, made once. */
  brotli: Buffer;
  /** Whether it was rendered from outdated responses; it is then cached only until the next try. */
  isStale?: boolean;
}
