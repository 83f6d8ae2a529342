import { ShowBase, Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { REFRESH_MS } from './webhook-record';
import { WebhookContent } from './WebhookContent';

/** A webhook with its deliveries (docs/spec/webhooks.md#screens). */
export function WebhookShow() {
  return (
    <Gate resource="webhooks">
      <Title title="Webhook" />
      <ShowBase queryOptions={{ refetchInterval: REFRESH_MS }}>
        <WebhookContent />
      </ShowBase>
    </Gate>
  );
}
