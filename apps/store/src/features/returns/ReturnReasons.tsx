import { RETURN_REASONS } from '@aabha/contracts/returns/returns.values';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/returns';
import choices from '../../styles/choices.module.css';
import fieldset from '../../styles/fieldset.module.css';
import classes from './returns.module.css';

interface ReturnReasonsProps {
  selected: string;
  error: string | undefined;
  /** Until when each reason counts, as ISO instants; one that is left out counts. */
  until: Readonly<Record<string, string>>;
  onChoose: (reason: (typeof RETURN_REASONS)[number]) => void;
}

/** The return reasons as radio buttons (docs/spec/returns-and-refunds.md#reasons). */
export function ReturnReasons({ selected, error, until, onChoose }: ReturnReasonsProps) {
  const isOver = (reason: string) => Date.parse(until[reason] ?? '') < Date.now();
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
            disabled={isOver(reason)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'return-reason-error' : undefined}
            onChange={() => onChoose(reason)}
          />
          <span>
            {texts.reasons[reason]}
            {until[reason] && (
              <span className={classes.window}>
                {isOver(reason)
                  ? texts.closedOn(formatDay(until[reason]))
                  : texts.until(formatDay(until[reason]))}
              </span>
            )}
          </span>
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
