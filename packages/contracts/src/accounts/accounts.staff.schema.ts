import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { daysFilter, EditedVersion, Id, Instant, pageOf, sortOver } from '../wire/wire.schema';
import { CustomerAccount } from './accounts.customers.schema';
import { email, personName, phone, User } from './accounts.schema';
import { CUSTOMER_ROLES, STAFF_PASSWORD_MIN } from './accounts.values';

/** A customer in the SuperAdmin's list; spent is the amount paid less refunds. */
export const Customer = CustomerAccount.extend({
  orderCount: z.number().int(),
  totalSpent: rupeesOut,
  lastOrderAt: Instant.nullable(),
});
export type Customer = z.output<typeof Customer>;

export const CUSTOMER_SORTS = ['created_at', 'name', 'orderCount', 'totalSpent', 'lastOrderAt'] as const;
export const ListCustomersInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.customers),
  filters: z
    .strictObject({
      /** Contains, in name, e-mail or phone. */
      search: z.string().max(200).optional(),
      role: z.enum(CUSTOMER_ROLES).optional(),
      ...daysFilter,
      closed: z.boolean().optional(),
    })
    .default({}),
  sort: sortOver(CUSTOMER_SORTS).optional(),
});
export type ListCustomersInput = z.output<typeof ListCustomersInput>;
export const ListCustomersOutput = z.object({
  userList: z.array(Customer),
  userCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted('userCount'),
});

export const StaffAccount = User.omit({ address: true, zip: true }).extend({
  disabled: z.boolean(),
  invited: z
    .boolean()
    .meta({ description: 'Whether the account has no password yet: its invitation was not used.' }),
  secondFactor: z.boolean().meta({ description: 'Whether the account has a second factor.' }),
  staffRole: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'What a SubAdmin may do; null for a SuperAdmin, who may do everything.' }),
});
export type StaffAccount = z.infer<typeof StaffAccount>;
export const ListStaffInput = z.strictObject({ ...pageOf(STAFF_PAGE_SIZES.customers) });
export type ListStaffInput = z.output<typeof ListStaffInput>;
export const ListStaffOutput = z.object({
  staffList: z.array(StaffAccount),
  staffCount: z.number().int(),
});

/** A password that staff choose; the server refuses breached ones as well (docs/spec/staff-sign-in.md#passwords). */
export const StaffPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .min(STAFF_PASSWORD_MIN, `Password must be at least ${STAFF_PASSWORD_MIN} characters.`)
  .max(128, 'Password must be at most 128 characters.');

/**
 * A SuperAdmin invites SubAdmins only, who choose their password themselves; the first SuperAdmin comes by command (docs/spec/settings.md#first-superadmin).
 */
export const CreateSubAdminInput = z.strictObject({
  name: personName('Name is required.', 'Name should only contain letters'),
  email: email(),
  phone: phone('Phone number must be exactly 10 digits.').optional(),
  staff_role: Id.optional().meta({ description: 'Left out, the role that comes with the shop.' }),
});
export type CreateSubAdminInput = z.output<typeof CreateSubAdminInput>;
export const StaffOutput = z.object({ staff: StaffAccount });

/** A role that says what a SubAdmin may do (docs/spec/permissions.md). */
export const SetStaffRoleInput = z.strictObject({ id: Id, staff_role: Id });
export type SetStaffRoleInput = z.output<typeof SetStaffRoleInput>;

/** Disabling ends every session; `updated_at` as in every edit. */
export const SetStaffDisabledInput = z.strictObject({
  id: Id,
  disabled: z.boolean(),
  updated_at: EditedVersion.optional(),
});
export type SetStaffDisabledInput = z.output<typeof SetStaffDisabledInput>;
