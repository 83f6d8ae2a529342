import { createTheme } from '@mantine/core';

/**
 * The store's theme. Colours, faces and corners come from `tokens.css`: whatever differs from Mantine's own values here
 * would be printed into every page again.
 */
export const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
});
