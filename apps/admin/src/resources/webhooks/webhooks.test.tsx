import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { webhookDeliveries, webhooks } from '.';
import { DeliveryContent } from './DeliveryContent';
import { WebhookContent } from './WebhookContent';
import { WebhookList } from './WebhookList';

const HOOK = {
  ...{ _id: 'w1', url: 'https://erp.example.com/hooks', description: 'ERP', state: 'active', reason: null },
  ...{ events: ['order.placed', 'order.cancelled', 'shipment.shipped', 'refund.completed'] },
  ...{ failing_since: null, last_tried_at: '2026-11-21T06:00:00.000Z', last_result: '200', last_ok: true },
  ...{ waiting: 2, rotated_until: null, created_by: 'Meera Iyer' },
  ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
};
const DELIVERY = {
  ...{ _id: 'd1', webhook_id: 'w1', event_id: 'evt_1', type: 'order.placed', subject: 'order/o1' },
  ...{ state: 'failed', tries: 12, next_try_at: null, last_result: 'The receiver answered 500.' },
  ...{ created_at: '2026-11-21T06:00:00.000Z', done_at: '2026-11-22T06:00:00.000Z' },
};
const RESOURCES = [webhooks, webhookDeliveries];
const SECRET = 'whsec_c2VjcmV0';

/** Shows the page of a webhook. */
function showPage(calls: Parameters<typeof serveApi>[0] = {}, webhook: object = HOOK) {
  const served = serveApi({
    'webhooks.deliveries': () => ({ deliveryList: [DELIVERY], deliveryCount: 1 }),
    ...calls,
  });
  const page = renderScreen(
    <RecordContextProvider value={{ id: 'w1', ...webhook }}>
      <WebhookContent />
    </RecordContextProvider>,
    { resources: RESOURCES },
  );
  return { served, ...page };
}

test('a webhook is added for the events that were chosen, and its secret is shown once', async () => {
  let isTaken = true;
  const taken = 'There is a webhook with this address already.';
  const calls = serveApi({
    'webhooks.list': () => ({ webhookList: [HOOK], webhookCount: 1 }),
    'webhooks.create': () => {
      if (isTaken) throw new AppError('WEBHOOK_EXISTS', undefined, { url: taken });
      return { webhook: HOOK, secret: SECRET };
    },
  });
  renderScreen(<WebhookList />, { resources: RESOURCES });
  expect(await screen.findByText('erp.example.com/hooks')).toBeTruthy();
  expect(screen.getByText('and 1 more event')).toBeTruthy();
  fireEvent.click(screen.getByText('Add webhook'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByText('Add webhook'));
  expect(await dialog.findByText('Choose at least one.')).toBeTruthy();
  fillIn('Address', HOOK.url);
  fireEvent.click(dialog.getByLabelText('Delivery'));
  fireEvent.click(dialog.getByLabelText('A shipment was cancelled'));
  fireEvent.click(dialog.getByText('Add webhook'));
  expect(await dialog.findByText(taken)).toBeTruthy();
  isTaken = false;
  fireEvent.click(dialog.getByText('Add webhook'));
  expect(await screen.findByText(/cannot be shown again/)).toBeTruthy();
  expect(valueOf('Secret')).toBe(SECRET);
  fireEvent.click(screen.getByText('I have stored it'));
  await waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull());
  expect(calls.filter(({ path }) => path === 'webhooks.create').at(-1)?.input).toEqual({
    ...{ url: HOOK.url, description: '', events: ['shipment.shipped', 'shipment.delivered'] },
  });
});

test('the page of a webhook lists its deliveries under the filters of the address, and sends one again', async () => {
  const { served, router } = showPage({
    'webhooks.replay': () => ({ delivery: { ...DELIVERY, state: 'pending' } }),
  });
  expect(await screen.findByText('The receiver answered 500.')).toBeTruthy();
  await router.navigate(`/?filter=${encodeURIComponent('{"state":"failed"}')}&page=2&perPage=20`);
  const filters = { webhook_id: 'w1', state: 'failed' };
  await waitFor(() => {
    const list = served.findLast(({ path }) => path === 'webhooks.deliveries');
    expect(list?.input).toMatchObject({ filters, pageNum: 2 });
  });
  fireEvent.click(screen.getByText('Send again'));
  expect(await screen.findByText('The event is sent again.')).toBeTruthy();
  expect(served.find(({ path }) => path === 'webhooks.replay')?.input).toEqual({ id: 'd1' });
});

test('a new secret and the deletion are asked for with what they do', async () => {
  const { served } = showPage({
    'webhooks.rotate': () => ({ webhook: HOOK, secret: SECRET }),
    'webhooks.remove': () => ({ message: 'The webhook is deleted.' }),
  });
  fireEvent.click(await screen.findByText('New secret'));
  expect(await screen.findByText(/Both secrets sign for 24 hours/)).toBeTruthy();
  fireEvent.click(screen.getByText('Make a new secret'));
  expect(await screen.findByText(/works for another 24 hours/)).toBeTruthy();
  fireEvent.click(screen.getByText('I have stored it'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Delete'));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/2 events that wait are not sent/)).toBeTruthy();
  fireEvent.click(question.getByText('Delete'));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(served.map(({ path }) => path)).toContain('webhooks.remove');
});

test('a webhook that the shop paused says why and is resumed', async () => {
  const paused = { ...HOOK, state: 'auto-paused', reason: 'Nothing was delivered for 3 days.' };
  const { served } = showPage({ 'webhooks.setState': () => ({ webhook: HOOK }) }, paused);
  expect(await screen.findByText(/Nothing was delivered for 3 days\./)).toBeTruthy();
  fireEvent.click(screen.getByText('Resume'));
  expect(await screen.findByText('The webhook is active again.')).toBeTruthy();
  expect(served.find(({ path }) => path === 'webhooks.setState')?.input).toEqual({
    id: 'w1',
    state: 'active',
  });
});

test('the page of a delivery shows what is sent and each try', async () => {
  const attempt = { at: DELIVERY.created_at, status: 500, duration_ms: 12, answer: 'out of order' };
  const delivery = {
    ...{ id: 'd1', ...DELIVERY, body: '{"type":"order.placed"}' },
    attempts: [{ ...attempt, error: 'The receiver answered 500.' }],
  };
  renderScreen(
    <RecordContextProvider value={delivery}>
      <DeliveryContent />
    </RecordContextProvider>,
    { resources: RESOURCES },
  );
  expect(await screen.findByText('out of order')).toBeTruthy();
  expect(screen.getByLabelText('Body').textContent).toContain('"type": "order.placed"');
});
