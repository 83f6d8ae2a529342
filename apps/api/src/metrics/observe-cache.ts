import type { ProcessMetrics } from '@aabha/web/process-metrics';
import type { ProcessCache } from '../cache/process-cache';

/** Shows what the response cache counts. */
export function observeCache({ prom, registry }: ProcessMetrics, { responses }: ProcessCache): void {
  const registers = [registry];
  const { counts } = responses;
  new prom.Counter({
    name: 'aabha_cache_reads_total',
    help: 'Reads of the response cache: hit, miss, or coalesced with one that was being computed.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, counts.hits);
      this.inc({ result: 'miss' }, counts.misses);
      this.inc({ result: 'coalesced' }, counts.coalesced);
    },
  });
  new prom.Counter({
    name: 'aabha_cache_invalidations_total',
    help: 'Invalidations that the response cache applied.',
    registers,
    collect() {
      this.reset();
      this.inc(counts.invalidations);
    },
  });
  new prom.Gauge({
    name: 'aabha_cache_enabled',
    help: '1 while responses are cached; 0 while the invalidation feed is lost or the cache is off.',
    registers,
    collect() {
      this.set(responses.isEnabled ? 1 : 0);
    },
  });
  new prom.Gauge({
    name: 'aabha_cache_bytes',
    help: 'Size of the cached responses.',
    registers,
    collect() {
      this.set(responses.size.bytes);
    },
  });
}
