import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';

/**
 * Pay Online is the only method; the other one says why it is not available
 * (docs/spec/checkout.md#payment-methods).
 */
export function PaymentMethods() {
  return (
    <fieldset className={fieldset.group}>
      <legend className={fieldset.legend}>Payment method</legend>
      <div className={choices.choices}>
        <label className={choices.choice}>
          <input type="radio" name="method" value="online" defaultChecked />
          <span>
            <strong>Pay Online</strong>
            <span className={classes.hint}>Cards and UPI, on our payment partner's secure page</span>
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
