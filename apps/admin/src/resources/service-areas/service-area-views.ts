import type { ListViews } from '../../data/list-views';
import { serviceAreaFilters } from './service-areas.data';

export const SERVICE_AREA_VIEWS: ListViews = {
  list: 'area-of-services',
  filtersOf: serviceAreaFilters,
  builtIn: [
    { id: 'out-of-delivery-area', name: 'Out of delivery area', filter: () => ({ outOfDeliveryArea: true }) },
    {
      id: 'no-place-of-supply',
      name: 'Place of supply unknown',
      filter: () => ({ placeOfSupplyKnown: false }),
    },
  ],
};
