import { z } from 'zod';
import { EditedVersion, Id, requiredText } from '../wire/wire.schema';
import { User } from './accounts.schema';
import { CUSTOMER_ROLES } from './accounts.values';

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
  reason: AccountChangeForm.shape.reason.meta({
    description: 'For the audit log; the customer does not read it.',
  }),
  updated_at: EditedVersion.optional(),
};

/** Closing ends every session immediately; reopening brings none back. */
export const SetCustomerClosedInput = z.strictObject({
  ...change,
  closed: z.boolean().meta({ description: 'False reopens it. Nothing happens where it already is so.' }),
});
export type SetCustomerClosedInput = z.output<typeof SetCustomerClosedInput>;

/** User or Business. The token names the role, so a change of it ends every session. */
export const SetCustomerRoleInput = z.strictObject({ ...change, role: z.enum(CUSTOMER_ROLES) });
export type SetCustomerRoleInput = z.output<typeof SetCustomerRoleInput>;
