import { ShowBase, Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { DeliveryContent } from './DeliveryContent';
import { REFRESH_MS } from './webhook-record';

/** A delivery with what is sent and how each try went (docs/spec/webhooks.md#screens). */
export function DeliveryShow() {
  return (
    <Gate resource="webhook-deliveries">
      <Title title="Webhook delivery" />
      <ShowBase queryOptions={{ refetchInterval: REFRESH_MS }}>
        <DeliveryContent />
      </ShowBase>
    </Gate>
  );
}
