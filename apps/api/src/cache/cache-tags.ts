import { LIVE_TOPICS, type LiveTopic } from '@aabha/contracts/live/live.values';

/** The PostgreSQL channel of the invalidations (see the functions of migration 0025). */
export const INVALIDATION_CHANNEL = 'aabha_changes';
/** The channel that reports that everything committed was published. */
export const PUBLISHED_CHANNEL = 'aabha_published';

/** What cached responses and the screens of staff depend on, besides the stock of single products. */
export type Topic = Exclude<LiveTopic, 'stock'>;
const isTopic = (tag: string): tag is Topic => tag !== 'stock' && LIVE_TOPICS.some((known) => known === tag);

/** One change in the database. `endsInMs`: a reservation of the product's stock was made and expires after so many milliseconds. */
export type Invalidation =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'stock'; productId: string; endsInMs?: number }
  | { kind: 'all' };

/** Returns what a tag invalidates: a topic, `stock:<product>` or `held:<product>:<milliseconds>`. An unknown one invalidates everything. */
export function parseInvalidation(tag: string): Invalidation {
  if (isTopic(tag)) return { kind: 'topic', topic: tag };
  const [kind, productId, endsInMs] = tag.split(':');
  if (kind === 'stock' && productId) return { kind: 'stock', productId };
  if (kind === 'held' && productId && Number.isFinite(Number(endsInMs)))
    return { kind: 'stock', productId, endsInMs: Number(endsInMs) };
  return { kind: 'all' };
}

/** Returns what a notification invalidates: it has a tag in each line. */
export const parseInvalidations = (payload: string): Invalidation[] =>
  payload.split('\n').map(parseInvalidation);

/** What a response depends on: it is valid until one of these changes. */
export interface CacheTags {
  topics: readonly Topic[];
  /** Products whose available stock the response shows; `any` when it depends on all of them, as a filter by stock does. */
  stockOf: 'any' | readonly string[];
  /** When the response ends by itself, in milliseconds since 1970: a promised date changes with its cut-off. */
  until?: number;
}

/** Returns whether any of these invalidations makes a response with given tags out of date, for many responses. */
export function invalidatedBy(invalidations: readonly Invalidation[]): (tags: CacheTags) => boolean {
  const topics = new Set<Topic>();
  const products = new Set<string>();
  for (const invalidation of invalidations) {
    if (invalidation.kind === 'all') return () => true;
    if (invalidation.kind === 'topic') topics.add(invalidation.topic);
    else products.add(invalidation.productId);
  }
  return ({ topics: shown, stockOf }) =>
    shown.some((topic) => topics.has(topic)) ||
    (products.size > 0 && (stockOf === 'any' || stockOf.some((id) => products.has(id))));
}

/** Returns the tags of a response that is made from several. */
export function mergeTags(all: readonly CacheTags[]): CacheTags {
  const ends = all.flatMap(({ until }) => until ?? []);
  return {
    topics: [...new Set(all.flatMap(({ topics }) => topics))],
    stockOf: all.some(({ stockOf }) => stockOf === 'any')
      ? 'any'
      : all.flatMap(({ stockOf }) => (stockOf === 'any' ? [] : stockOf)),
    ...(ends.length > 0 && { until: Math.min(...ends) }),
  };
}
