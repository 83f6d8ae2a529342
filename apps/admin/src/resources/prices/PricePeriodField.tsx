import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { PriceChangeRecord } from './prices.data';

/** When a change starts and ends, in India. */
export function PricePeriodField({ change: { starts_at, ends_at } }: { change: PriceChangeRecord }) {
  if (!starts_at) return 'Once approved';
  if (!ends_at) return `From ${formatDateTime(starts_at)} on`;
  /* Where both do not fit in a line, the second moment begins the next. */
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(starts_at)}</span>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>to {formatDateTime(ends_at)}</span>
    </>
  );
}
