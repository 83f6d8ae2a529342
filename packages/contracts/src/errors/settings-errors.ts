/** Refusals of the settings, and of sales that they do not allow yet; a part of `ERROR_TABLE`. */
export const SETTINGS_ERRORS = {
  SETTINGS_NO_DRAFT: { status: 409, message: 'There is no draft to publish.' },
  SETTINGS_UNCHANGED: { status: 409, message: 'The draft is the same as the published version.' },
  SHOP_NOT_READY: {
    status: 409,
    message: 'This shop does not take orders yet. Please come back soon.',
  },
} as const;
