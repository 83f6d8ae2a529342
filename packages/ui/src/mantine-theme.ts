import { createTheme } from '@mantine/core';

/**
 * The store's theme. CSS variables come from `tokens.css` and the store's `app.css`; the provider does not
 * compute them again for each page.
 */
export const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
});
