import { REPORT_SAMPLE_MAX } from '@aabha/contracts/browser-reports/browser-reports.values';

/** A sink: an interface and its member, or a function. */
const SINK = /^[A-Z][A-Za-z]{1,24} [a-z][A-Za-z]{1,19}$|^(?:eval|Function|setTimeout|setInterval)$/;

/**
 * Returns the sink of a Trusted Types violation: `Element innerHTML`. The rest of the sample, which begins with what the code
 * wrote, may be personal and is left out; a text that is no sink is empty.
 */
export function sinkOf(sample: unknown): string {
  if (typeof sample !== 'string') return '';
  const [sink = ''] = sample.split('|', 1);
  return sink.length <= REPORT_SAMPLE_MAX && SINK.test(sink) ? sink : '';
}
