import { setFlagsFromString } from 'node:v8';

/**
 * Limits heap growth to a percentage over the live size before a full collection; 0 keeps V8's default, up to
 * fourfold. Cached responses that are evicted and rebuilt become old-generation garbage, of which a fourfold
 * heap accumulates much. The live size is not limited; collections run more often.
 */
export function limitHeapGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
