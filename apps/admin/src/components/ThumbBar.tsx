import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useKeyboardHeight } from './use-keyboard-height';

/** The room that the bar takes below the content of a phone screen. */
export const THUMB_BAR_PX = 72;

interface ThumbBarProps {
  /** Whether it is at the lower edge on a phone; otherwise it stands where it is written. */
  isFixed?: boolean;
  children: ReactNode;
}

/**
 * The next step of a screen. On a phone it is at the lower edge, at the thumb and above the keyboard; where there is more room,
 * where it is written.
 */
export function ThumbBar({ isFixed = true, children }: ThumbBarProps) {
  const keyboardPx = useKeyboardHeight();
  return (
    <Box
      {...(isFixed ? { 'data-thumb-bar': true } : {})}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        ...(isFixed && {
          [theme.breakpoints.down('sm')]: {
            position: 'fixed',
            zIndex: theme.zIndex.appBar,
            insetInline: 0,
            bottom: keyboardPx,
            flexWrap: 'nowrap',
            px: 1.5,
            pt: 1.5,
            pb: keyboardPx > 0 ? 1.5 : 'calc(12px + env(safe-area-inset-bottom))',
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            '& .MuiButton-root': { flex: '1 1 auto', minHeight: 48 },
            /* Steps that are done, or not offered yet, leave their room to the next one. */
            '& .MuiButton-root.Mui-disabled:not([type=submit])': { display: 'none' },
          },
        }),
      })}
    >
      {children}
    </Box>
  );
}
