import { createTheme } from '@mantine/core';

/**
 * The store's theme. Variables come from `tokens.css` and the store's `app.css`, whatever is set here: the provider is
 * told not to work them out for each page again.
 */
export const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
});
