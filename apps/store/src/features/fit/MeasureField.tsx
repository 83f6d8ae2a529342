import { useId } from 'react';
import * as texts from '@aabha/messages/fit-finder';
import classes from './RoomForm.module.css';

interface MeasureFieldProps {
  name: string;
  label: string;
  /** What is beside the number; lengths follow the unit that is chosen in the form. */
  units: 'distance' | 'measure' | 'rupees';
  value: number | undefined;
  help?: string;
  /** The id of a help that several fields share. */
  describedBy?: string;
  isInvalid: boolean;
  /** Shown where the value is invalid. */
  problem: string;
  isRequired?: boolean;
}

const UNITS = {
  distance: [texts.metres('').trim(), texts.feet('').trim()],
  measure: [texts.centimetres('').trim(), texts.inches('').trim()],
} as const;

function Units({ units }: Pick<MeasureFieldProps, 'units'>) {
  if (units === 'rupees') return <span className={classes.unit}>₹</span>;
  const [metric, imperial] = UNITS[units];
  return (
    <>
      <span className={`${classes.unit} ${classes.metric}`}>{metric}</span>
      <span className={`${classes.unit} ${classes.imperial}`}>{imperial}</span>
    </>
  );
}

/** A number with its unit. */
export function MeasureField(props: MeasureFieldProps) {
  const { name, label, units, value, help, describedBy, isInvalid, problem, isRequired } = props;
  const id = useId();
  const described = [describedBy, help && `${id}-help`, isInvalid && `${id}-problem`].filter(Boolean);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.legend}>
        {label}
      </label>
      <span className={`${classes.box} ${units === 'rupees' ? classes.leading : ''}`}>
        <input
          id={id}
          name={name}
          type="number"
          inputMode={units === 'rupees' ? 'numeric' : 'decimal'}
          step={units === 'rupees' ? 1 : 'any'}
          min={0}
          defaultValue={value}
          required={isRequired}
          autoComplete="off"
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={isInvalid || undefined}
        />
        <Units units={units} />
      </span>
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {isInvalid && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
