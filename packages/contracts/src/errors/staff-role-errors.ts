/** Refusals about roles of staff; part of the error table (docs/spec/errors.md). */
export const STAFF_ROLE_ERRORS = {
  REFUND_NOT_PERMITTED: {
    status: 403,
    message: 'This refunds the customer, which your role may not do. Nothing was changed.',
  },
  STAFF_ROLE_NOT_FOUND: { status: 404, message: 'Role not found.' },
  STAFF_ROLE_EXISTS: { status: 409, message: 'There is a role with this name already.' },
  STAFF_ROLE_FIRST: { status: 409, message: 'This role comes with the shop and cannot be removed.' },
  STAFF_ROLE_OF_SUPER_ADMIN: {
    status: 409,
    message: 'A SuperAdmin may do everything and has no other role.',
  },
  STAFF_ROLE_LIMIT: { status: 409, message: 'A shop can have 12 roles. Remove one first.' },
} as const;
