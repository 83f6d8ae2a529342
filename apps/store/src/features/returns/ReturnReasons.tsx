import { RETURN_REASONS } from '@aabha/contracts/returns/returns.schema';
import * as texts from '@aabha/messages/returns';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './returns.module.css';

interface ReturnReasonsProps {
  selected: string;
  error: string | undefined;
  onChoose: (reason: (typeof RETURN_REASONS)[number]) => void;
}

/** The return reasons as radio buttons (docs/spec/returns-and-refunds.md#reasons). */
export function ReturnReasons({ selected, error, onChoose }: ReturnReasonsProps) {
  return (
    <fieldset className={`${fieldset.group} ${choices.choices}`}>
      <legend className={classes.legend}>{texts.whyReturning}</legend>
      {RETURN_REASONS.map((reason, index) => (
        <label key={reason} className={choices.choice}>
          <input
            type="radio"
            name="reason"
            data-path={index === 0 ? 'reason' : undefined}
            checked={selected === reason}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'return-reason-error' : undefined}
            onChange={() => onChoose(reason)}
          />
          {texts.reasons[reason]}
        </label>
      ))}
      {error && (
        <p id="return-reason-error" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
