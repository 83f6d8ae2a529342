import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import {
  CUSTOMER_SORTS,
  type CreateSubAdminInput,
  type SetStaffDisabledInput,
  type SetStaffRoleInput,
} from '@aabha/contracts/accounts/accounts.staff.schema';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  countedList,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The filters of the customers in the API's format. */
export const customerFilters = (params: Filtered) => ({
  ...periodFilter(params),
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'role', CUSTOMER_ROLES),
  ...flagFilter(params, 'closed'),
});

export const listCustomers: ListQuery = async (page, params) => {
  const { userList, userCount, hasMoreThanCounted } = await api.accounts.listCustomers.query({
    ...page,
    filters: customerFilters(params),
    sort: sortOf(params, CUSTOMER_SORTS),
  });
  return countedList(userList.map(withId), userCount, hasMoreThanCounted);
};

export const getCustomer = async (id: string) =>
  withId((await api.accounts.getCustomer.query({ id })).customer);

export const listStaff: ListQuery = async (page) => {
  const { staffList, staffCount } = await api.accounts.listStaff.query(page);
  return { data: staffList.map(withId), total: staffCount };
};

export const accountActions = {
  createSubAdmin: (input: CreateSubAdminInput) =>
    api.accounts.createSubAdmin.mutate(input).then(({ staff }) => ({ data: withId(staff) }), toHttpError),
  setStaffRole: (input: SetStaffRoleInput) =>
    api.accounts.setStaffRole.mutate(input).then(({ staff }) => ({ data: withId(staff) }), toHttpError),
  setStaffDisabled: (input: SetStaffDisabledInput) =>
    api.accounts.setStaffDisabled.mutate(input).then(({ staff }) => ({ data: withId(staff) }), toHttpError),
};
export type AccountProvider = ProviderWith<typeof accountActions>;
