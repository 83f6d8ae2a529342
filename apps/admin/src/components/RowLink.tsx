import type { MouseEvent, ReactNode } from 'react';
import { ScreenLink } from './ScreenLink';

/* Stops the click from also opening or expanding the row. */
const stop = (event: MouseEvent) => event.stopPropagation();

/* What is around it counts as the link; the row is its containing block. */
const WHOLE_ROW = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

interface RowLinkProps {
  to: string;
  /** Whether the whole row of a phone's list is pressed; nothing else in it can be then. */
  isWholeRow?: boolean;
  children: ReactNode;
}

/** A link from a row to a screen. Unlike a clickable row, it works by keyboard and opens in a new tab. */
export function RowLink({ to, isWholeRow = false, children }: RowLinkProps) {
  return (
    <ScreenLink to={to} onClick={stop} {...(isWholeRow ? { sx: WHOLE_ROW } : {})}>
      {children}
    </ScreenLink>
  );
}
