import type { ZipLookUp } from '@aabha/contracts/service-areas/service-areas.schema';
import * as texts from '@aabha/messages/checkout';
import { formatDay } from '@aabha/messages/dates';
import { IconTruckDelivery } from '@tabler/icons-react';
import classes from './checkout.module.css';

/** A date that does not wrap. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

/** The expected delivery date, once the PIN code is known (docs/spec/delivery.md#expected-delivery). */
export function ExpectedDelivery({ found }: { found: ZipLookUp | undefined }) {
  const [earliest, latest] = [found?.earliestDelivery, found?.latestDelivery]
    .filter((day) => day !== undefined)
    .map(formatDay)
    .map(unbroken);
  const days = earliest && latest ? texts.fromTo(earliest, latest) : earliest;
  return (
    <p className={classes.delivery} role="status">
      <IconTruckDelivery size={22} stroke={1.6} aria-hidden />
      <span>
        {texts.expectedDelivery} <strong>{days ?? texts.toBeConfirmed}</strong>
        {!found && <span className={classes.hint}>{texts.enterPinForDates}</span>}
      </span>
    </p>
  );
}
