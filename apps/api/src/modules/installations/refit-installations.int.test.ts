import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays } from '@aabha/contracts/installations/installations.rules';
import { shortId } from '@aabha/contracts/orders/order-number';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { newId } from '@aabha/db/ids';
import { outbox } from '@aabha/db/schema/outbox';
import { installing } from '../../testing/installing';
import { reviseLatePromises } from '../delivery-promise/late-promises.service';
import { eraseEverywhere } from '../privacy/erase-person.service';

const desk = installing();
const { book, freeOf, ofOrder, order, orders, slot, slotsOf, stopAt } = desk;

const mailOf = (id: string, subject: string) =>
  desk.shop.mail('asha@example.in', new RegExp(`${subject}.*${shortId(id, 8)}`));
const setStatus = (id: string, status: string, more: object = {}) =>
  desk.shop.rest('POST', `/order/${id}/update`, { status, ...more }, desk.boss.token);
const expectedOf = async (id: string) =>
  indiaDay(
    new Date((await desk.shop.trpc(desk.shopper.token).orders.get.query({ id })).order.expectedDelivery),
  );
const statesOf = async (id: string) =>
  (
    await desk.shop.sql<{ state: string }[]>`
      select state from installations where order_id = ${id} order by id`
  ).map(({ state }) => state);

describe('an installation that is not needed', () => {
  it.each(['Cancelled', 'Returned'])('is freed when its order is %s', async (status) => {
    const id = await order();
    const chosen = await slot(id, 7);
    const before = await freeOf(id, chosen);
    await book(id, chosen);
    if (status === 'Returned') await setStatus(id, 'Delivered');
    expect((await setStatus(id, status, { goods_returned: true })).status).toBe(200);
    expect(await statesOf(id)).toEqual(['cancelled']);
    const [other = ''] = await orders(1, { expected: indiaDay(new Date()) });
    expect(await freeOf(other, chosen)).toBe(before);
    await mailOf(id, 'installation of your order');
  });

  it('is freed when its television is refunded; that of the other one stays', async () => {
    const id = await order(2);
    const chosen = await slot(id, 10);
    await book(id, chosen);
    await book(id, chosen);
    const refund = { lines: [{ position: 0, quantity: 1 }], reason: 'One was too much.' };
    expect((await desk.shop.rest('POST', `/order/${id}/refund`, refund, desk.boss.token)).status).toBe(200);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['booked', 'cancelled']);
    expect((await ofOrder(id)).lines).toMatchObject([{ bookable: 0 }]);
  });

  it('is freed when its person is erased, without a mail', async () => {
    const id = await order();
    const chosen = await slot(id, 11);
    await book(id, chosen);
    const mails = () => desk.shop.db.$count(outbox, eq(outbox.kind, 'mail.installation'));
    const before = await mails();
    await expect(
      desk.shop.db.transaction(async (tx) => {
        await eraseEverywhere(
          tx,
          { userId: desk.shopper.id, emails: [desk.shopper.email.toLowerCase()] },
          newId(),
        );
        const left = await tx.execute(`select state, note from installations where order_id = '${id}'`);
        expect([...left]).toEqual([{ state: 'cancelled', note: '' }]);
        throw new Error('Rolled back, since the other tests need the person.');
      }),
    ).rejects.toThrow('Rolled back');
    expect(await mails()).toBe(before);
    expect(await statesOf(id)).toEqual(['booked']);
  });
});

describe('a late delivery', () => {
  it('moves the installation that falls before it to the next free slot, with a mail', async () => {
    const id = await order();
    const expected = await expectedOf(id);
    const first = await slot(id, 0);
    const { _id } = (await book(id, first)).body.data.installation;
    await stopAt(`${expected}T12:30:00Z`);
    await reviseLatePromises(desk.shop.deps);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['moved']);
    const [row] = await desk.shop.sql<{ day: string; late: string; online: boolean }[]>`
      select i.day::text, i.is_moved_online as online,
        to_char(o.revised_delivery at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as late
      from installations i join orders o on o.id = i.order_id where i.id = ${_id}`;
    expect(row).toMatchObject({ day: addDays(row?.late ?? '', 1), online: false });
    expect((row?.late ?? '') > expected).toBe(true);
    expect((await mailOf(id, 'installation of your order')).text).toContain('arrives later than we promised');
  });

  it('leaves the installation that comes after it', async () => {
    const id = await order();
    const expected = await expectedOf(id);
    const last = (await slotsOf(id)).slots.at(-1)!;
    await book(id, last);
    await stopAt(`${expected}T12:30:00Z`);
    await reviseLatePromises(desk.shop.deps);
    await expect
      .poll(async () => {
        const [row] = await desk.shop.sql<{ done: Date | null }[]>`
          select done_at as done from outbox where kind = 'installations.refit' and payload ->> 'orderId' = ${id}`;
        return row?.done ?? null;
      })
      .not.toBeNull();
    const [row] = await desk.shop.sql<{ day: string; state: string }[]>`
      select day::text, state from installations where order_id = ${id}`;
    expect(row).toEqual({ day: last.day, state: 'booked' });
  });
});

describe('a corrected PIN code', () => {
  it('moves the installation to the zone that comes there', async () => {
    const { zone } = await desk.shop.trpc(desk.boss.token).installations.createZone.mutate({
      ...{ name: 'Whitefield', districts: [], pins: ['560066'], exceptions: [] },
      places: Array.from({ length: 7 }, () => [0, 1, 0]),
    });
    const id = await order();
    await book(id, await slot(id, 0));
    const address = { zip: '560066' };
    expect((await desk.shop.rest('POST', `/order/${id}/address`, address, desk.boss.token)).status).toBe(200);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['moved']);
    expect((await ofOrder(id)).installations).toMatchObject([{ part: '12-15', state: 'moved' }]);
    const { zoneList } = await desk.shop.trpc(desk.boss.token).installations.listZones.query({});
    expect(zoneList.find(({ _id }) => _id === zone._id)?.booked).toBe(1);
  });
});
