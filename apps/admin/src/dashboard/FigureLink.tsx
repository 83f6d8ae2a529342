import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.schema';
import { listAddress } from '../data/list-address';
import { mayOpen } from '../data/screens';

/** The rows that a figure counts. */
export interface Rows {
  screen: string;
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** Returns the address of these rows; undefined without access to that screen. */
export function useAddressOf(): (rows: Rows) => string | undefined {
  const { permissions } = usePermissions<StaffRole>();
  return ({ screen, filter, sort }) =>
    permissions !== undefined && mayOpen(permissions, screen) ? listAddress(screen, filter, sort) : undefined;
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
