import type { ProcessMetrics } from '@aabha/web/process-metrics';
import { events } from '../core/events';

/** Order mails shall be sent within 60 seconds, so that limit is among them. */
const EFFECT_SECONDS = [1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600, 14_400];

/** Counts the refusals, late refunds and effects of this process. */
export function observeEvents({ prom, registry, onStop }: ProcessMetrics): void {
  const registers = [registry];
  const refusals = new prom.Counter({
    name: 'aabha_refusals_total',
    help: 'Refused requests by the reason of the error table.',
    labelNames: ['reason'],
    registers,
  });
  const lateRefunds = new prom.Counter({
    name: 'aabha_late_refunds_total',
    help: 'Payments that arrived after their goods were sold, and are refunded.',
    registers,
  });
  const effects = new prom.Histogram({
    name: 'aabha_effect_seconds',
    help: 'Seconds from the queueing of an effect to its success.',
    labelNames: ['kind'],
    buckets: EFFECT_SECONDS,
    registers,
  });
  const admitted = new prom.Counter({
    name: 'aabha_waiting_room_admitted_total',
    help: 'People admitted from waiting rooms.',
    registers,
  });
  const reports = new prom.Counter({
    name: 'aabha_csp_reports_total',
    help: 'Violations of the Content-Security-Policy that browsers reported; `disposition` is enforce when they were blocked.',
    labelNames: ['app', 'disposition'],
    registers,
  });
  const failures = new prom.Counter({
    name: 'aabha_effect_failures_total',
    help: 'Failed runs of effects; `last` is true when it is not tried again.',
    labelNames: ['kind', 'last'],
    registers,
  });
  const subscriptions = [
    events.refused.subscribe((reason) => refusals.inc({ reason })),
    events.refundedLate.subscribe(() => lateRefunds.inc()),
    events.admitted.subscribe((count) => admitted.inc(count)),
    events.reported.subscribe((labels) => reports.inc(labels)),
    events.effectDone.subscribe(({ kind, seconds }) => effects.observe({ kind }, seconds)),
    events.effectFailed.subscribe(({ kind, isLastTry }) => failures.inc({ kind, last: String(isLastTry) })),
  ];
  onStop(() => {
    for (const unsubscribe of subscriptions) unsubscribe();
  });
}
