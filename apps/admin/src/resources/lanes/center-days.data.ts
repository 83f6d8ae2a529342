import type {
  CenterDay,
  CenterDayFields,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { flagFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type CenterDayRecord = CenterDay & { id: string };

export const centerDayFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...textFilter(params, 'center'),
  ...flagFilter(params, 'closed'),
  ...periodFilter(params),
});

export const listCenterDays: ListQuery = async (page, params) => {
  const { centerDayList, centerDayCount } = await api.deliveryPromise.listDays.query({
    ...page,
    filters: centerDayFilters(params),
  });
  return { data: centerDayList.map(withId), total: centerDayCount };
};

const data = <T>(response: T) => ({ data: response });

export const centerDayActions = {
  createCenterDay: (input: CenterDayFields) =>
    api.deliveryPromise.createDay.mutate(input).then(data, toHttpError),
  updateCenterDay: (input: CenterDayFields & { id: string; updated_at: string | undefined }) =>
    api.deliveryPromise.updateDay.mutate(input).then(data, toHttpError),
  removeCenterDay: (id: string) => api.deliveryPromise.removeDay.mutate({ id }).then(data, toHttpError),
};
export type CenterDayProvider = ProviderWith<typeof centerDayActions>;
