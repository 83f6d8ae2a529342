import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/pin-result';
import classes from './PinCheck.module.css';

/** The delivery time, or the nearest serviceable codes. */
export function PinResult({ pin, found }: { pin: string; found: ZipLookUp }) {
  if (!found.exists) {
    const nearest = [...found.beforeFive, ...found.afterFive];
    return (
      <>
        <p className={classes.unserved}>{texts.serviceNotAvailable}</p>
        <p className="soft small">
          {nearest.length > 0
            ? texts.notDeliveredNearest(pin, nearest.join(', '))
            : texts.notDeliveredTo(pin)}
        </p>
      </>
    );
  }
  if (!found.canOrder) return <p className={classes.unserved}>{texts.cannotOrderOnline}</p>;
  const place = [found.city, found.state].filter(Boolean).join(', ');
  return (
    <>
      <p className={classes.served}>
        {found.earliestDelivery && found.latestDelivery
          ? texts.deliveryBetween(formatDay(found.earliestDelivery), formatDay(found.latestDelivery))
          : texts.deliveryToBeConfirmed}
      </p>
      <p className="soft small">{texts.ifYouOrderToday(place ? `${place} (${pin})` : pin)}</p>
    </>
  );
}
