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
  /** What the address of a screen that is no list has, in place of filter and sort. */
  search?: Record<string, string>;
}

/** Returns the address of these rows; undefined without access to that screen. */
export function useAddressOf(): (rows: Rows) => string | undefined {
  const mayOpen = useMayOpen();
  return ({ screen, filter, sort, search }) => {
    if (!mayOpen(screen)) return undefined;
    return search
      ? `/admin-dashboard/${screen}?${new URLSearchParams(search).toString()}`
      : listAddress(screen, filter, sort);
  };
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
