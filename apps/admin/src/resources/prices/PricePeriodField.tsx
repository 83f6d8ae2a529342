import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { PriceChangeRecord } from './prices.data';

/** When a change starts and ends, in India. */
export function PricePeriodField({ change: { starts_at, ends_at } }: { change: PriceChangeRecord }) {
  if (!starts_at) return 'Once approved';
  return ends_at
    ? `${formatDateTime(starts_at)} to ${formatDateTime(ends_at)}`
    : `From ${formatDateTime(starts_at)} on`;
}
