import { z } from 'zod';
import { Id, Instant, requiredText } from '../wire/wire.schema';
import { CUSTOMER_ROLES, User } from './accounts.schema';

/** A customer's account as a SuperAdmin sees it. A closed one cannot sign in. */
export const CustomerAccount = User.extend({ closed: z.boolean() });
export type CustomerAccount = z.infer<typeof CustomerAccount>;

export const GetCustomerInput = z.strictObject({ id: Id });
export const CustomerOutput = z.object({ customer: CustomerAccount });

/** What staff are asked for before they change a customer's account: why, for the audit log. */
export const AccountChangeForm = z.strictObject({ reason: requiredText('Please give a reason.', 500) });
export type AccountChangeForm = z.output<typeof AccountChangeForm>;

/** What every change of a customer's account by staff carries; `updated_at` as in every edit. */
const change = {
  id: Id,
  ...AccountChangeForm.shape,
  updated_at: Instant.optional(),
};

/** Closing ends every session at once; reopening brings none back. */
export const SetCustomerClosedInput = z.strictObject({ ...change, closed: z.boolean() });
export type SetCustomerClosedInput = z.output<typeof SetCustomerClosedInput>;

/** User or Business. The token names the role, so a change of it ends every session. */
export const SetCustomerRoleInput = z.strictObject({ ...change, role: z.enum(CUSTOMER_ROLES) });
export type SetCustomerRoleInput = z.output<typeof SetCustomerRoleInput>;
