/** Refusals about saved views; a part of `ERROR_TABLE`. */
export const SAVED_VIEW_ERRORS = {
  SAVED_VIEW_NOT_FOUND: { status: 404, message: 'This view does not exist. It may have been deleted.' },
  SAVED_VIEW_NOT_YOURS: {
    status: 403,
    message: 'A shared view is changed by who made it, or by a SuperAdmin.',
  },
  SAVED_VIEW_NAME: { status: 409, message: 'You have a view with this name already.' },
  SAVED_VIEW_LIMIT: {
    status: 409,
    message: (d: { most: number }) =>
      `You have ${d.most} views of this list already. Please delete one that you do not need.`,
  },
} as const;
