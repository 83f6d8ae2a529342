/** Form rows: fluid fields, and buttons visible without hover, for touch and keyboard. */
export const rowStyles = {
  '& .RaSimpleFormIterator-line': { display: 'flex', gap: 0.5, py: 0.5 },
  '& .RaSimpleFormIterator-form': { flex: 1, minWidth: 0, gap: { xs: 0.5, sm: 2 } },
  '& .RaSimpleFormIterator-form > .MuiFormControl-root': { flex: 1 },
  /* Beside the middle of the first field. */
  '& .RaSimpleFormIterator-action': { visibility: 'visible', pt: 1 },
} as const;
