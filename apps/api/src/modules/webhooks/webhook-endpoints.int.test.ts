import { describe, expect, it } from 'vitest';
import type { Webhook } from '@aabha/contracts/webhooks/webhooks.schema';
import { webhookDeliveries, webhookEndpoints } from '@aabha/db/schema/webhook-endpoints';
import { signedInAs } from '../../testing/builders';
import { webhookShop } from '../../testing/webhook-shop';
import { signatureHeader } from './webhook-secret';

const DAY_MS = 86_400_000;

const at = webhookShop();

describe('an endpoint', () => {
  it('shows its secret once; both secrets sign for a day after a rotation', async () => {
    const { webhook, secret } = await at.desk.hook(['order.placed']);
    const [row] = await at.shop.db.select().from(webhookEndpoints);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    const rotated = (await at.desk.post<{ secret: string; webhook: Webhook }>(`/${webhook._id}/rotate`)).body
      .data;
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.webhook.rotated_until).not.toBeNull();
    const signatures = async (count: number) => {
      await at.desk.placed('a');
      await at.desk.arrived(count);
      const { id, body, headers } = at.desk.receiver.events[count - 1]!;
      const signed = { id, body, timestamp: Number(headers['webhook-timestamp']) };
      return [headers['webhook-signature'], signed] as const;
    };
    const [both, signedByBoth] = await signatures(1);
    expect(both).toBe(signatureHeader(signedByBoth, [rotated.secret, secret]));
    await at.shop.db.update(webhookEndpoints).set({ previousUntil: new Date(Date.now() - 1).toISOString() });
    const [one, signedByOne] = await signatures(2);
    expect(one).toBe(signatureHeader(signedByOne, [rotated.secret]));
    expect(JSON.stringify(await at.desk.staff.webhooks.list.query({}))).not.toContain(
      rotated.secret.slice(6),
    );
  });

  it('is paused after three days of failures with a mail, and goes on when it is resumed', async () => {
    const { webhook } = await at.desk.hook(['order.placed']);
    at.desk.receiver.answerWith((response) => response.writeHead(500).end());
    await at.shop.db
      .update(webhookEndpoints)
      .set({ failingSince: new Date(Date.now() - 2.9 * DAY_MS).toISOString() });
    await at.desk.placed('a');
    await at.desk.arrived(1);
    const get = async () => (await at.desk.staff.webhooks.get.query({ id: webhook._id })).webhook;
    await at.desk.eventually(async () => expect((await get()).last_ok).toBe(false));
    expect((await get()).state).toBe('active');
    await at.shop.db
      .update(webhookEndpoints)
      .set({ failingSince: new Date(Date.now() - 3 * DAY_MS).toISOString() });
    await at.desk.dueNow();
    await at.desk.eventually(async () => expect((await get()).state).toBe('auto-paused'));
    const mail = await at.shop.mail('boss@example.in', /webhook was paused/);
    expect(mail.text).toContain(at.desk.receiver.url);
    await at.desk.placed('b');
    expect(await at.shop.db.$count(webhookDeliveries)).toBe(1);
    at.desk.receiver.answerWith((response) => response.end());
    await at.desk.dueNow();
    await at.desk.post(`/${webhook._id}/state`, { state: 'active' });
    await at.desk.settled(['delivered']);
    expect(await get()).toMatchObject({ state: 'active', reason: null, failing_since: null });
  });

  it('gets a test event once, also while it is paused', async () => {
    const { webhook } = await at.desk.hook(['complaint.opened']);
    await at.desk.post(`/${webhook._id}/state`, { state: 'paused' });
    at.desk.receiver.answerWith((response) => response.writeHead(404).end('no such path'));
    expect((await at.desk.post(`/${webhook._id}/test`)).status).toBe(200);
    await at.desk.settled(['failed']);
    expect((await at.desk.staff.webhooks.get.query({ id: webhook._id })).webhook).toMatchObject({
      ...{ last_ok: false, failing_since: null, state: 'paused' },
    });
    expect(at.desk.receiver.events).toMatchObject([
      { type: 'webhook.test', data: { webhook_id: webhook._id } },
    ]);
  });

  it('has one address, at least one known event, and is a SuperAdmin’s or a key’s with the scope', async () => {
    const { webhook } = await at.desk.hook(['order.placed']);
    const same = { url: at.desk.receiver.url, events: ['order.placed'] };
    expect(await at.desk.post('/new', same)).toMatchObject({ status: 409 });
    for (const over of [{ events: [] }, { events: ['order.everything'] }, { url: 'ftp://a.in' }, { url: '' }])
      expect(
        (await at.desk.post('/new', { url: 'https://a.in', events: ['order.placed'], ...over })).status,
      ).toBe(400);
    const clerk = await signedInAs(at.shop, 'SubAdmin');
    expect((await at.desk.post('/list', {}, clerk.token)).status).toBe(403);
    const { key } = await at.desk.staff.apiKeys.create.mutate({
      ...{ name: 'Watcher', scopes: ['webhooks:read', 'webhooks:write'], days: 30 },
    });
    expect((await at.desk.post('/list', {}, key)).status).toBe(200);
    expect((await at.desk.post(`/${webhook._id}/test`, {}, key)).status).toBe(200);
    for (const path of [`/${webhook._id}/rotate`, `/${webhook._id}/remove`, '/new'])
      expect((await at.desk.post(path, {}, key)).status, path).toBe(403);
  });

  it('is edited under the version that was read', async () => {
    const { webhook } = await at.desk.hook(['order.placed']);
    const edit = (events: string[], updated_at: string) =>
      at.desk.post<{ webhook: Webhook }>(`/${webhook._id}/update`, {
        url: webhook.url,
        description: 'ERP',
        events,
        updated_at,
      });
    const edited = await edit(['order.cancelled'], webhook.updated_at);
    expect(edited.body.data.webhook).toMatchObject({ description: 'ERP', events: ['order.cancelled'] });
    expect((await edit(['order.placed'], webhook.updated_at)).status).toBe(409);
  });
});
