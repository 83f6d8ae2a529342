import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CreateWebhookInput,
  DeliveryDetailsOutput,
  DeliveryOutput,
  ExportDeliveriesInput,
  ListDeliveriesInput,
  ListDeliveriesOutput,
  ListWebhooksInput,
  ListWebhooksOutput,
  ReplayDeliveriesInput,
  ReplayDeliveriesOutput,
  SetWebhookStateInput,
  UpdateWebhookInput,
  WebhookIdInput,
  WebhookOutput,
  WebhookSecretOutput,
} from '@aabha/contracts/webhooks/webhooks.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import {
  exportDeliveries,
  getDelivery,
  listDeliveries,
  replayOne,
  replaySince,
} from './webhook-deliveries.service';
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  sendTestEvent,
  setWebhookState,
  updateWebhook,
} from './webhooks.service';

export const webhooksRouter = router({
  list: superAdminProcedure
    .meta(post('/webhook/list', 'The webhooks, newest first'))
    .input(ListWebhooksInput)
    .output(ListWebhooksOutput)
    .query(({ ctx, input }) => listWebhooks(ctx, input)),
  create: superAdminProcedure
    .meta(post('/webhook/new', 'Add a webhook. Its secret is shown in this response only'))
    .input(CreateWebhookInput)
    .output(WebhookSecretOutput)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  deliveries: superAdminProcedure
    .meta(post('/webhook/delivery/list', 'Deliveries to webhooks, newest first'))
    .input(ListDeliveriesInput)
    .output(ListDeliveriesOutput)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/webhook/delivery/export', 'The deliveries of a filter as a CSV file', READS_REPORTS))
    .input(ExportDeliveriesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportDeliveries(ctx, input)),
  getDelivery: superAdminProcedure
    .meta(get('/webhook/delivery/{id}', 'A delivery with its body and attempts'))
    .input(WebhookIdInput)
    .output(DeliveryDetailsOutput)
    .query(({ ctx, input }) => getDelivery(ctx, input)),
  replay: superAdminProcedure
    .meta(post('/webhook/delivery/{id}/replay', 'Send a delivery again'))
    .input(WebhookIdInput)
    .output(DeliveryOutput)
    .mutation(({ ctx, input }) => replayOne(ctx, input)),
  get: superAdminProcedure
    .meta(get('/webhook/{id}', 'A webhook'))
    .input(WebhookIdInput)
    .output(WebhookOutput)
    .query(({ ctx, input }) => getWebhook(ctx, input)),
  update: superAdminProcedure
    .meta(post('/webhook/{id}/update', 'Change address, description and events of a webhook'))
    .input(UpdateWebhookInput)
    .output(WebhookOutput)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),
  setState: superAdminProcedure
    .meta(post('/webhook/{id}/state', 'Pause or resume a webhook'))
    .input(SetWebhookStateInput)
    .output(WebhookOutput)
    .mutation(({ ctx, input }) => setWebhookState(ctx, input)),
  rotate: superAdminProcedure
    .meta(post('/webhook/{id}/rotate', 'Make a new secret. It is shown in this response only'))
    .input(WebhookIdInput)
    .output(WebhookSecretOutput)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/webhook/{id}/remove', 'Delete a webhook with its deliveries'))
    .input(WebhookIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),
  test: superAdminProcedure
    .meta(post('/webhook/{id}/test', 'Send a test event', ONCE_A_KEY))
    .input(WebhookIdInput)
    .output(DeliveryOutput)
    .mutation(({ ctx, input }) => sendTestEvent(ctx, input)),
  replaySince: superAdminProcedure
    .meta(post('/webhook/{id}/replay', 'Send all deliveries since an instant again'))
    .input(ReplayDeliveriesInput)
    .output(ReplayDeliveriesOutput)
    .mutation(({ ctx, input }) => replaySince(ctx, input)),
});
