import { useId, useRef, useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { warrantyOptions } from './warranty-options';
import classes from './WarrantyDialog.module.css';

interface WarrantyDialogProps {
  open: boolean;
  productName: string;
  /** The product's own warranty, in months. */
  standardMonths: number;
  /** Extra months → rupees. */
  pricing: Readonly<Record<string, number>>;
  /** While the request is pending. */
  busy: boolean;
  onClose: () => void;
  /** The selected extra months; 0 for none. */
  onDecide: (months: number) => void;
}

/**
 * The protection dialog: nothing is preselected, and declining has the same weight as accepting
 * (docs/spec/warranties.md#dialog).
 */
export function WarrantyDialog({
  open,
  productName,
  standardMonths,
  pricing,
  busy,
  onClose,
  onDecide,
}: WarrantyDialogProps) {
  const [months, setMonths] = useState<number>();
  const [refused, setRefused] = useState(false);
  const options = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const take = () => {
    if (months !== undefined) return onDecide(months);
    setRefused(true);
    options.current?.querySelector('input')?.focus();
  };
  const choose = (newMonths: number) => {
    setMonths(newMonths);
    setRefused(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Extend your warranty?" shape="sheet" widthPx={520}>
      <p className="soft">
        {standardMonths > 0
          ? `${productName} comes with a standard warranty of ${warrantyDuration(standardMonths)}, at no extra cost.`
          : `${productName} comes without a standard warranty.`}
      </p>
      <fieldset ref={options} className={classes.options} aria-describedby={refused ? errorId : undefined}>
        <legend className={classes.legend}>Extended warranty</legend>
        {warrantyOptions(standardMonths, pricing).map((option) => (
          <label key={option.months} className={classes.option}>
            <input
              type="radio"
              name="warranty"
              checked={months === option.months}
              onChange={() => choose(option.months)}
            />
            <span className={classes.duration}>
              <strong>{warrantyDuration(option.months)} extra</strong>
              <span className="soft small">{warrantyDuration(option.totalMonths)} in total</span>
            </span>
            <strong className={classes.price}>{formatRupees(option.priceRupees)}</strong>
          </label>
        ))}
      </fieldset>
      {refused && (
        <p id={errorId} className={classes.error} role="alert">
          Please select a warranty
        </p>
      )}
      <p className="soft small">
        You pay this once, whatever the quantity. 30-day money back guarantee on extended protection.
      </p>
      <div className={classes.actions}>
        <Button kind="outline" wide busy={busy} onClick={() => onDecide(0)}>
          No Thanks
        </Button>
        <Button kind="outline" wide busy={busy} onClick={take}>
          Add Protection
        </Button>
      </div>
    </Dialog>
  );
}
