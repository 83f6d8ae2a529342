import type { Paise } from '@aabha/contracts/money/money';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { UPI_ORDINARY_CEILING, type UpiOffer } from '@aabha/contracts/checkout/upi-offer';
import * as texts from '@aabha/messages/checkout';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';

/** Returns how the amount can be paid. */
function hintOf(upi: UpiOffer, ceiling: Paise): string {
  if (upi === 'offered') return texts.upiOffered;
  if (upi === 'may-be-refused')
    return texts.upiMayBeRefused(formatRupees(rupeesFromPaise(UPI_ORDINARY_CEILING)));
  return texts.upiUpTo(formatRupees(rupeesFromPaise(ceiling)));
}

/**
 * Pay Online is the only method; the other one says why it is not available
 * (docs/spec/checkout.md#payment-methods).
 */
export function PaymentMethods({ upi, ceiling }: { upi: UpiOffer; ceiling: Paise }) {
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>{texts.paymentMethod}</legend>
      <div className={choices.choices}>
        <label className={choices.choice}>
          <input type="radio" name="method" value="online" defaultChecked />
          <span>
            <strong>{texts.payOnline}</strong>
            <span className={classes.hint}>{hintOf(upi, ceiling)}</span>
          </span>
        </label>
        <label className={choices.choice}>
          <input type="radio" name="method" value="cod" disabled aria-describedby="cod-why" />
          <span>
            <strong>{texts.cashOnDelivery}</strong>
            <span className={classes.hint} id="cod-why">
              {texts.codUnavailable}
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}
