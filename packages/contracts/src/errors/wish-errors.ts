/** Refusals about wish lists; part of the error table (docs/spec/errors.md). */
export const WISH_ERRORS = {
  WISH_LIST_FULL: {
    status: 409,
    message: (d: { most: number }) =>
      `Your wish list has ${d.most} televisions already. Please remove one of them first.`,
  },
} as const;
