/** Refusals about the home page; part of the error table (docs/spec/errors.md). */
export const HOME_ERRORS = {
  HOME_NO_DRAFT: { status: 409, message: 'The home page has no draft to publish.' },
  HOME_PRODUCT_UNKNOWN: { status: 400, message: 'One of these televisions does not exist any more.' },
} as const;
