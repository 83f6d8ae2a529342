import type { CreateWebhookInput, SetWebhookStateInput } from '@aabha/contracts/webhooks/webhooks.schema';
import {
  DELIVERY_STATES,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
} from '@aabha/contracts/webhooks/webhooks.values';
import {
  choiceFilter,
  filterOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const listWebhooks: ListQuery = async (page, params) => {
  const { webhookList, webhookCount } = await api.webhooks.list.query({
    ...page,
    filters: { ...choiceFilter(params, 'state', WEBHOOK_STATES), ...textFilter(params, 'search') },
  });
  return { data: webhookList.map(withId), total: webhookCount };
};

export const getWebhook = async (id: string) => withId((await api.webhooks.get.query({ id })).webhook);

/** The filters of deliveries in the API's format. */
export const deliveryFilters = (params: Filtered) => {
  const webhook = filterOf(params, 'webhook_id');
  return {
    ...(typeof webhook === 'string' && { webhook_id: webhook }),
    ...choiceFilter(params, 'state', DELIVERY_STATES),
    ...choiceFilter(params, 'type', [...WEBHOOK_EVENTS, TEST_EVENT]),
    ...textFilter(params, 'search'),
    ...periodFilter(params),
  };
};

export const listDeliveries: ListQuery = async (page, params) => {
  const { deliveryList, deliveryCount } = await api.webhooks.deliveries.query({
    ...page,
    filters: deliveryFilters(params),
  });
  return { data: deliveryList.map(withId), total: deliveryCount };
};

export const getDelivery = async (id: string) =>
  withId((await api.webhooks.getDelivery.query({ id })).delivery);

export const webhookActions = {
  /** Returns the secret, which no other call but the rotation does. */
  createWebhook: (input: CreateWebhookInput) =>
    api.webhooks.create.mutate(input).then((data) => ({ data }), toHttpError),
  updateWebhook: (id: string, input: CreateWebhookInput, updated_at: string | undefined) =>
    api.webhooks.update.mutate({ id, ...input, updated_at }).then((data) => ({ data }), toHttpError),
  setWebhookState: (input: SetWebhookStateInput) =>
    api.webhooks.setState.mutate(input).then((data) => ({ data }), toHttpError),
  rotateWebhookSecret: (id: string) =>
    api.webhooks.rotate.mutate({ id }).then((data) => ({ data }), toHttpError),
  removeWebhook: (id: string) => api.webhooks.remove.mutate({ id }).then((data) => ({ data }), toHttpError),
  sendTestEvent: (id: string) => api.webhooks.test.mutate({ id }).then((data) => ({ data }), toHttpError),
  replayWebhook: (id: string, since: string) =>
    api.webhooks.replaySince.mutate({ id, since }).then((data) => ({ data }), toHttpError),
  replayDelivery: (id: string) => api.webhooks.replay.mutate({ id }).then((data) => ({ data }), toHttpError),
};
export type WebhookProvider = ProviderWith<typeof webhookActions>;
