import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { ContactThread, SentMessage } from '@aabha/contracts/contact/contact-thread.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { contactMessages } from '@aabha/db/schema/contact';
import { changesTo } from '../../testing/changes-to';
import { keyIn } from '../../testing/a-complaint';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

type Thread = { thread: ContactThread };

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  staff = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const FORM = { name: 'Asha Rao', phone: '9876543210', subject: 'Opening hours' };

/** Returns the id of a message of this address. */
async function aMessage(email: string, over: object = {}, token?: string): Promise<string> {
  const body = { ...FORM, email, message: 'Are you open on Sunday?', ...over };
  await shop.rest('POST', '/admin/contact-us', body, token);
  const [row] = await shop.db.select().from(contactMessages).where(eq(contactMessages.email, email));
  return row?.id ?? '';
}

const act = (id: string, name: string, body: object, by = staff) =>
  shop.rest<Thread>('POST', `/message/${id}/${name}`, body, by.token);
const seen = async (id: string) =>
  (await shop.rest<Thread>('GET', `/message/${id}`, undefined, staff.token)).body.data.thread;

describe('a message', () => {
  it('is answered from the screen; the sender replies with the link of the mail, and it waits for us again', async () => {
    const id = await aMessage('thread@example.in');
    expect(await seen(id)).toMatchObject({ state: 'open', customer: null, order_id: null, replies: [] });
    expect((await seen(id)).due_at).not.toBeNull();
    const answered = await act(id, 'answer', { text: 'Yes, from 10 to 6.' });
    expect(answered.body.data.thread).toMatchObject({ state: 'waiting', due_at: null });
    await act(id, 'answer', { text: 'Asked twice this week.', note: true });
    const mail = await shop.mail('thread@example.in', /^We have answered your message M-/);
    expect(mail.text).toContain('Yes, from 10 to 6.');
    expect(mail.text).not.toContain('Are you open on Sunday?');
    const key = keyIn(mail);
    const read = await shop.rest<{ thread: SentMessage }>('POST', '/message/by-link', { key });
    expect(read.body.data.thread.replies).toMatchObject([
      { author: 'shop', name: shop.deps.settings.current.brand.name, text: 'Yes, from 10 to 6.' },
    ]);
    expect(Object.keys(read.body.data.thread)).not.toContain('email');
    await shop.rest('POST', '/message/by-link/reply', { key, text: 'Thank you!' });
    const thread = await seen(id);
    expect(thread).toMatchObject({ state: 'open' });
    expect(thread.replies.map(({ author }) => author)).toEqual(['shop', 'note', 'shopper']);
    const { supportEmail } = shop.deps.settings.current.brand;
    expect((await shop.mail(supportEmail, /^New reply about message M-/)).text).toContain('Thank you!');
    expect((await shop.rest('POST', '/message/by-link', { key: `${key}x` })).status).toBe(404);
    const entries = await shop.db.select().from(auditLog).where(changesTo(id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['message.answer', 'message.note']);
  });

  it('names account and order only of who is signed in with that address', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    const order = await buy(shop, shopper, product.id);
    const message = `Where is my order ${orderNumber(order._id)}?`;
    const own = await aMessage(shopper.email, { message }, shopper.token);
    expect(await seen(own)).toMatchObject({ customer: { _id: shopper.id }, order_id: order._id });
    const other = await aMessage('somebody@example.in', { message }, shopper.token);
    expect(await seen(other)).toMatchObject({ customer: null, order_id: null });
  });

  it('is assigned to staff only, closed with the version that was seen, and listed by all of that', async () => {
    const id = await aMessage('assigned@example.in');
    expect((await act(id, 'assign', { staff_id: (await signedInAs(shop)).id })).status).toBe(404);
    await act(id, 'assign', { staff_id: staff.id });
    const filters = { assignedTo: staff.id, state: 'open' as const };
    const list = () => shop.trpc(staff.token).contact.listMessages.query({ filters });
    expect((await list()).messageList.map(({ _id }) => _id)).toEqual([id]);
    const { updated_at } = await seen(id);
    await shop.db
      .update(contactMessages)
      .set({ dueAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(contactMessages.id, id));
    const overdue = await shop.trpc(staff.token).contact.listMessages.query({ filters: { overdue: true } });
    expect(overdue.messageList.map(({ _id }) => _id)).toEqual([id]);
    await act(id, 'answer', { text: 'Yes.', close: true });
    expect(await seen(id)).toMatchObject({ state: 'closed' });
    expect((await act(id, 'update', { state: 'open', updated_at })).status).toBe(409);
    expect((await list()).messageCount).toBe(0);
  });

  it('keeps every answer when several staff answer at once', async () => {
    const id = await aMessage('parallel@example.in');
    await Promise.all(Array.from({ length: 8 }, (_n, n) => act(id, 'answer', { text: `Answer ${n}` })));
    expect((await seen(id)).replies).toHaveLength(8);
    await vi.waitFor(async () => {
      const [row] = await shop.db.select().from(contactMessages).where(eq(contactMessages.id, id));
      expect(row).toMatchObject({ state: 'waiting', dueAt: null });
    });
  });

  it('is not for customers', async () => {
    const id = await aMessage('private@example.in');
    const shopper = await signedInAs(shop);
    expect((await act(id, 'answer', { text: 'No.' }, shopper)).status).toBe(403);
  });
});
