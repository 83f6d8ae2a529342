import { Stack } from '@mui/material';
import { Children, type ReactNode } from 'react';

/** The buttons of the other ways to confirm, below the form of the chosen one. */
export function OtherWays({ children }: { children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return <Stack sx={{ mt: 1, ml: -0.5, alignItems: 'start' }}>{children}</Stack>;
}
