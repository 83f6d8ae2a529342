import type { RenderedPage } from './rendered-page';

interface Entry {
  page: RenderedPage;
  renderedAtMs: number;
  /** End of freshness; before it the page is sent without rendering. */
  freshUntilMs: number;
}

export interface PageCacheOptions {
  /** How long a page is fresh. */
  ttlMs: number;
  /** Maximum age of a page that is sent when rendering fails or is slow. */
  maxStaleMs: number;
  maxEntries: number;
  /** Whether a new rendering would have to wait in the queue. */
  isBusy?: () => boolean;
  /** Whether a page with a status other than 200 may be cached. */
  isCacheable?: (key: string, page: RenderedPage) => boolean;
  now?: () => number;
}

/** A page with its age in milliseconds; 0 when it was rendered for this request. */
export interface CachedPage {
  page: RenderedPage;
  ageMs: number;
}

/** `isRefresh` when an earlier rendering of the page is cached. */
type Render = (isRefresh: boolean) => Promise<RenderedPage>;

/** Maximum wait for a new rendering when an older page can be sent. */
const REFRESH_WAIT_MS = 500;
/** How long a page is sent before the next try, after a rendering that failed, was slow or is outdated. */
const RETRY_MS = 2000;
/** Share of the entries for pages requested once; the rest is for pages requested again. */
const NEW_SHARE = 0.25;

const isFailure = ({ status }: RenderedPage) => status >= 500;

/**
 * In-process cache of public pages. Concurrent requests for a page share one rendering. An expired page is
 * sent when no rendering can start immediately, or when it fails. Pages requested once do not evict pages
 * that are requested repeatedly.
 */
export class PageCache {
  /* Maps keep insertion order: the first key is the least recently used. */
  readonly #reused = new Map<string, Entry>();
  readonly #new = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<RenderedPage>>();

  constructor(private readonly options: PageCacheOptions) {}

  /** Rejects with the error of `render` when there is no earlier page to send. */
  async get(key: string, render: Render): Promise<CachedPage> {
    const entry = this.#find(key);
    if (entry && entry.freshUntilMs > this.#now()) return this.#aged(entry);
    const rendering = this.#pending.get(key) ?? this.#render(key, () => render(entry !== undefined));
    if (!entry) return { page: await rendering, ageMs: 0 };
    return this.#refreshed(entry, rendering);
  }

  #now(): number {
    return this.options.now?.() ?? Date.now();
  }

  #aged(entry: Entry): CachedPage {
    return { page: entry.page, ageMs: this.#now() - entry.renderedAtMs };
  }

  /** Returns the entry of a key and promotes it to the repeatedly requested ones. */
  #find(key: string): Entry | undefined {
    const entry = this.#reused.get(key) ?? this.#new.get(key);
    if (!entry) return undefined;
    this.#delete(key);
    if (this.#now() - entry.renderedAtMs > this.options.maxStaleMs) return undefined;
    this.#put(this.#reused, key, entry);
    return entry;
  }

  #delete(key: string): void {
    this.#reused.delete(key);
    this.#new.delete(key);
  }

  #put(entries: Map<string, Entry>, key: string, entry: Entry): void {
    entries.set(key, entry);
    const room = Math.max(1, Math.floor(this.options.maxEntries * NEW_SHARE));
    const most = entries === this.#new ? room : this.options.maxEntries - room;
    if (entries.size <= most) return;
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((page) => {
        this.#keep(key, page);
        return page;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: RenderedPage): void {
    if (page.status !== 200 && !this.options.isCacheable?.(key, page)) return;
    const now = this.#now();
    const ttlMs = page.isStale ? Math.min(RETRY_MS, this.options.ttlMs) : this.options.ttlMs;
    const entry = { page, renderedAtMs: now, freshUntilMs: now + ttlMs };
    const entries = this.#reused.has(key) ? this.#reused : this.#new;
    this.#delete(key);
    this.#put(entries, key, entry);
  }

  /** Returns the new page if it is rendered soon, else the previous one. */
  async #refreshed(entry: Entry, rendering: Promise<RenderedPage>): Promise<CachedPage> {
    const waitMs = this.options.isBusy?.() ? 0 : REFRESH_WAIT_MS;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, waitMs, undefined);
    });
    const settled = rendering.catch(() => undefined);
    const page = await Promise.race([settled, late]).finally(() => clearTimeout(timer));
    if (page && !isFailure(page)) return { page, ageMs: 0 };
    entry.freshUntilMs = this.#now() + RETRY_MS;
    return this.#aged(entry);
  }
}
