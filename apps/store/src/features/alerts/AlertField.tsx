import { useId, type InputHTMLAttributes } from 'react';
import classes from './alerts.module.css';

interface AlertFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'onChange' | 'prefix'
> {
  label: string;
  error: string | undefined;
  /** Stands in the field before what is typed. */
  prefix?: string;
  onType: (text: string) => void;
}

/** A field of the dialog with its label and what is wrong. */
export function AlertField({ label, error, prefix, onType, ...input }: AlertFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classes.labelled}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.box}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
      {error !== undefined && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
