import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import classes from './DropdownMenu.module.css';
import { useDismissal } from './use-dismissal';

interface DropdownMenuProps {
  label: ReactNode;
  /** The button's accessible name where its label is a picture. */
  ariaLabel?: string;
  triggerClassName?: string;
  /** The entries; each calls `close` when it is followed. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a short list of links below itself. */
export function DropdownMenu({ label, ariaLabel, triggerClassName, children }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismissal(area, open, close);
  return (
    <div
      ref={area}
      className={classes.area}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) trigger.current?.focus();
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={triggerClassName ?? classes.trigger}
        aria-label={ariaLabel}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <ul id={listId} className={classes.list}>
          {children(close)}
        </ul>
      )}
    </div>
  );
}
