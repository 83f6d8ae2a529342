import { STATE_UNKNOWN_TEXT } from '@aabha/contracts/service-areas/delivery.rules';
import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import classes from './PinCheck.module.css';

/** The delivery time, or the nearest serviceable codes. */
export function PinResult({ pin, found }: { pin: string; found: ZipLookUp }) {
  if (!found.exists) {
    const nearest = [...found.beforeFive, ...found.afterFive];
    return (
      <>
        <p className={classes.unserved}>Service Not Available</p>
        <p className="soft small">
          We do not deliver to {pin} yet.
          {nearest.length > 0 && ` Nearest PIN codes we deliver to: ${nearest.join(', ')}.`}
        </p>
      </>
    );
  }
  if (!found.canOrder) return <p className={classes.unserved}>{STATE_UNKNOWN_TEXT}</p>;
  const place = [found.city, found.state].filter(Boolean).join(', ');
  return (
    <>
      <p className={classes.served}>
        {found.earliestDelivery && found.latestDelivery
          ? `Delivery ${formatDay(found.earliestDelivery)} to ${formatDay(found.latestDelivery)}`
          : 'Delivery date: To be confirmed'}
      </p>
      <p className="soft small">To {place ? `${place} (${pin})` : pin}, if you order today</p>
    </>
  );
}
