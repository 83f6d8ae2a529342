/** Refusals about imports that were carried out; a part of `ERROR_TABLE`. */
export const IMPORT_ERRORS = {
  IMPORT_NOT_FOUND: { status: 404, message: 'This import does not exist, or its 30 days are over.' },
  IMPORT_UNDONE: { status: 409, message: 'This import was undone already.' },
  IMPORT_UNDO_STALE: {
    status: 409,
    message: 'The data has changed since this preview. Nothing was undone. Please check the preview again.',
  },
  IMPORT_UNDO_EMPTY: { status: 409, message: 'There is nothing left to undo.' },
} as const;
