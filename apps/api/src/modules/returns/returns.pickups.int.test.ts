import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { pickupMovableUntil } from '@aabha/contracts/returns/pickup-slots.rules';
import { newId } from '@aabha/db/ids';
import { auditLog } from '@aabha/db/schema/audit';
import { outbox } from '@aabha/db/schema/outbox';
import { serviceAreas } from '@aabha/db/schema/service-areas';
import { approvedReturns } from '../../testing/approved-returns';
import { signedInAs } from '../../testing/builders';
import { pickingUp } from '../../testing/picking-up';
import { eraseEverywhere } from '../privacy/erase-person.service';

const desk = pickingUp();
const { at, anApproved, approved, book, CLEAR, freeOf, moveDay, slot, slotsOf, stopAt } = desk;

describe('a pickup', () => {
  it('is chosen by the shopper, mailed, audited, and seen by staff with its centre', async () => {
    const { _id, returnId } = await anApproved();
    const number = shortId(_id, 8);
    const approval = await at.shop.mail(at.shopper.email, new RegExp(`${number} is approved`));
    expect(approval.text).toContain('Choose when we fetch it');
    expect(approval.text).toContain('/myorders');
    const offered = await slotsOf(returnId);
    expect(offered).toMatchObject({ is_served: true, center: null });
    expect(offered.slots).toHaveLength(21);
    expect(offered.slots.every((one) => one.is_free && one.free === null)).toBe(true);
    const chosen = await slot(returnId, 4);
    const booked = await book(returnId, chosen);
    expect([booked.status, booked.body.data.returnRequest.pickup]).toMatchObject([
      200,
      { ...chosen, center: '' },
    ]);
    const mail = await at.shop.mail(at.shopper.email, new RegExp(`We fetch your return of order ${number}`));
    expect(mail.text).toContain('12 noon to 3 pm');
    expect(mail.text).toContain(`order number ${number}`);
    expect(mail.text).toContain('packed in its box if possible');
    expect((await at.listed(returnId))?.pickup).toMatchObject({ ...chosen, center: 'Bengaluru Hub' });
    expect(await freeOf(returnId, 4)).toBe(19);
    const entries = await at.shop.db
      .select({ before: auditLog.before, after: auditLog.after, staffId: auditLog.staffId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'return.pickup'), eq(auditLog.entityId, returnId)));
    expect(entries).toEqual([
      {
        before: { pickup: null },
        after: { pickup: { ...chosen, center: 'Bengaluru Hub' } },
        staffId: at.shopper.id,
      },
    ]);
  });

  it('is moved, which frees the earlier slot; the same slot again changes nothing', async () => {
    const { _id, returnId } = await anApproved();
    await book(returnId, await slot(returnId, 0));
    const moved = await slot(returnId, 9);
    expect((await book(returnId, moved, at.boss)).status).toBe(200);
    const mail = await at.shop.mail(at.shopper.email, new RegExp(`pickup .* ${shortId(_id, 8)} has moved`));
    expect(mail.text).toContain('now comes');
    expect([await freeOf(returnId, 0), await freeOf(returnId, 9)]).toEqual([20, 19]);
    const mails = () => at.shop.db.$count(outbox, eq(outbox.kind, 'mail.return-pickup'));
    const before = await mails();
    expect((await book(returnId, moved)).status).toBe(200);
    expect(await mails()).toBe(before);
    expect(await freeOf(returnId, 9)).toBe(19);
  });

  it('is cleared by staff alone, with a mail', async () => {
    const { _id, returnId } = await anApproved();
    await book(returnId, await slot(returnId, 1), at.boss);
    expect((await book(returnId, CLEAR)).status).toBe(403);
    const cleared = await book(returnId, CLEAR, at.boss);
    expect([cleared.status, cleared.body.data.returnRequest.pickup]).toEqual([200, null]);
    await at.shop.mail(at.shopper.email, new RegExp(`pickup .* ${shortId(_id, 8)} is cancelled`));
    expect(await freeOf(returnId, 1)).toBe(20);
    expect((await book(returnId, CLEAR, at.boss)).status).toBe(200);
  });

  it('is repeated by its key without a second place', async () => {
    const [id] = await approved();
    const chosen = await slot(id, 2);
    const send = () =>
      fetch(`${at.shop.url}/api/v1/returnRequest/${id}/pickup`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${at.shopper.token}`, 'content-type': 'application/json' },
          'idempotency-key': `pickup-of-${id}`,
        },
        body: JSON.stringify(chosen),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotency-replayed')).not.toBeNull();
    expect(await freeOf(id, 2)).toBe(19);
  });

  it('is of one’s own return: those of others are 404, as unknown ones', async () => {
    const [id] = await approved();
    const chosen = await slot(id, 0);
    for (const returnId of [id, '0197c3a0-0000-7000-8000-000000000000', 'x'])
      expect((await book(returnId, chosen, desk.stranger)).body.message).toBe('Return request not found.');
    await expect(
      at.shop.trpc(desk.stranger.token).returns.pickupSlots.query({ return_id: id }),
    ).rejects.toMatchObject({ data: { httpStatus: 404 } });
  });
});

describe('a pickup is refused', () => {
  it('before the approval, and after the goods arrived, which keeps it as history', async () => {
    const { returnId } = await at.aRequest();
    const [other] = await approved();
    const chosen = await slot(other, 3);
    expect((await book(returnId, chosen)).body.message).toBe(
      'A pickup can be chosen once the return is approved.',
    );
    await at.step(returnId, { status: true });
    await book(returnId, chosen);
    await at.shop.rest('POST', `/returnRequest/${returnId}/receive`, {}, at.boss.token);
    for (const by of [at.shopper, at.boss])
      expect((await book(returnId, await slot(other, 5), by)).body.message).toBe(
        'The goods of this return have already arrived.',
      );
    const reason = 'We found no fault';
    await at.shop.rest('POST', `/returnRequest/${returnId}/reject`, { reason }, at.boss.token);
    expect((await at.listed(returnId))?.pickup).toMatchObject(chosen);
  });

  it('on a day that is not offered: past, too soon, too late, a Sunday', async () => {
    const [id] = await approved();
    const days = new Set((await slotsOf(id)).slots.map(({ day }) => day));
    const others = Array.from({ length: 20 }, (_, index) =>
      new Date(Date.now() + (index - 3) * 86_400_000).toISOString().slice(0, 10),
    ).filter((day) => !days.has(day));
    for (const day of others)
      expect(await book(id, { day, part: '9-12' }, at.boss)).toMatchObject({
        status: 409,
        body: { message: 'This day cannot be chosen for the pickup any more. Please choose another one.' },
      });
  });

  it('where the shop does not deliver any more: no slots, and a clear sentence', async () => {
    const [id] = await approved();
    const chosen = await slot(id, 0);
    await at.shop.db
      .update(serviceAreas)
      .set({ outOfDeliveryArea: true })
      .where(eq(serviceAreas.zipcode, '560034'));
    expect(await slotsOf(id)).toEqual({ is_served: false, center: null, slots: [] });
    expect(await book(id, chosen)).toMatchObject({
      status: 409,
      body: {
        message: 'We do not pick up at this PIN code any more. We will call or email you to arrange it.',
      },
    });
  });

  it('to a shopper from 18:00 of the day before; staff still move it', async () => {
    const [id] = await approved();
    const first = await slot(id, 0);
    await book(id, first);
    const until = (await at.listed(id))?.pickup?.movable_until ?? '';
    const [next, last] = [await slot(id, 18), await slot(id, 20)];
    const before = await stopAt(new Date(Date.parse(until) - 1).toISOString());
    expect((await book(id, next, before.shopper)).status).toBe(200);
    const then = await stopAt(pickupMovableUntil(next.day));
    const { slots } = await slotsOf(id, then.boss);
    const later = { day: slots[0]!.day, part: slots[0]!.part };
    for (const choice of [last, later])
      expect(await book(id, choice, then.shopper)).toMatchObject({
        status: 409,
        body: { message: 'This pickup cannot be changed here any more. Please call us.' },
      });
    expect((await book(id, later, then.boss)).status).toBe(200);
  });
});

describe('a pickup that is not needed', () => {
  it.each(['reject', 'refund'])('is freed by %s before the goods arrive', async (step) => {
    const { returnId } = await anApproved();
    const [other] = await approved();
    await book(returnId, await slot(returnId, 6));
    expect(await freeOf(other, 6)).toBe(19);
    const done =
      step === 'reject'
        ? await at.shop.rest(
            'POST',
            `/returnRequest/${returnId}/reject`,
            { reason: 'It is late.' },
            at.boss.token,
          )
        : await at.step(returnId, { refund_status: true });
    expect(done.status).toBe(200);
    expect((await at.listed(returnId))?.pickup).toBeNull();
    expect(await freeOf(other, 6)).toBe(20);
    expect((await book(returnId, await slot(other, 6))).status).toBe(409);
  });

  it('is freed when refunds of parts have given everything back', async () => {
    const { _id, returnId } = await anApproved();
    await book(returnId, await slot(returnId, 7));
    const { status } = await at.shop.rest(
      'POST',
      `/order/${_id}/refund`,
      { lines: [{ position: 0, quantity: 2 }], shipping: true, reason: 'Settled on the phone.' },
      at.boss.token,
    );
    expect(status).toBe(200);
    await expect.poll(async () => (await at.listed(returnId))?.refund_status, { timeout: 15_000 }).toBe(true);
    expect((await at.listed(returnId))?.pickup).toBeNull();
  });

  it('is kept once it is over: the goods are under way', async () => {
    const [id] = await approved();
    const chosen = await slot(id, 8);
    await book(id, chosen);
    await moveDay(id, '2026-01-05');
    await at.shop.rest('POST', `/returnRequest/${id}/reject`, { reason: 'It never came.' }, at.boss.token);
    expect((await at.listed(id))?.pickup).toMatchObject({ ...chosen, day: '2026-01-05' });
  });

  it('is freed when its person is erased, and kept without a name once it is over', async () => {
    const person = await signedInAs(at.shop);
    const [ahead = '', over = ''] = await approvedReturns(at.shop, person, { count: 2 });
    const [other] = await approved();
    await book(ahead, await slot(ahead, 10), at.boss);
    await book(over, await slot(over, 11), at.boss);
    await moveDay(over, '2026-01-05');
    await at.shop.db.transaction((tx) =>
      eraseEverywhere(tx, { userId: person.id, emails: [person.email.toLowerCase()] }, newId()),
    );
    expect(await freeOf(other, 10)).toBe(20);
    const left = await at.shop.deps
      .sql`select return_id from return_pickups where return_id in (${ahead}, ${over})`;
    expect([...left]).toEqual([{ return_id: over }]);
  });
});
