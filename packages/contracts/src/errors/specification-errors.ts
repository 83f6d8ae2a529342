/** Refusals about the dictionary of specifications; part of the error table (docs/spec/errors.md). */
export const SPECIFICATION_ERRORS = {
  SPECIFICATION_TERM_NOT_FOUND: { status: 404, message: 'This term is not in the dictionary.' },
  SPECIFICATION_NAME_TAKEN: { status: 409, message: 'Another term has this name already.' },
  SPECIFICATION_TERMS_FULL: {
    status: 409,
    message: 'The dictionary is full. Please delete terms that no television has.',
  },
  SPECIFICATION_NAMES_FULL: { status: 409, message: 'A term has at most 50 other names.' },
  STANDARD_NAMES_STALE: {
    status: 409,
    message:
      'The dictionary has changed since this preview. Nothing was updated. Please check the preview again.',
  },
  SPECIFICATION_MERGE_SAME: { status: 400, message: 'Please choose another term.' },
} as const;
