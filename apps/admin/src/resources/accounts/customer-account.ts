import type {
  SetCustomerClosedInput,
  SetCustomerRoleInput,
} from '@aabha/contracts/accounts/accounts.customers.schema';
import { api, toHttpError } from '../../data/trpc';

/* Beside the data provider, since only the dialog calls them, which loads when it is opened. */
export const setCustomerClosed = (input: SetCustomerClosedInput) =>
  api.accounts.setCustomerClosed.mutate(input).then(({ customer }) => customer, toHttpError);
export const setCustomerRole = (input: SetCustomerRoleInput) =>
  api.accounts.setCustomerRole.mutate(input).then(({ customer }) => customer, toHttpError);
