import classes from './Spinner.module.css';

interface SpinnerProps {
  /** In the middle of a button, and only after 300 ms, so that quick answers do not flicker. */
  late?: boolean;
  /** Said to screen readers; without it the spinner is an ornament. */
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
