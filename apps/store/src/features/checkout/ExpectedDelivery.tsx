import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import * as texts from '@aabha/messages/checkout';
import { formatDay } from '@aabha/messages/dates';
import { IconTruckDelivery } from '@tabler/icons-react';
import { PromiseChange } from '../../components/delivery-promise/PromiseChange';
import type { usePromise } from '../../components/delivery-promise/use-promise';
import classes from './checkout.module.css';

/** A date that does not wrap. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

interface ExpectedDeliveryProps {
  found: ZipLookUp | undefined;
  /** Whether the PIN code is typed and its look-up on its way. */
  isAsked?: boolean;
  /** The date of the cart's goods; that of the look-up counts without it. */
  promised?: Pick<ReturnType<typeof usePromise>, 'promise' | 'changedFrom'>;
}

/** The expected delivery date, once the PIN code is known (docs/spec/delivery.md#expected-delivery). */
export function ExpectedDelivery({ found, isAsked = false, promised }: ExpectedDeliveryProps) {
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
          {!found && !isAsked && <span className={classes.hint}>{texts.enterPinForDates}</span>}
        </span>
      </p>
      {promise && changedFrom && <PromiseChange before={changedFrom} now={promise.latest} />}
    </div>
  );
}
