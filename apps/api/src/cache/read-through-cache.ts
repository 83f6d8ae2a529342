import type { ResponseCache } from './response-cache';

/**
 * Computes a value of the catalogue and caches its serialized form under a key until the catalogue changes. It is not cached
 * when the catalogue changed meanwhile, or when `serialize` returns undefined.
 */
export async function readThroughCache<T>(
  cache: ResponseCache,
  key: string,
  compute: () => Promise<T>,
  serialize: (value: T) => string | undefined,
): Promise<T> {
  const entry = cache.begin(key);
  try {
    const value = await compute();
    const text = serialize(value);
    if (text !== undefined) entry.store(text, { topics: ['catalogue'], stockOf: [] });
    return value;
  } finally {
    entry.abort();
  }
}
