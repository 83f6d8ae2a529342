import { Box, LinearProgress } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { TopBar } from './TopBar';
import { BackOfficeNotification } from './BackOfficeNotification';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';

/** The frame of every screen: bar, slide-out menu, content. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <TopBar />
      <SideMenu />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ px: { xs: 1.5, md: 3 }, py: 2, outline: 'none' }}
      >
        <Suspense fallback={<LinearProgress aria-label="Loading" />}>{children}</Suspense>
      </Box>
      <BackOfficeNotification />
    </Box>
  );
}
