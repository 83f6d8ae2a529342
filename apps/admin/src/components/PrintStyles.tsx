import { GlobalStyles } from '@mui/material';

/* On paper there is nothing to press, and dark text, whatever the scheme. Bars keep their colour. */
const PRINT = {
  '@media print': {
    'body .MuiAppBar-root, div:has(> #main-content) > :not(#main-content), main form, main .MuiTablePagination-root':
      {
        display: 'none !important',
      },
    'main .MuiButton-root, main .MuiIconButton-root, main nav': { display: 'none !important' },
    'body, main, main *': { color: '#111 !important', backgroundColor: 'transparent !important' },
    'main .MuiChartsAxis-tickLabel': { fill: '#111 !important' },
    'main svg': { printColorAdjust: 'exact' },
    'main .MuiCard-root': { breakInside: 'avoid', borderColor: '#bbb' },
  },
} as const;

/** Prints a screen as its content alone (docs/spec/back-office.md#print). */
export function PrintStyles() {
  return <GlobalStyles styles={PRINT} />;
}
