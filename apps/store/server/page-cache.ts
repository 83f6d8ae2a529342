export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  /** The same, compressed once. */
  brotli: Buffer;
}

interface Entry {
  page: RenderedPage;
  expiresAtMs: number;
}

/**
 * Public pages, kept briefly in the process: only answers with status 200, at most `maxEntries` of them, none longer
 * than `ttlMs`. Visitors who ask for the same page while it is being rendered share that rendering.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<RenderedPage>>();

  constructor(private readonly options: { ttlMs: number; maxEntries: number; now?: () => number }) {}

  #now(): number {
    return this.options.now?.() ?? Date.now();
  }

  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#entries.get(key);
    if (kept && kept.expiresAtMs > this.#now()) return kept.page;
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    const page = await rendering;
    if (page.status === 200) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: RenderedPage): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, expiresAtMs: this.#now() + this.options.ttlMs });
    if (this.#entries.size <= this.options.maxEntries) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
