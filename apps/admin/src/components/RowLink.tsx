import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/* The row that it stands in may open the same, or unfold, when clicked. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** Leads from a row to a screen: by keyboard too, and into a tab of its own, neither of which a clickable row can do. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} onClick={stop}>
      {children}
    </Link>
  );
}
