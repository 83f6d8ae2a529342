import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/alert-dialog';
import { AlertField } from './AlertField';
import classes from './alerts.module.css';
import { targetSuggestions } from './target-suggestions';

interface TargetFieldProps {
  /** The selling price of today, in rupees. */
  price: number;
  /** Digits. */
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
}

/** The price that a shopper waits for, with some to choose from. */
export function TargetField({ price, value, error, onChange }: TargetFieldProps) {
  return (
    <div className={classes.field}>
      <AlertField
        label={texts.yourPrice}
        inputMode="numeric"
        autoComplete="off"
        prefix="₹"
        value={value}
        error={error}
        onType={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, 9))}
      />
      <div className={classes.suggestions} role="group" aria-label={texts.someExamples}>
        {targetSuggestions(price).map((target) => (
          <button
            key={target}
            type="button"
            className={classes.suggestion}
            aria-pressed={value === String(target)}
            onClick={() => onChange(String(target))}
          >
            {formatRupees(target)}
          </button>
        ))}
      </div>
    </div>
  );
}
