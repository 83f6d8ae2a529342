import type { Delivery } from '@aabha/contracts/stock/deliveries.schema';
import { DELIVERY_FILTERS } from '@aabha/contracts/stock/stock.values';
import { choiceFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type DeliveryRecord = Delivery & { id: string };

/** The list's filters in the API's format. */
export const deliveryFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', DELIVERY_FILTERS),
  ...textFilter(params, 'product'),
  ...periodFilter(params),
  ...textFilter(params, 'search'),
});

export const listDeliveries: ListQuery = async (page, params) => {
  const { deliveryList, deliveryCount } = await api.stock.deliveries.query({
    ...page,
    filters: deliveryFilters(params),
  });
  return { data: deliveryList.map(withId), total: deliveryCount };
};

type AddInput = Parameters<typeof api.stock.addDelivery.mutate>[0];
type UpdateInput = Parameters<typeof api.stock.updateDelivery.mutate>[0];
type ReceiveInput = Parameters<typeof api.stock.receiveDelivery.mutate>[0];

const asData = ({ delivery }: { delivery: Delivery }) => ({ data: delivery });

export const deliveryActions = {
  addDelivery: (input: AddInput) => api.stock.addDelivery.mutate(input).then(asData, toHttpError),
  updateDelivery: (input: UpdateInput) => api.stock.updateDelivery.mutate(input).then(asData, toHttpError),
  receiveDelivery: (input: ReceiveInput) => api.stock.receiveDelivery.mutate(input).then(asData, toHttpError),
  cancelDelivery: (id: string) => api.stock.cancelDelivery.mutate({ id }).then(asData, toHttpError),
};
export type DeliveryProvider = ProviderWith<typeof deliveryActions>;
