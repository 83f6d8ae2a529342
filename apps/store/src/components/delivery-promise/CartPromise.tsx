import * as texts from '@aabha/messages/delivery-promise';
import { useRememberedPin } from '../../lib/remembered-pin';
import type { PromisedGoods } from '../../lib/shown-day';
import classes from './DeliveryPromise.module.css';
import { PromiseChange } from './PromiseChange';
import { PromiseInstallation } from './PromiseInstallation';
import { PromiseReasons } from './PromiseReasons';
import { usePromise } from './use-promise';

/** When a cart arrives at the PIN code that the shopper chose; nothing without one. */
export function CartPromise({ items }: Pick<PromisedGoods, 'items'>) {
  const pin = useRememberedPin();
  const { promise, changedFrom } = usePromise({ zipcode: pin, items });
  if (!promise) return null;
  const place = [promise.city, promise.state].filter(Boolean).join(', ');
  if (!promise.served) return <p className={classes.open}>{texts.notServed(pin)}</p>;
  return (
    <div className={classes.promise}>
      {changedFrom && <PromiseChange before={changedFrom} now={promise.latest} />}
      <p className={promise.latest ? classes.day : classes.open}>
        {promise.latest ? texts.getItBy(texts.formatPromisedDay(promise.latest)) : texts.dateToBeConfirmed}
      </p>
      <p className="soft small">{texts.toPlace(place, pin)}</p>
      <PromiseReasons promise={promise} />
      <PromiseInstallation promise={promise} />
    </div>
  );
}
