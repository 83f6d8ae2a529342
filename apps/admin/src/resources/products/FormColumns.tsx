import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Inputs side by side: two columns on a phone, four on a desk. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
