import type { Paise } from '@aabha/contracts/money/money';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { UPI_ORDINARY_CEILING, type UpiOffer } from '@aabha/contracts/checkout/upi-offer';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';

const PARTNER = 'on our payment partner’s secure page';

/** Returns how the amount can be paid. */
function hintOf(upi: UpiOffer, ceiling: Paise): string {
  if (upi === 'offered') return `UPI, cards, netbanking and EMI, ${PARTNER}`;
  if (upi === 'may-be-refused')
    return `Cards, netbanking and EMI, ${PARTNER}. UPI too, but your bank may refuse UPI above ${formatRupees(rupeesFromPaise(UPI_ORDINARY_CEILING))}.`;
  return `Cards, netbanking and EMI, ${PARTNER}. UPI is possible up to ${formatRupees(rupeesFromPaise(ceiling))}.`;
}

/**
 * Pay Online is the only method; the other one says why it is not available
 * (docs/spec/checkout.md#payment-methods).
 */
export function PaymentMethods({ upi, ceiling }: { upi: UpiOffer; ceiling: Paise }) {
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>Payment method</legend>
      <div className={choices.choices}>
        <label className={choices.choice}>
          <input type="radio" name="method" value="online" defaultChecked />
          <span>
            <strong>Pay Online</strong>
            <span className={classes.hint}>{hintOf(upi, ceiling)}</span>
          </span>
        </label>
        <label className={choices.choice}>
          <input type="radio" name="method" value="cod" disabled aria-describedby="cod-why" />
          <span>
            <strong>Cash On Delivery</strong>
            <span className={classes.hint} id="cod-why">
              COD is unavailable right now.
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}
