import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import { IconTruckDelivery } from '@tabler/icons-react';
import classes from './checkout.module.css';

/** A date that does not wrap. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

/** The expected delivery date, once the PIN code is known (docs/spec/delivery.md#expected-delivery). */
export function ExpectedDelivery({ found }: { found: ZipLookUp | undefined }) {
  const days = [found?.earliestDelivery, found?.latestDelivery].filter((day) => day !== undefined);
  return (
    <p className={classes.delivery} role="status">
      <IconTruckDelivery size={22} stroke={1.6} aria-hidden />
      <span>
        Expected delivery:{' '}
        <strong>{days.length ? days.map(formatDay).map(unbroken).join(' to ') : 'To be confirmed'}</strong>
        {!found && <span className={classes.hint}>Enter your PIN code to see the dates.</span>}
      </span>
    </p>
  );
}
