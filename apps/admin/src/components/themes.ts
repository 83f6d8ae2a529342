import type { Theme } from '@mui/material';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { muiThemeOptions } from '@aabha/ui/mui-theme-options';
import type { SchemeName } from '@aabha/ui/tokens';

/* A table that is wider than its screen scrolls by itself; the page never does (`TableFit`). */
const FITS = '[data-fits] &';
/** Height of the bar above every screen: a dense toolbar with a hairline. */
export const TOP_BAR_PX = 49;
const WIDE = '@media (min-width: 900px)';
const ROOM = '@media (min-width: 600px)';
const PHONE = '@media (max-width: 599px)';
/* On a phone, filters are in two columns with text fields over both, at full width. */
const PHONE_FILTERS = {
  backgroundColor: 'transparent',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 8,
  width: '100%',
  flex: 'none',
  '& .RaFilterForm-clearFix, & .RaFilterFormInput-spacer': { display: 'none' },
  '& .RaFilterForm-filterFormInput > div': { paddingRight: 0 },
  '& .RaFilterForm-filterFormInput, & .MuiFormControl-root, & .filter-field': { width: '100%', minWidth: 0 },
  '& [data-source=search], & [data-source=code], & [data-source=title]': { gridColumn: '1 / -1' },
  alignItems: 'start',
  /* The period is as high and as wide as the fields beside it. */
  '& [data-source=period] .MuiStack-root': { marginTop: 0 },
  '& [data-source=period] .MuiStack-root > .MuiFormControl-root': { flex: 1, marginTop: 8 },
  /* A first and a last day beside each other, below their period. */
  '& [data-source=period]:has(input[type=date])': { gridColumn: '1 / -1' },
  '& [data-source=period] .MuiFormControl-root:has(input[type=date])': { flex: 1 },
};
/* What can be done with a list is one row above its filters. */
const PHONE_TOOLBAR = {
  backgroundColor: 'transparent',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 8,
  '& > form': { order: 1, flex: '1 0 100%' },
  '& > .MuiButton-root': { marginBlock: 0 },
};
const lists = {
  RaDataTable: {
    styleOverrides: {
      root: {
        overflowX: 'auto',
        [FITS]: { overflowX: 'visible' },
        /* Columns near each other leave dates and names room on one line. */
        '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { paddingInline: 8 },
        '& .MuiTableCell-root:first-of-type:not(.MuiTableCell-paddingCheckbox)': { paddingInlineStart: 16 },
        '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 16 },
      },
    },
  },
  /* On a phone the sections of a page are cards of their own, without one around them. */
  RaShow: {
    styleOverrides: {
      root: {
        [PHONE]: {
          '& .RaShow-noActions': { marginTop: 0 },
          '& .RaShow-card': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
          '& .RaShow-card > .MuiCardContent-root': { padding: 0 },
        },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
  RaFilterForm: {
    styleOverrides: {
      root: {
        [PHONE]: PHONE_FILTERS,
        /* A switch stands in the line of the fields beside it. */
        '& .MuiFormControlLabel-root': { minHeight: 40, marginBlock: '8px 4px', marginInline: 0 },
        /* As wide as its placeholder. */
        [ROOM]: { '& [data-source=search] .MuiFormControl-root': { minWidth: 340 } },
      },
    },
  },
  /* Filters and actions share one row as long as both fit. */
  RaListToolbar: {
    styleOverrides: {
      root: {
        [PHONE]: PHONE_TOOLBAR,
        [WIDE]: {
          flexWrap: 'wrap',
          columnGap: 16,
          justifyContent: 'flex-end',
          '& > form': { flex: '1 1 auto' },
        },
      },
    },
  },
  /* The toolbar of selected rows is sticky and covers no filter. */
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'fixed',
          insetInline: 12,
          bottom: 12,
          maxWidth: 960,
          height: 'auto',
          marginInline: 'auto',
          paddingBlock: 4,
          flexWrap: 'wrap',
          borderRadius: 12,
          boxShadow: '0 4px 20px rgb(0 0 0 / 30%)',
          transform: 'none',
        },
        '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', backgroundColor: 'transparent' },
        /* One line that scrolls: nine acts covered half of the screen. */
        [PHONE]: {
          '& .RaBulkActionsToolbar-topToolbar': {
            flexWrap: 'nowrap',
            justifyContent: 'flex-start',
            maxWidth: '100%',
            overflowX: 'auto',
          },
          '& .RaBulkActionsToolbar-topToolbar > *': { flexShrink: 0 },
        },
      },
    },
  },
  /* react-admin's default is below the minimum contrast. */
  RaSimpleList: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '& .RaSimpleList-tertiary': { opacity: 1, paddingInlineStart: 8 },
        '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
      }),
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        /* Where the page scrolls a table, its sticky head stops below the bar. */
        '& [data-fits] .RaDataTable-headerCell': { top: TOP_BAR_PX },
      },
    },
  },
} as RaThemeOptions['components'];

/* On a phone a dialog takes the width that it can, and its buttons stay in sight below a long form. */
const PHONE_MARGIN_PX = 16;
const dialogs = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        [PHONE]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: PHONE_MARGIN_PX,
            width: `calc(100% - ${2 * PHONE_MARGIN_PX}px)`,
            maxWidth: `calc(100% - ${2 * PHONE_MARGIN_PX}px)`,
            maxHeight: `calc(100% - ${2 * PHONE_MARGIN_PX}px)`,
          },
        },
        '& > form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { [PHONE]: { paddingInline: PHONE_MARGIN_PX } } } },
  MuiDialogTitle: { styleOverrides: { root: { [PHONE]: { paddingInline: PHONE_MARGIN_PX } } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { paddingBlock: 12, paddingInline: 24, [PHONE]: { paddingInline: PHONE_MARGIN_PX } },
    },
  },
} as RaThemeOptions['components'];

/** react-admin's themes with the colours, typeface and density of the design system. */
function themeOf(name: SchemeName, base: RaThemeOptions): RaThemeOptions {
  const designSystem = muiThemeOptions(name);
  return {
    ...base,
    ...designSystem,
    components: { ...base.components, ...designSystem.components, ...lists, ...dialogs },
  };
}

export const lightTheme = themeOf('light', defaultLightTheme);
export const darkTheme = themeOf('dark', defaultDarkTheme);
