import type {
  DispatchCenter,
  DispatchCenterFields,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type CenterRecord = DispatchCenter & { id: string };

const centerFilters = (params: Filtered) => textFilter(params, 'search');

export const listCenters: ListQuery = async (page, params) => {
  const { centerList, centerCount } = await api.deliveryPromise.listCenters.query({
    ...page,
    filters: centerFilters(params),
  });
  return { data: centerList.map(withId), total: centerCount };
};

const data = <T>(response: T) => ({ data: response });

export const centerActions = {
  createCenter: (input: DispatchCenterFields) =>
    api.deliveryPromise.createCenter.mutate(input).then(data, toHttpError),
  updateCenter: (input: DispatchCenterFields & { id: string; updated_at: string | undefined }) =>
    api.deliveryPromise.updateCenter.mutate(input).then(data, toHttpError),
  removeCenter: (id: string) => api.deliveryPromise.removeCenter.mutate({ id }).then(data, toHttpError),
};
export type CenterProvider = ProviderWith<typeof centerActions>;
