import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortId } from '@aabha/contracts/orders/order-number';
import { auditLog } from '@aabha/db/schema/audit';
import { installations } from '@aabha/db/schema/installations';
import { installing, ISLAND } from '../../testing/installing';
import { publishSection } from '../../testing/publish-section';
import { visiting } from '../../testing/visiting';

const desk = installing();
const at = visiting(desk);

/** Publishes the fees, in rupees. */
const setFees = (wall: number, stand: number, demo: number) =>
  publishSection(desk.shop, desk.boss, {
    section: 'installations',
    value: {
      installationWallPaise: wall * 100,
      installationStandPaise: stand * 100,
      installationDemoPaise: demo * 100,
    },
  });
const promised = async (zipcode: string) =>
  (await desk.shop.trpc().deliveryPromise.get.query({ zipcode })).promise.installation;
const feesOf = async (order: string) => (await desk.ofOrder(order)).fees;
const mailOf = async (order: string) =>
  (await desk.shop.mail('asha@example.in', new RegExp(`Installation booked.*${shortId(order, 8)}`))).text;

describe('the fee of an installation', () => {
  it('is nothing at first, which mail and technician are told', async () => {
    expect(await promised('560034')).toEqual({ wall: 0, stand: 0, demo: 0 });
    const { order, id, installation } = await at.booked();
    expect([installation.fee, await feesOf(order)]).toEqual([0, { wall: 0, stand: 0, demo: 0 }]);
    expect(await mailOf(order)).toContain('Installation is free.');
    expect((await at.read(await at.linkOf(id))).body.data.visit.fee).toBe(0);
  });

  it('is shown before paying where technicians come, in rupees', async () => {
    await setFees(799, 499, 0);
    expect(await promised('560034')).toEqual({ wall: 799, stand: 499, demo: 0 });
    expect(await promised(ISLAND)).toBeNull();
  });

  it('is that of the kind, in mail, list, export, audit log and on the page of the technician', async () => {
    await setFees(899, 499, 0);
    const { order, id, installation } = await at.booked();
    expect(installation).toMatchObject({ type: 'wall', fee: 899 });
    expect(await mailOf(order)).toContain('Installation costs ₹899. Please pay the technician');
    expect((await at.listed(order)).fee).toBe(899);
    expect((await at.read(await at.linkOf(id))).body.data.visit.fee).toBe(899);
    const [entry] = await desk.shop.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, id));
    expect(entry?.after).toMatchObject({ fee_paise: 899_00 });
    const other = await desk.order();
    const stand = await desk.book(other, await desk.slot(other, 0), desk.shopper, {
      type: 'stand',
      fee: 499,
    });
    expect(stand.body.data.installation.fee).toBe(499);
  });

  it('is never more than was shown when the television was paid for, and less where it has fallen', async () => {
    await setFees(700, 400, 0);
    const order = await desk.order(3);
    await setFees(900, 300, 100);
    const later = await desk.order();
    expect(await feesOf(order)).toEqual({ wall: 700, stand: 300, demo: 0 });
    expect(await feesOf(later)).toEqual({ wall: 900, stand: 300, demo: 100 });
    const book = async (type: string) =>
      (await desk.book(order, await desk.slot(order, 2), desk.shopper, { type })).body.data.installation.fee;
    expect([await book('wall'), await book('stand'), await book('demo')]).toEqual([700, 300, 0]);
  });

  it('stays as it was booked, also when the visit is moved', async () => {
    await setFees(799, 499, 0);
    const order = await desk.order();
    const { _id } = (await desk.book(order, await desk.slot(order, 0))).body.data.installation;
    await setFees(599, 499, 0);
    const moved = await desk.move(_id, await desk.slot(order, 5));
    expect(moved.body.data.installation.fee).toBe(799);
  });

  it('is refused where the buyer was shown another one, which takes no place', async () => {
    await setFees(799, 499, 0);
    const order = await desk.order();
    const slot = await desk.slot(order, 7);
    const before = await desk.freeOf(order, slot);
    await setFees(599, 499, 0);
    const { status, body } = await desk.book(order, slot, desk.shopper, { fee: 799 });
    expect([status, body.message]).toEqual([
      409,
      'The fee for this installation has changed. Please look at it again.',
    ]);
    expect(await desk.freeOf(order, slot)).toBe(before);
    expect(await desk.shop.db.$count(installations, eq(installations.orderId, order))).toBe(0);
    expect((await desk.book(order, slot, desk.shopper, { fee: 599 })).status).toBe(200);
  });

  it.each([[-1], [10_001], [499.5]])('of ₹%d is refused', async (rupees) => {
    await expect(setFees(rupees, 0, 0)).rejects.toMatchObject({ data: { httpStatus: 400 } });
  });
});
