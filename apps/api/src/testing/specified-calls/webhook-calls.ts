/** Calls of webhooks and their deliveries. */
export const WEBHOOK_CALLS: readonly string[] = [
  'POST /webhook/list',
  'POST /webhook/new',
  'GET /webhook/{id}',
  'POST /webhook/{id}/update',
  'POST /webhook/{id}/state',
  'POST /webhook/{id}/rotate',
  'POST /webhook/{id}/remove',
  'POST /webhook/{id}/test',
  'POST /webhook/{id}/replay',
  'POST /webhook/delivery/list',
  'POST /webhook/delivery/export',
  'GET /webhook/delivery/{id}',
  'POST /webhook/delivery/{id}/replay',
];
