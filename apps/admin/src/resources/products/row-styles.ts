/** Form rows: fluid fields, and buttons visible without hover, for touch and keyboard. */
export const rowStyles = {
  '& .RaSimpleFormIterator-form': { flex: 1, minWidth: 0 },
  '& .RaSimpleFormIterator-form > .MuiFormControl-root': { flex: 1 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;
