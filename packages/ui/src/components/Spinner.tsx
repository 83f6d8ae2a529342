import classes from './Spinner.module.css';

interface SpinnerProps {
  /** A spinner for buttons, shown after 300 ms, so that quick responses do not flicker. */
  late?: boolean;
  /** Label for screen readers; without it the spinner is decorative. */
  label?: string;
}

export function Spinner({ late = false, label }: SpinnerProps) {
  return (
    <span
      className={late ? `${classes.spinner} ${classes.late}` : classes.spinner}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
