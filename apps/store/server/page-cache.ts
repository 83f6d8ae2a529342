import type { RenderedPage } from './rendered-page';

interface Entry {
  page: RenderedPage;
  renderedAtMs: number;
  /** Until then it is sent without a question. */
  freshUntilMs: number;
}

export interface PageCacheOptions {
  /** How long a page is fresh. */
  ttlMs: number;
  /** How old a page may be when it cannot be rendered anew, or not soon. */
  maxStaleMs: number;
  maxEntries: number;
  /** Whether a rendering would have to wait for others at this moment. */
  isBusy?: () => boolean;
  /** Whether a page may be cached that has another status than 200. */
  isCacheable?: (key: string, page: RenderedPage) => boolean;
  now?: () => number;
}

/** A page, and its age in milliseconds; 0 when it was rendered for this request. */
export interface CachedPage {
  page: RenderedPage;
  ageMs: number;
}

/** `isRefresh` when an earlier rendering of the page is cached. */
type Render = (isRefresh: boolean) => Promise<RenderedPage>;

/** Somebody who could have the last page does not wait longer than this for the next one. */
const REFRESH_WAIT_MS = 500;
/** After a rendering that failed, took too long or is outdated, a page is sent for this long before the next try. */
const RETRY_MS = 2000;
/** The share of the entries that is for pages asked for once only; the rest is for those asked for again. */
const NEW_SHARE = 0.25;

const isFailure = ({ status }: RenderedPage) => status >= 500;

/**
 * Public pages, cached briefly in the process. Visitors who ask for the same page while it is being rendered share that
 * rendering. An expired page is sent where no rendering can start at once, or it fails. Pages that were asked for once do
 * not displace those that are asked for again and again, however many there are.
 */
export class PageCache {
  /* Maps remember the order of their keys: the first was used longest ago. */
  readonly #reused = new Map<string, Entry>();
  readonly #new = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<RenderedPage>>();

  constructor(private readonly options: PageCacheOptions) {}

  /** Rejects with what `render` rejects with, when there is no earlier page to send instead. */
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

  /** The entry of a key, which counts as asked for again from now on. */
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

  /** The next page where it comes soon, else the last one. */
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
