import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import * as texts from '@aabha/messages/ui';
import classes from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Position: centred, or, on narrow screens, a sheet at the lower edge. */
  shape?: 'centre' | 'sheet';
  widthPx?: number;
}

/**
 * A modal dialog based on the `dialog` element: focus begins at its first control, stays inside, and returns to its
 * previous place on close.
 */
export function Dialog({ open, onClose, title, children, shape = 'centre', widthPx = 440 }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    const opener = document.activeElement as HTMLElement | null;
    dialog.showModal();
    return () => {
      dialog.close();
      /* The element has left the page by now and taken the focus with it, so that closing does not return it. */
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };
  if (!open) return null;
  return (
    <dialog
      ref={element}
      className={`${classes.dialog} ${shape === 'sheet' ? classes.sheet : ''}`}
      style={{ maxWidth: widthPx }}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.content}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={texts.close} onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
