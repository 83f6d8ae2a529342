import { Gate } from '../../components/Gate';
import { DeliveryList } from './DeliveryList';

/** The deliveries of all webhooks (docs/spec/webhooks.md#screens). */
export function AllDeliveries() {
  return (
    <Gate resource="webhook-deliveries">
      <DeliveryList />
    </Gate>
  );
}
