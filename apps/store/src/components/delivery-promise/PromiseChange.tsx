import * as texts from '@aabha/messages/delivery-promise';
import classes from './DeliveryPromise.module.css';

/** Says that the date is another one than the shopper was shown before. */
export function PromiseChange({ before, now }: { before: string; now: string }) {
  const day = texts.formatPromisedDay;
  return (
    <p className={classes.changed} role="status">
      {now === '' ? texts.changedToUnknown(day(before)) : texts.changed(day(before), day(now))}
    </p>
  );
}
