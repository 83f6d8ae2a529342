import type { ProcessMetrics } from '@aabha/web/process-metrics';
import { LOSS_REASONS } from '../replica/replica-loss';
import type { ReadReplica } from '../replica/read-replica';

/** Shows how far a read replica is behind, and where reports are read. */
export function observeReplica({ prom, registry }: ProcessMetrics, replica: ReadReplica): void {
  const registers = [registry];
  new prom.Gauge({
    name: 'aabha_replica_lag_seconds',
    help: 'For how long at most the read replica has missed commits; +Inf when it does not respond or is no standby.',
    registers,
    collect() {
      this.set(replica.lagSeconds);
    },
  });
  new prom.Gauge({
    name: 'aabha_replica_used',
    help: '1 while reports are read from the replica; 0 while they are read from the primary.',
    registers,
    collect() {
      this.set(replica.isUsed ? 1 : 0);
    },
  });
  new prom.Counter({
    name: 'aabha_replica_reads_total',
    help: 'Reads of reports that the replica made.',
    registers,
    collect() {
      this.reset();
      this.inc(replica.counts.replica);
    },
  });
  new prom.Counter({
    name: 'aabha_replica_fallbacks_total',
    help: 'Reads of reports that the primary made instead of the replica, by reason.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const reason of LOSS_REASONS) this.inc({ reason }, replica.counts.fallbacks.get(reason) ?? 0);
    },
  });
}
