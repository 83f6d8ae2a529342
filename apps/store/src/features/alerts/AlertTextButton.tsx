import type { ReactNode } from 'react';
import classes from './alert-text-button.module.css';

interface AlertTextButtonProps {
  /** Stands before the button. */
  text?: ReactNode;
  label: string;
  onClick: () => void;
}

/** A button that looks like a link, in a line below the price. */
export function AlertTextButton({ text, label, onClick }: AlertTextButtonProps) {
  return (
    <p className="small">
      {text}
      <button type="button" className={classes.link} onClick={onClick}>
        {label}
      </button>
    </p>
  );
}
