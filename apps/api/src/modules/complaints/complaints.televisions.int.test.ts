import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { shipmentSerials } from '@aabha/db/schema/shipments';
import { changesTo } from '../../testing/changes-to';
import { complaintForm, seenBy, type WholeComplaint } from '../../testing/a-complaint';
import { signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { packingIn } from '../../testing/packing';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

let numbers = 0;

/** Sells units of a television, packs them, and returns the order with the serial numbers. */
async function sold(shopper: SignedIn, quantity: number) {
  const packing = packingIn(shop, { packer: boss, shopper });
  const order = (await buy(shop, shopper, (await packing.television()).id, quantity))._id;
  const shipment = await packing.open(order);
  const serials = Array.from({ length: quantity }, () => `SN-${(numbers += 1)}`);
  await shop.db.insert(shipmentSerials).values(
    serials.map((serial) => ({
      shipmentId: shipment._id,
      position: shipment.lines[0]!.position,
      serial,
    })),
  );
  return { order, serials };
}

const complain = async (by: SignedIn, over: object = {}) =>
  (
    await shop.rest<{ complaint: Complaint }>(
      'POST',
      '/complaint/new',
      { ...complaintForm(by), ...over },
      by.token,
    )
  ).body.data.complaint;
const setTelevision = (id: string, serial_id: string | null, by = boss) =>
  shop.rest<WholeComplaint>('POST', `/complaint/${id}/television`, { serial_id }, by.token);
const found = async (search: string) =>
  (await shop.trpc(boss.token).complaints.list.query({ filters: { search } })).complaintList.map(
    ({ _id }) => _id,
  );

describe('the television of a complaint', () => {
  it('is the only one of its order, and is found by its serial number in any form', async () => {
    const shopper = await signedInAs(shop);
    const { order, serials } = await sold(shopper, 1);
    const made = await complain(shopper, { order_id: order });
    expect(made.television).toMatchObject({ serial: serials[0], order_id: order });
    expect(await found(serials[0]!.toLowerCase())).toEqual([made._id]);
    const inbox = await shop.trpc(boss.token).cases.list.query({ filters: { search: serials[0]! } });
    expect(inbox.caseList.map(({ _id }) => _id)).toEqual([made._id]);
  });

  it('is chosen by staff where the order has several', async () => {
    const shopper = await signedInAs(shop);
    const { order, serials } = await sold(shopper, 2);
    const made = await complain(shopper, { order_id: order });
    expect(made.television).toBeNull();
    const { televisions } = await seenBy(shop, boss, made._id);
    expect(televisions.map(({ serial }) => serial)).toEqual(serials);
    expect((await seenBy(shop, shopper, made._id)).televisions).toEqual([]);

    const set = await setTelevision(made._id, televisions[1]!.serial_id);
    expect(set.body.data.complaint.television?.serial).toBe(serials[1]);
    expect((await seenBy(shop, shopper, made._id)).television?.serial).toBe(serials[1]);
    await setTelevision(made._id, televisions[1]!.serial_id);
    await setTelevision(made._id, null);
    expect((await seenBy(shop, boss, made._id)).television).toBeNull();
    const entries = await shop.db.select().from(auditLog).where(changesTo(made._id));
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ serial: null }, { serial: serials[1] }],
      [{ serial: serials[1] }, { serial: null }],
    ]);
  });

  it('names the order where the complaint has none', async () => {
    const shopper = await signedInAs(shop);
    const { order, serials } = await sold(shopper, 1);
    const made = await complain(shopper);
    const { televisions } = await seenBy(shop, boss, made._id);
    expect(televisions.map(({ serial }) => serial)).toEqual(serials);
    const { complaint } = (await setTelevision(made._id, televisions[0]!.serial_id)).body.data;
    expect(complaint).toMatchObject({ order_id: order, television: { serial: serials[0] } });
  });

  it('is none of another person, of another order, or of nobody', async () => {
    const [shopper, other] = [await signedInAs(shop), await signedInAs(shop)];
    const [own, another] = [await sold(shopper, 2), await sold(shopper, 1)];
    const foreign = await sold(other, 1);
    const made = await complain(shopper, { order_id: own.order });
    const idOf = async (serial: string) =>
      (await shop.db.select().from(shipmentSerials).where(eq(shipmentSerials.serial, serial)))[0]!.id;
    for (const id of [await idOf(another.serials[0]!), await idOf(foreign.serials[0]!), made._id, 'no-id']) {
      const refused = await setTelevision(made._id, id);
      expect([refused.status, refused.body.message]).toEqual([
        404,
        'This television was not sold with the order of the complaint.',
      ]);
    }
    expect((await setTelevision(made._id, null, shopper)).status).toBe(403);
    expect((await seenBy(shop, boss, made._id)).television).toBeNull();
  });
});
