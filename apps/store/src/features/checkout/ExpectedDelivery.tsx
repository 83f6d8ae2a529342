import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import * as texts from '@aabha/messages/checkout';
import { formatDay } from '@aabha/messages/dates';
import { IconTruckDelivery } from '@tabler/icons-react';
import { PromiseChange } from '../../components/delivery-promise/PromiseChange';
import { PromiseInstallation } from '../../components/delivery-promise/PromiseInstallation';
import { PromiseReasons } from '../../components/delivery-promise/PromiseReasons';
import type { usePromise } from '../../components/delivery-promise/use-promise';
import classes from './checkout.module.css';

/** A date that does not wrap. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

interface ExpectedDeliveryProps {
  found: ZipLookUp | undefined;
  /** The date of the cart's goods; that of the look-up counts without it. */
  promised?: Pick<ReturnType<typeof usePromise>, 'promise' | 'changedFrom'>;
}

/** The expected delivery date, once the PIN code is known (docs/spec/delivery.md#expected-delivery). */
export function ExpectedDelivery({ found, promised }: ExpectedDeliveryProps) {
  const { promise, changedFrom } = promised ?? {};
  const [earliest, latest] = (
    promise ? [promise.earliest, promise.latest] : [found?.earliestDelivery, found?.latestDelivery]
  )
    .filter((day): day is string => Boolean(day))
    .map(formatDay)
    .map(unbroken);
  const days = earliest && latest && latest !== earliest ? texts.fromTo(earliest, latest) : earliest;
  return (
    <div>
      <p className={classes.delivery} role="status">
        <IconTruckDelivery size={22} stroke={1.6} aria-hidden />
        <span>
          {texts.expectedDelivery} <strong>{days ?? texts.toBeConfirmed}</strong>
          {!found && <span className={classes.hint}>{texts.enterPinForDates}</span>}
        </span>
      </p>
      {promise && changedFrom && <PromiseChange before={changedFrom} now={promise.latest} />}
      {promise && <PromiseReasons promise={promise} />}
      {promise && <PromiseInstallation promise={promise} />}
    </div>
  );
}
