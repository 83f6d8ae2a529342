/** Refusals about saved addresses; a part of `ERROR_TABLE`. */
export const ADDRESS_ERRORS = {
  ADDRESS_NOT_FOUND: { status: 404, message: 'This address does not exist. It may have been removed.' },
  ADDRESS_LIMIT: {
    status: 409,
    message: (d: { most: number }) =>
      `You have ${d.most} addresses already. Please remove one that you do not need.`,
  },
} as const;
