/** Rows of a form: fields as wide as there is room, and their buttons there for touch and keyboard, not on hover only. */
export const rowStyles = {
  '& .RaSimpleFormIterator-form': { flex: 1, minWidth: 0 },
  '& .RaSimpleFormIterator-form > .MuiFormControl-root': { flex: 1 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
} as const;
