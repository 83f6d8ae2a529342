import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, installationMovableUntil } from '@aabha/contracts/installations/installations.rules';
import { shortId } from '@aabha/contracts/orders/order-number';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { outbox } from '@aabha/db/schema/outbox';
import { installing, ISLAND } from '../../testing/installing';

const desk = installing();
const { book, cancel, freeOf, move, ofOrder, order, orders, slot, slotsOf, stopAt } = desk;

const mailOf = (id: string, subject: string) =>
  desk.shop.mail('asha@example.in', new RegExp(`${subject}.*${shortId(id, 8)}`));
const expectedOf = async (id: string) =>
  indiaDay(
    new Date((await desk.shop.trpc(desk.shopper.token).orders.get.query({ id })).order.expectedDelivery),
  );
const statesOf = async (id: string) =>
  (
    await desk.shop.sql<{ state: string }[]>`
      select state from installations where order_id = ${id} order by id`
  ).map(({ state }) => state);

describe('an installation', () => {
  it('is booked after the promised day, mailed, audited, and seen by staff with where to go', async () => {
    const id = await order();
    const expected = await expectedOf(id);
    expect(await ofOrder(id)).toMatchObject({
      ...{ offer: 'open', first_day: addDays(expected, 1), installations: [] },
      lines: [{ position: 0, bookable: 1 }],
    });
    const offered = await slotsOf(id);
    expect(offered).toMatchObject({ offer: 'open', zone: null });
    expect(offered.slots).toHaveLength(42);
    expect(offered.slots.every((one) => one.is_free && one.free === null)).toBe(true);
    expect(offered.slots[0]?.day).toBe(addDays(expected, 1));
    const chosen = await slot(id, 4);
    const booked = await book(id, chosen);
    expect([booked.status, booked.body.data.installation]).toMatchObject([
      200,
      { ...chosen, state: 'booked', type: 'wall', unit: 1, moved_online: false, done_on: '' },
    ]);
    const mail = await mailOf(id, 'Installation booked for your order');
    expect(mail.text).toContain('12 noon to 3 pm');
    expect(mail.text).toContain('Wall mount');
    expect(await freeOf(id, chosen)).toBe(19);
    expect(await ofOrder(id)).toMatchObject({ lines: [{ bookable: 0 }], installations: [chosen] });
    const { installationList } = await desk.shop
      .trpc(desk.boss.token)
      .installations.list.query({ filters: { search: shortId(id, 8) } });
    expect(installationList).toMatchObject([
      { ...chosen, zone: 'Bengaluru', to: { name: 'Asha Rao', city: 'Bengaluru', zip: '560034' } },
    ]);
    const entries = await desk.shop.db
      .select({ action: auditLog.action, staffId: auditLog.staffId })
      .from(auditLog)
      .where(
        and(eq(auditLog.entity, 'installation'), eq(auditLog.entityId, booked.body.data.installation._id)),
      );
    expect(entries).toEqual([{ action: 'installation.book', staffId: desk.shopper.id }]);
  });

  it('is of each unit of a line, and of no more than those', async () => {
    const id = await order(2);
    const chosen = await slot(id, 0);
    const units = [await book(id, chosen), await book(id, chosen), await book(id, chosen)];
    expect(units.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(units[2]?.body.message).toBe('Each of these televisions has its installation already.');
    expect((await ofOrder(id)).installations.map(({ unit }) => unit)).toEqual([1, 2]);
    expect((await book(id, chosen, desk.shopper, { position: 7 })).status).toBe(409);
  });

  it('is moved by its buyer once, which frees the earlier slot; staff move it again', async () => {
    const id = await order();
    const [first, second, third] = [await slot(id, 1), await slot(id, 9), await slot(id, 12)];
    const { _id } = (await book(id, first)).body.data.installation;
    const before = await freeOf(id, first);
    const moved = await move(_id, second);
    expect(moved.body.data.installation).toMatchObject({ ...second, state: 'moved', moved_online: true });
    expect((await mailOf(id, 'installation of your order')).text).toContain('now comes');
    expect([(await freeOf(id, first)) ?? 0, await freeOf(id, second)]).toEqual([(before ?? 0) + 1, 19]);
    expect((await move(_id, third)).body.message).toBe(
      'An installation can be moved here once. Please call us to move it again.',
    );
    expect((await move(_id, third, desk.boss)).status).toBe(200);
    const mails = () => desk.shop.db.$count(outbox, eq(outbox.kind, 'mail.installation'));
    const sent = await mails();
    expect((await move(_id, third, desk.boss)).status).toBe(200);
    expect(await mails()).toBe(sent);
  });

  it('is moved and booked until 18:00 in India of the day before', async () => {
    const [id = ''] = await orders(1, { expected: indiaDay(new Date()) });
    const first = await slot(id, 3);
    const { _id } = (await book(id, first)).body.data.installation;
    const until = installationMovableUntil(first.day);
    const later = await slot(id, 20);
    const then = await stopAt(until);
    expect((await move(_id, later, then.shopper)).body.message).toBe(
      'This installation cannot be changed here any more. Please call us.',
    );
    expect((await slotsOf(id, then.boss)).slots.some(({ day }) => day === first.day)).toBe(false);
    expect((await move(_id, first, then.boss)).status).toBe(200);
    const before = await stopAt(new Date(Date.parse(until) - 1).toISOString());
    expect((await move(_id, later, before.shopper)).status).toBe(200);
  });

  it('is cancelled with a mail, and booked anew', async () => {
    const id = await order();
    const chosen = await slot(id, 6);
    const before = await freeOf(id, chosen);
    const { _id } = (await book(id, chosen)).body.data.installation;
    expect((await cancel(_id)).body.data.installation.state).toBe('cancelled');
    await mailOf(id, 'installation of your order.*is cancelled|installation of your order');
    expect(await freeOf(id, chosen)).toBe(before);
    expect((await cancel(_id)).status).toBe(409);
    expect((await book(id, chosen)).status).toBe(200);
    expect(await statesOf(id)).toEqual(['cancelled', 'booked']);
  });

  it('is repeated by its key without a second place', async () => {
    const id = await order();
    const chosen = await slot(id, 2);
    const send = () =>
      fetch(`${desk.shop.url}/api/v1/installation/book`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${desk.shopper.token}`, 'content-type': 'application/json' },
          'idempotency-key': `installation-of-${id}`,
        },
        body: JSON.stringify({ order_id: id, position: 0, type: 'stand', ...chosen }),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await statesOf(id)).toEqual(['booked']);
  });

  it('is of one’s own order: those of others are 404, as unknown ones', async () => {
    const id = await order();
    const chosen = await slot(id, 0);
    const { _id } = (await book(id, chosen)).body.data.installation;
    for (const orderId of [id, '0197c3a0-0000-7000-8000-000000000000', 'x'])
      expect((await book(orderId, chosen, desk.stranger)).body.message).toBe('Order not found.');
    for (const installationId of [_id, '0197c3a0-0000-7000-8000-000000000000', 'x']) {
      const refused = [
        await move(installationId, chosen, desk.stranger),
        await cancel(installationId, desk.stranger),
      ];
      for (const { status, body } of refused)
        expect([status, body.message]).toEqual([404, 'Installation not found.']);
    }
    expect((await ofOrder(id)).installations).toMatchObject([{ state: 'booked' }]);
  });
});

describe('an installation is not offered', () => {
  it('where no zone has the PIN code', async () => {
    const [id = ''] = await orders(1, { expected: indiaDay(new Date()), zip: ISLAND });
    expect(await ofOrder(id)).toMatchObject({ offer: 'not-served', first_day: '' });
    expect(await slotsOf(id)).toEqual({ offer: 'not-served', zone: null, slots: [] });
    expect(await book(id, { day: addDays(indiaDay(new Date()), 5), part: '9-12' })).toMatchObject({
      status: 409,
      body: { message: 'Installation is not offered in your area yet.' },
    });
  });

  it('before a date is promised, nor once the order has ended', async () => {
    const [open = '', ended = ''] = await orders(2, { expected: indiaDay(new Date()) });
    const chosen = await slot(open, 5);
    await desk.shop.sql`update orders set expected_delivery = null where id = ${open}`;
    expect((await ofOrder(open)).offer).toBe('no-date');
    expect((await book(open, chosen)).body.message).toBe('Please book it once the delivery date is known.');
    await desk.shop.sql`update orders set status = 'Returned' where id = ${ended}`;
    expect((await ofOrder(ended)).offer).toBe('ended');
    expect((await book(ended, chosen)).status).toBe(409);
  });

  it('on a day before the delivery, too far ahead, or in a part without technicians', async () => {
    const id = await order();
    const { slots } = await slotsOf(id);
    const [first, last] = [slots[0]!, slots.at(-1)!];
    for (const day of [addDays(first.day, -1), addDays(last.day, 1), '2020-01-01'])
      expect((await book(id, { day, part: '9-12' })).body.message).toBe(
        'This time cannot be chosen any more. Please choose another one.',
      );
  });

  it('more than 30 days after the delivery; staff still book it', async () => {
    const [id = ''] = await orders(1, { expected: '2026-01-05' });
    await desk.shop.sql`update orders set status = 'Delivered', delivered_at = now() - interval '40 days'
      where id = ${id}`;
    expect((await ofOrder(id)).offer).toBe('over');
    const chosen = await slot(id, 5);
    expect((await book(id, chosen)).body.message).toBe('This order was delivered long ago. Please call us.');
    expect((await book(id, chosen, desk.boss)).status).toBe(200);
  });
});

describe('a visit', () => {
  const update = (id: string, body: object, by = desk.boss) =>
    desk.shop.rest<{ installation: { state: string; done_on: string; note: string } }>(
      'POST',
      `/installation/${id}/update`,
      body,
      by.token,
    );

  it('is done on a day that is not to come, and then cannot be changed', async () => {
    const id = await order();
    const chosen = await slot(id, 0);
    const before = await freeOf(id, chosen);
    const { _id } = (await book(id, chosen)).body.data.installation;
    expect((await update(_id, { state: 'done', done_on: '2999-01-01' })).status).toBe(409);
    expect((await update(_id, { state: 'done' })).status).toBe(400);
    const done = await update(_id, { state: 'done', done_on: indiaDay(new Date()), note: 'Drilled' });
    expect(done.body.data.installation).toMatchObject({ state: 'done', note: 'Drilled' });
    for (const refused of [await move(_id, chosen, desk.boss), await cancel(_id)])
      expect(refused.body.message).toBe('This installation has ended already.');
    expect((await book(id, chosen)).body.message).toContain('has its installation already');
    /* The day of its slot is still to come. */
    const [other = ''] = await orders(1, { expected: indiaDay(new Date()) });
    expect(await freeOf(other, chosen)).toBe(before);
  });

  it('that failed has a reason, and is followed by a new one', async () => {
    const id = await order();
    const chosen = await slot(id, 3);
    const { _id } = (await book(id, chosen)).body.data.installation;
    expect((await update(_id, { state: 'failed' })).status).toBe(400);
    const failed = await update(_id, { state: 'failed', note: 'Nobody at home' });
    expect(failed.body.data.installation).toMatchObject({ state: 'failed', note: 'Nobody at home' });
    expect((await move(_id, await slot(id, 8))).status).toBe(409);
    expect((await move(_id, await slot(id, 8), desk.boss)).status).toBe(200);
    expect((await book(id, chosen)).status).toBe(409);
  });

  it('is noted by staff alone, and not on a stale list', async () => {
    const id = await order();
    const { _id } = (await book(id, await slot(id, 0))).body.data.installation;
    const done = { state: 'done', done_on: indiaDay(new Date()) };
    expect((await update(_id, done, desk.shopper)).status).toBe(403);
    const stale = await update(_id, { ...done, updated_at: '2026-01-01T00:00:00.000Z' });
    expect([stale.status, (await ofOrder(id)).installations[0]?.state]).toEqual([409, 'booked']);
  });
});
