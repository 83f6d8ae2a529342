import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/pin-result';
import { PromiseChange } from '../../../components/delivery-promise/PromiseChange';
import { PromiseInstallation } from '../../../components/delivery-promise/PromiseInstallation';
import { PromiseReasons } from '../../../components/delivery-promise/PromiseReasons';
import { usePromise } from '../../../components/delivery-promise/use-promise';
import classes from './PinCheck.module.css';

interface PinResultProps {
  pin: string;
  found: ZipLookUp;
  /** The television whose date is asked for. */
  product: string | undefined;
}

/** The delivery time with its reasons, or the nearest serviceable codes. */
export function PinResult({ pin, found, product }: PinResultProps) {
  const items = product === undefined ? [] : [{ product_id: product, quantity: 1 }];
  const { promise, changedFrom } = usePromise({ zipcode: found.canOrder ? pin : '', items });
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
  /* Those of the look-up, which knows no weight, until the date of the television is there. */
  const { earliest, latest } = promise ?? { earliest: found.earliestDelivery, latest: found.latestDelivery };
  const place = [found.city, found.state].filter(Boolean).join(', ');
  return (
    <>
      <p className={classes.served}>
        {earliest && latest
          ? texts.deliveryBetween(formatDay(earliest), formatDay(latest))
          : texts.deliveryToBeConfirmed}
      </p>
      <p className="soft small">{texts.ifYouOrderToday(place ? `${place} (${pin})` : pin)}</p>
      {promise && changedFrom && <PromiseChange before={changedFrom} now={promise.latest} />}
      {promise && <PromiseReasons promise={promise} />}
      {promise && <PromiseInstallation promise={promise} />}
    </>
  );
}
