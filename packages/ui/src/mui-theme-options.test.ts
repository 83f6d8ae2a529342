import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio';
import { muiThemeOptions } from './mui-theme-options';

describe.each(['light', 'dark'] as const)('the %s Material theme', (name) => {
  it.each(['primary', 'success', 'warning', 'error', 'info'] as const)(
    'writes readable text on filled %s controls',
    (colour) => {
      const options = muiThemeOptions(name).palette?.[colour];
      if (!options || !('main' in options) || !options.main || !options.contrastText)
        throw new Error(`${colour} has no main colour`);
      expect(contrastRatio(options.main, options.contrastText)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
