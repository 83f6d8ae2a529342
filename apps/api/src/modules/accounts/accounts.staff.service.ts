import type {
  CreateSubAdminInput,
  ListCustomersInput,
  ListStaffInput,
  SetStaffDisabledInput,
  SetStaffRoleInput,
} from '@aabha/contracts/accounts/accounts.staff.schema';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { lockedStaffRole } from '../staff-roles/staff-roles.service';
import {
  countListedCustomers,
  countMatchingCustomers,
  countStaff,
  insertSubAdmin,
  lockStaff,
  ownRoleId,
  selectCustomers,
  selectStaff,
  setDisabled,
  setStaffRoleOf,
} from './accounts.staff.queries';
import { makeResetLink } from './staff-reset.service';

/** Returns a page of customers with their order sums. */
export async function listCustomers(ctx: SignedInContext, input: ListCustomersInput) {
  const [userList, { total, isMore }] = await Promise.all([
    selectCustomers(ctx.db, input),
    countListedCustomers(ctx.db, input),
  ]);
  return { userList, userCount: total, ...(isMore && { hasMoreThanCounted: true as const }) };
}

/** Returns the exact number of customers of a filter. */
export const countFilteredCustomers = (
  ctx: SignedInContext,
  { filters }: Pick<ListCustomersInput, 'filters'>,
) => countMatchingCustomers(ctx.db, { filters });

/** Returns all staff, disabled ones too. */
export async function listStaff(ctx: SignedInContext, input: ListStaffInput) {
  const [staffList, staffCount] = await Promise.all([selectStaff(ctx.db, input), countStaff(ctx.db)]);
  return { staffList, staffCount };
}

const emailTaken = (error: unknown) =>
  violatedConstraint(error) === 'users_email_key'
    ? new AppError('EMAIL_TAKEN', undefined, { email: 'An account with this email already exists.' })
    : error;

/**
 * Creates a SubAdmin's account without a password and mails the person a link to choose one
 * (docs/spec/staff-sign-in.md#invitations). Refuses a taken e-mail with 409.
 */
export async function createSubAdmin(ctx: SignedInContext, input: CreateSubAdminInput) {
  const staff = await inTx(ctx.db, async (tx) => {
    const role = input.staff_role === undefined ? undefined : await lockedStaffRole(tx, input.staff_role);
    const created = await insertSubAdmin(tx, {
      name: input.name,
      email: input.email,
      phone: input.phone ?? '',
      staffRoleId: role ? ownRoleId(role.id) : null,
    });
    await makeResetLink(ctx, tx, created);
    await writeAudit(tx, ctx.user.id, {
      action: 'staff.create',
      entity: 'user',
      entityId: created._id,
      before: null,
      after: {
        name: created.name,
        email: created.email,
        phone: created.phone,
        role: created.role,
        ...(role && { staff_role: role.name }),
      },
    });
    return created;
  }).catch((error: unknown) => {
    throw emailTaken(error);
  });
  return { staff };
}

/** Gives a SubAdmin another staff role, which counts from their next call on. */
export async function setStaffRole(ctx: SignedInContext, input: SetStaffRoleInput) {
  const staff = await inTx(ctx.db, async (tx) => {
    const role = await lockedStaffRole(tx, input.staff_role);
    const present = await lockStaff(tx, input.id);
    if (!present) throw appError('NOT_FOUND');
    if (!present.staffRole) throw appError('STAFF_ROLE_OF_SUPER_ADMIN');
    if (present.staffRole._id === role.id) return present;
    const changed = await setStaffRoleOf(tx, input.id, role.id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'staff.role', entity: 'user', entityId: input.id },
      ...{ before: { staff_role: present.staffRole.name }, after: { staff_role: role.name } },
    });
    return changed;
  });
  return { staff };
}

/**
 * Disables or enables a SubAdmin's account. A SuperAdmin cannot be disabled, so that somebody always has
 * access.
 */
export async function setStaffDisabled(ctx: SignedInContext, input: SetStaffDisabledInput) {
  const staff = await inTx(ctx.db, async (tx) => {
    const present = await lockStaff(tx, input.id);
    if (!present) throw appError('NOT_FOUND');
    if (present.role !== 'SubAdmin') throw appError('STAFF_ONLY_SUB_ADMINS');
    assertAllowed(checkUnchanged(present, input.updated_at));
    if (present.disabled === input.disabled) return present;
    const changed = await setDisabled(tx, input.id, input.disabled ? ctx.now().toISOString() : null);
    await writeAudit(tx, ctx.user.id, {
      action: input.disabled ? 'staff.disable' : 'staff.enable',
      entity: 'user',
      entityId: input.id,
      before: { disabled: present.disabled },
      after: { disabled: changed.disabled },
    });
    return changed;
  });
  return { staff };
}
