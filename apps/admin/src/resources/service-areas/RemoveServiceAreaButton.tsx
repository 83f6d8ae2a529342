import { useDataProvider } from 'react-admin';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { ServiceAreaProvider } from './service-areas.data';
import type { ServiceAreaRecord } from './service-area-form';

/** Removes a place from the list, after a question. */
export function RemoveServiceAreaButton({ area }: { area: ServiceAreaRecord }) {
  const dataProvider = useDataProvider<ServiceAreaProvider>();
  return (
    <RemoveRowButton
      action="Remove"
      name={area.zipcode}
      question={{
        title: `Remove ${area.zipcode}?`,
        content: `Customers in ${area.zipcode}, ${area.facilityCity}, will no longer be able to order.`,
      }}
      remove={() => dataProvider.removeServiceArea(area._id)}
      done="Zipcode deleted successfully!"
    />
  );
}
