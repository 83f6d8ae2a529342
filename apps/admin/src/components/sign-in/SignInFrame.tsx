import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Brand } from '../Brand';

/** The card of the pages outside the back office: signing in and what belongs to it. */
export function SignInFrame({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 }, borderRadius: 3 }}>
        <Brand sizePx={32} />
        <Typography variant="h1" sx={{ mt: 2, mb: 0.5 }}>
          Back office
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
        {children}
      </Paper>
    </Box>
  );
}
