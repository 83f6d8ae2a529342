import { mergeTags, type CacheTags, type Topic } from './cache-tags';

/**
 * How responses of a read are cached; declared in the procedure's meta only (`trpc/procedure-meta.ts`). A read
 * without a policy is never cached.
 */
export interface CachePolicy {
  /** Who gets the same response: visitors without a token, or all staff that may call the procedure. */
  audience: 'visitors' | 'staff';
  /** What invalidates the response. */
  topics: readonly Topic[];
  /**
   * Whose available stock invalidates it, too. `listed`: the products that the procedure names with
   * `ctx.tagStock`; a response of a call that named none is not cached.
   */
  stock: 'none' | 'any' | 'listed';
  /**
   * `revalidate`: browsers and CDNs revalidate each time (prices, stock). `30s`: they may show a response
   * that is 30 seconds old.
   */
  downstream: 'revalidate' | '30s' | 'never';
}

/** A public read that shows prices and the stock of the products that it names. */
export const LISTED_STOCK: CachePolicy = {
  audience: 'visitors',
  topics: ['catalogue'],
  stock: 'listed',
  downstream: 'revalidate',
};

/** A public read that counts over the stock of the whole catalogue. */
export const ALL_STOCK: CachePolicy = { ...LISTED_STOCK, stock: 'any' };

/** Collects which products' stock the calls of one request showed, and until when the response holds. */
export interface StockTags {
  add(stockOf: CacheTags['stockOf']): void;
  /** Ends the response at an instant, in milliseconds since 1970. */
  expireAt(ms: number): void;
  /** Returns the tags of the whole response; undefined when a call that had to name its products did not. */
  tagsOf(policies: readonly CachePolicy[]): CacheTags | undefined;
}

export function stockTags(): StockTags {
  const listed: CacheTags['stockOf'][] = [];
  const ends: number[] = [];
  return {
    add: (stockOf) => void listed.push(stockOf),
    expireAt: (ms) => void ends.push(ms),
    tagsOf(policies) {
      if (listed.length !== policies.filter(({ stock }) => stock === 'listed').length) return undefined;
      return mergeTags([
        ...policies.map(({ topics, stock }) => ({ topics, stockOf: stock === 'any' ? stock : [] }) as const),
        ...listed.map((stockOf) => ({ topics: [], stockOf })),
        ...ends.map((until) => ({ topics: [], stockOf: [], until })),
      ]);
    },
  };
}
