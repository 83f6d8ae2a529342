/** Refusals of the settings, and of sales that they do not allow yet; a part of `ERROR_TABLE`. */
export const SETTINGS_ERRORS = {
  SETTINGS_NO_DRAFT: { status: 409, message: 'There is no draft to publish.' },
  SETTINGS_UNCHANGED: { status: 409, message: 'The draft is the same as the published version.' },
  SETTINGS_NEED_SECOND_PERSON: {
    status: 403,
    message: 'Another SuperAdmin must publish that price drops need no second person.',
  },
  SETTINGS_VERSION_NOT_FOUND: { status: 404, message: 'There is no such version.' },
  TEXTS_CHANGED: {
    status: 409,
    message:
      'Our terms or policies have changed since you opened this page. Please read them and order again.',
  },
  SHOP_NOT_READY: {
    status: 409,
    message: 'This shop does not take orders yet. Please come back soon.',
  },
} as const;
