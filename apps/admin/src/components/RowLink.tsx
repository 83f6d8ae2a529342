import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/* Stops the click from also opening or expanding the row. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** A link from a row to a screen. Unlike a clickable row, it works by keyboard and opens in a new tab. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} onClick={stop}>
      {children}
    </Link>
  );
}
