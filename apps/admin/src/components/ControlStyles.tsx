import { GlobalStyles, type Theme } from '@mui/material';

const QUESTION = 'body .MuiDialogActions-root:has(> .ra-confirm)';

const controls = ({ palette }: Theme) => ({
  /* A question has no icons on its buttons, and the button that acts is as filled as in other dialogs. */
  [`${QUESTION} .MuiButton-startIcon`]: { display: 'none' },
  [`${QUESTION} > .ra-confirm`]: {
    paddingInline: 12,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
  [`${QUESTION} > .RaConfirm-confirmWarning`]: {
    backgroundColor: palette.error.main,
    color: palette.error.contrastText,
  },
  [`${QUESTION} > .ra-confirm.Mui-disabled`]: {
    backgroundColor: palette.action.disabledBackground,
    color: palette.action.disabled,
  },
  /* In the dark scheme a shadow does not set a menu apart. */
  'body .MuiMenu-paper': { border: `1px solid ${palette.divider}` },
  /* The grey of Material UI is that of a button that cannot be pressed. */
  'body .MuiToggleButton-root:not(.Mui-selected, .Mui-disabled)': { color: palette.text.primary },
});

/** Looks of controls that the theme does not say, since the sign-in has none of them. */
export function ControlStyles() {
  return <GlobalStyles styles={controls} />;
}
