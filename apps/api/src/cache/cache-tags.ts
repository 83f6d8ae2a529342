/** The PostgreSQL channel of the invalidations (see the triggers of migrations 0002 and 0010). */
export const INVALIDATION_CHANNEL = 'aabha_changes';

/** What cached responses depend on, besides the stock of single products. */
const TOPICS = ['catalogue', 'reviews', 'orders'] as const;
export type Topic = (typeof TOPICS)[number];

/** One change in the database. `endsInMs`: a reservation of the product's stock was made and expires after so many milliseconds. */
export type Invalidation =
  { kind: 'topic'; topic: Topic } | { kind: 'stock'; productId: string; endsInMs?: number } | { kind: 'all' };

/** Returns what a notification invalidates: a topic, `stock:<product>` or `held:<product>:<milliseconds>`. An unknown one invalidates everything. */
export function parseInvalidation(payload: string): Invalidation {
  const topic = TOPICS.find((known) => known === payload);
  if (topic) return { kind: 'topic', topic };
  const [kind, productId, endsInMs] = payload.split(':');
  if (kind === 'stock' && productId) return { kind: 'stock', productId };
  if (kind === 'held' && productId && Number.isFinite(Number(endsInMs)))
    return { kind: 'stock', productId, endsInMs: Number(endsInMs) };
  return { kind: 'all' };
}

/** What a response depends on: it is valid until one of these changes. */
export interface CacheTags {
  topics: readonly Topic[];
  /** Products whose available stock the response shows; `any` when it depends on all of them, as a filter by stock does. */
  stockOf: 'any' | readonly string[];
}

/** Returns whether an invalidation makes a response with these tags out of date. */
export function invalidates(invalidation: Invalidation, tags: CacheTags): boolean {
  if (invalidation.kind === 'all') return true;
  if (invalidation.kind === 'topic') return tags.topics.includes(invalidation.topic);
  return tags.stockOf === 'any' || tags.stockOf.includes(invalidation.productId);
}

/** Returns the tags of a response that is made from several. */
export const mergeTags = (all: readonly CacheTags[]): CacheTags => ({
  topics: [...new Set(all.flatMap(({ topics }) => topics))],
  stockOf: all.some(({ stockOf }) => stockOf === 'any')
    ? 'any'
    : all.flatMap(({ stockOf }) => (stockOf === 'any' ? [] : stockOf)),
});
