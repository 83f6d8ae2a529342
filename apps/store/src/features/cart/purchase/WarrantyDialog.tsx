import { useId, useRef, useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/warranty-dialog';
import { warrantyDuration } from '@aabha/messages/quantities';
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
    <Dialog open={open} onClose={onClose} title={texts.extendYourWarranty} shape="sheet" widthPx={520}>
      <p className="soft">
        {standardMonths > 0
          ? texts.standardWarranty(productName, warrantyDuration(standardMonths))
          : texts.noStandardWarranty(productName)}
      </p>
      <fieldset ref={options} className={classes.options} aria-describedby={refused ? errorId : undefined}>
        <legend className={classes.legend}>{texts.extendedWarranty}</legend>
        {warrantyOptions(standardMonths, pricing).map((option) => (
          <label key={option.months} className={classes.option}>
            <input
              type="radio"
              name="warranty"
              checked={months === option.months}
              onChange={() => choose(option.months)}
            />
            <span className={classes.duration}>
              <strong>{texts.extra(warrantyDuration(option.months))}</strong>
              <span className="soft small">{texts.inTotal(warrantyDuration(option.totalMonths))}</span>
            </span>
            <strong className={classes.price}>{formatRupees(option.priceRupees)}</strong>
          </label>
        ))}
      </fieldset>
      {refused && (
        <p id={errorId} className={classes.error} role="alert">
          {texts.selectWarranty}
        </p>
      )}
      <p className="soft small">{texts.paidOnce}</p>
      <div className={classes.actions}>
        <Button kind="outline" wide busy={busy} onClick={() => onDecide(0)}>
          {texts.noThanks}
        </Button>
        <Button kind="outline" wide busy={busy} onClick={take}>
          {texts.addProtection}
        </Button>
      </div>
    </Dialog>
  );
}
