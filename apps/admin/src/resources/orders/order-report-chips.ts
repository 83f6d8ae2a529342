import { stateOfGstCode } from '@aabha/contracts/gst/states';
import type { PromiseOutcome } from '@aabha/contracts/reports/reports.values';
import { COURIERS } from '@aabha/contracts/shipments/couriers.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { FilterChip } from '../../components/FilterChips';
import type { OrderRecord } from './order-record';

const PROMISE_TEXTS: Readonly<Record<PromiseOutcome, string>> = {
  kept: 'Delivered as promised',
  'late-1': 'Delivered 1 day late',
  'late-2-3': 'Delivered 2–3 days late',
  'late-more': 'Delivered more than 3 days late',
  none: 'Without a promised day',
  open: 'Not delivered',
};

/** Chips of the filters with which reports lead to orders. */
export const orderReportChips: readonly FilterChip<OrderRecord>[] = [
  { source: 'coupon', text: (value) => `With coupon ${value}` },
  { source: 'promise', text: (value) => PROMISE_TEXTS[value as PromiseOutcome] ?? value },
  { source: 'deliveredFrom', text: (value) => `Delivered from ${formatDateTime(value)}` },
  { source: 'deliveredBefore', text: (value) => `Delivered before ${formatDateTime(value)}` },
  { source: 'promisedFrom', text: (value) => `Promised from ${formatDateTime(value)}` },
  { source: 'promisedBefore', text: (value) => `Promised before ${formatDateTime(value)}` },
  { source: 'dispatchCenter', text: (value) => `From ${value}` },
  { source: 'place', text: (value) => `To ${stateOfGstCode(value) ?? value}` },
  { source: 'courier', text: (value) => `By ${COURIERS.find(({ code }) => code === value)?.name ?? value}` },
];
