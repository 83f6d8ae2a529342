import * as texts from '@aabha/messages/delivery-promise';
import type { ApiOutputs } from '../../lib/trpc';
import classes from './DeliveryPromise.module.css';

type Promised = ApiOutputs['deliveryPromise']['get']['promise'];

/** Why goods arrive on their day, closed at first. */
export function PromiseReasons({ promise }: { promise: Promised }) {
  if (promise.reasons.length === 0) return null;
  return (
    <details className={classes.why}>
      <summary>{texts.why}</summary>
      <ul>
        {promise.reasons.map((reason) => (
          <li key={`${reason.code} ${reason.day}`}>{texts.reasonText(reason)}</li>
        ))}
      </ul>
    </details>
  );
}
