import type { ProcessMetrics } from '@aabha/web/process-metrics';
import type { PoolName } from '../databases';
import { poolUse } from './pool-use';

/** Shows who uses the connection pools. Returns the observer of each pool, for when it is opened. */
export function observePools({ prom, registry }: ProcessMetrics) {
  const pools = { requests: poolUse(), work: poolUse(), replica: poolUse() };
  new prom.Gauge({
    name: 'aabha_database_pool',
    help: 'Users of a connection pool: transactions and statements that were sent, and those that wait for a connection.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, use] of Object.entries(pools)) {
        const { transactions, statements, waiting } = use.now();
        this.set({ pool, state: 'transaction' }, transactions);
        this.set({ pool, state: 'statement' }, statements);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  return (pool: PoolName) => pools[pool];
}
