import { COURIER_CODES } from '@aabha/contracts/shipments/couriers.values';
import { SHIPMENT_SORTS, type ListedShipment } from '@aabha/contracts/shipments/shipment-list.schema';
import { SHIPMENT_STATES } from '@aabha/contracts/shipments/shipments.values';
import {
  choiceFilter,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import { api } from '../../data/trpc';

/** A shipment of the list, as the screen uses it. */
export type ShipmentRecord = ListedShipment & { id: string };

/** The list's filters in the API's format. */
export const shipmentFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', SHIPMENT_STATES),
  ...choiceFilter(params, 'courier', COURIER_CODES),
  ...flagFilter(params, 'late'),
  ...periodFilter(params),
  ...textFilter(params, 'dispatchCenter'),
  ...textFilter(params, 'search'),
});

const list: ListQuery = async (page, params) => {
  const { shipmentList, shipmentCount } = await api.shipments.list.query({
    ...page,
    filters: shipmentFilters(params),
    sort: sortOf(params, SHIPMENT_SORTS),
  });
  return { data: shipmentList.map(withId), total: shipmentCount };
};

export const shipmentsData = { list, actions: {} };
