import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../data/list-address';
import { useMayOpen } from './use-may-open';

/** The rows that a figure counts. */
export interface Rows {
  screen: string;
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** Returns the address of these rows; undefined without access to that screen. */
export function useAddressOf(): (rows: Rows) => string | undefined {
  const mayOpen = useMayOpen();
  return ({ screen, filter, sort }) => (mayOpen(screen) ? listAddress(screen, filter, sort) : undefined);
}

/** A figure that links to its rows, for those with access. */
export function FigureLink({ rows, children }: { rows: Rows; children: ReactNode }) {
  const address = useAddressOf()(rows);
  if (!address) return <span>{children}</span>;
  return (
    <Link component={RouterLink} to={address} color="inherit" underline="hover">
      {children}
    </Link>
  );
}
