import { type Role } from '@aabha/contracts/accounts/accounts.schema';
import { CUSTOMER_ROLES, ROLES, STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';

/**
 * The kinds of access, with the roles that each allows (docs/spec/sessions-and-access.md#roles). `anyone`
 * needs no session either.
 */
export const MAY_ENTER = {
  anyone: ROLES,
  signedIn: ROLES,
  customers: CUSTOMER_ROLES,
  staff: STAFF_ROLES,
  superAdmins: ['SuperAdmin'],
  customersAndSuperAdmins: [...CUSTOMER_ROLES, 'SuperAdmin'],
} as const satisfies Record<string, readonly Role[]>;
export type Access = keyof typeof MAY_ENTER;

/** Returns whether an access kind allows this role. */
export function mayEnter(role: Role, access: Access): boolean {
  const letIn: readonly Role[] = MAY_ENTER[access];
  return letIn.includes(role);
}

/** Who may call a procedure, and which input fields could refer to another customer's records. */
export interface AccessRow {
  may: Access;
  /** The session of staff has to be confirmed (docs/spec/staff-sign-in.md#acts). */
  stepUp?: true;
  /**
   * The input field that names a record with an owner: another owner's record is 404
   * (docs/spec/sessions-and-access.md#ownership).
   */
  thing?: string;
  /**
   * The input field that names a person: anybody but the caller is 403
   * (docs/spec/sessions-and-access.md#ownership).
   */
  person?: string;
  /** Fields that name records without an owner, such as televisions. */
  shared?: readonly string[];
}
