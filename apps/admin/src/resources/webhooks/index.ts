import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const WebhookList = lazy(() => import('./WebhookList').then((module) => ({ default: module.WebhookList })));
const WebhookShow = lazy(() => import('./WebhookShow').then((module) => ({ default: module.WebhookShow })));
const AllDeliveries = lazy(() =>
  import('./AllDeliveries').then((module) => ({ default: module.AllDeliveries })),
);
const DeliveryShow = lazy(() =>
  import('./DeliveryShow').then((module) => ({ default: module.DeliveryShow })),
);

const data = () => import('./webhooks.data');

export const webhooks = {
  name: 'webhooks',
  label: 'Webhooks',
  group: 'System',
  icon: WebhookIcon,
  may: 'superAdmins',
  list: WebhookList,
  show: WebhookShow,
  data: {
    ...lazyData(
      async () => {
        const { listWebhooks, webhookActions } = await data();
        return { list: listWebhooks, actions: webhookActions };
      },
      {
        ...{ createWebhook: true, updateWebhook: true, setWebhookState: true, rotateWebhookSecret: true },
        ...{ removeWebhook: true, sendTestEvent: true, replayWebhook: true, replayDelivery: true },
      },
    ),
    get: async (id: string) => (await data()).getWebhook(id),
  },
} satisfies BackOfficeResource;

/** Deliveries are listed on the page of their webhook, too. */
export const webhookDeliveries = {
  name: 'webhook-deliveries',
  label: 'Webhook Deliveries',
  group: 'System',
  may: 'superAdmins',
  list: AllDeliveries,
  show: DeliveryShow,
  data: {
    list: async (page, params) => (await data()).listDeliveries(page, params),
    get: async (id: string) => (await data()).getDelivery(id),
  },
} satisfies BackOfficeResource;
