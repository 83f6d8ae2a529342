/** A page as it is sent. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  /** The same, compressed once. */
  brotli: Buffer;
}
