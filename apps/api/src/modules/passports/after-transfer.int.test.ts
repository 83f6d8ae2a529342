import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OFFER_KEPT_DAYS } from '@aabha/contracts/passports/transfers.values';
import { complaintForm } from '../../testing/a-complaint';
import type { SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { returning } from '../../testing/returning';
import { transferring } from '../../testing/transferring';
import { erasePerson } from '../privacy/erase-person.service';
import { purgeExpired } from '../retention/retention.service';
import { passportsOfInvoice } from './passports.service';

const at = returning();
const { sold, decline, anOffer, aTransferred } = transferring(at);
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
afterEach(() => clock.reset());

const DAY_MS = 86_400_000;

describe('what follows a transfer', () => {
  it('is the claim of the new owner, which names neither the order nor the buyer', async () => {
    const { passport, other, buyer, serial } = await aTransferred();
    const { serial_id } = (await sold.read(passport, other.token)).body.data.passport;
    const form = { ...complaintForm(other), serial_id };
    const claim = (by: SignedIn) =>
      at.shop.rest<{ complaint: { _id: string }; reason?: string }>('POST', '/complaint/new', form, by.token);
    const stranger = await claim(buyer);
    expect([stranger.status, stranger.body.data.reason]).toEqual([403, 'PASSPORT_NOT_OWNER']);
    const { body } = await claim(other);
    expect(body.data.complaint).toMatchObject({ order_id: null, television: { serial, order_id: '' } });
    const { complaint } = await at.shop
      .trpc(other.token)
      .complaints.get.query({ id: body.data.complaint._id });
    expect(complaint).toMatchObject({ order_number: null, television: { serial, order_id: '' } });
    expect((await sold.read(passport)).body.data.passport.claims).toHaveLength(1);
    const staff = at.shop.trpc(at.boss.token).complaints;
    const seen = (await staff.get.query({ id: complaint._id })).complaint;
    expect(seen.televisions).toMatchObject([{ serial, order_id: '' }]);
    await staff.setTelevision.mutate({ id: complaint._id, serial_id: null });
    const set = await staff.setTelevision.mutate({ id: complaint._id, serial_id });
    expect(set.complaint).toMatchObject({ order_id: null, television: { serial } });
  });

  it('is that staff see with the serial number when, and nothing of the new owner', async () => {
    const { order, serial, other } = await aTransferred();
    const { shipmentList } = await at.shop
      .trpc(at.boss.token)
      .shipments.list.query({ filters: { order_id: order } });
    expect(shipmentList[0]?.lines[0]?.transferred).toEqual([
      { serial, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    ]);
    expect(JSON.stringify(shipmentList)).not.toContain(other.email);
  });

  it('is that an invoice drawn later has no code of a television that is another person’s', async () => {
    const { order, serial } = await aTransferred();
    expect(await passportsOfInvoice(at.shop.deps, order)).toEqual([]);
    expect(serial).not.toBe('');
  });

  it('is that the passport of a replacement is that of the present owner', async () => {
    const { order, other, buyer, serial } = await aTransferred();
    const { body } = await at.create(buyer, order, {
      lines: [{ position: 0, quantity: 1 }],
      wish: 'replacement',
    });
    const id = body.data.returnRequest._id;
    const { returns, shipments } = at.shop.trpc(at.boss.token);
    await returns.update.mutate({ id, status: true });
    await returns.receive.mutate({ id });
    await returns.inspect.mutate({ id, lines: [{ position: 0, accepted: 1, restock: false }] });
    const { returnRequest } = await returns.replace.mutate({ id });
    const sent = await sold.send(order, 1, { replacement_id: returnRequest.replacement?._id ?? '' });
    await shipments.deliver.mutate({ id: sent.id });
    const { televisionList } = await at.shop.trpc(other.token).passports.own.query({});
    expect(televisionList).toMatchObject([{ serial: sent.serials[0], is_bought: false, state: 'covered' }]);
    const ofBuyer = await sold.passportsOf(buyer, order);
    expect(ofBuyer.map((one) => [one.serial, one.token])).toEqual([
      [serial, ''],
      [sent.serials[0], ''],
    ]);
  });

  it('is that the erasure of the buyer leaves the passport, and that of the owner ends it', async () => {
    const { passport, buyer, other } = await aTransferred();
    const erase = (one: SignedIn) =>
      erasePerson(at.shop.deps, { userId: one.id, emails: [one.email] }, { email: one.email });
    await erase(buyer);
    expect((await sold.read(passport, other.token)).body.data.passport.is_owner).toBe(true);
    const offers = await at.shop.sql`select from passport_offers where from_user_id = ${buyer.id}`;
    expect(offers).toHaveLength(0);
    await erase(other);
    expect((await sold.read(passport)).status).toBe(404);
  });

  it('is that offers which ended are deleted after their time', async () => {
    const { link, serial } = await anOffer();
    await decline(link);
    const left = async () =>
      (
        await at.shop
          .sql`select from passport_offers o join shipment_serials s on s.id = o.serial_id where s.serial = ${serial}`
      ).length;
    clock.advance((OFFER_KEPT_DAYS - 1) * DAY_MS);
    while ((await purgeExpired(at.shop.deps)) > 0);
    expect(await left()).toBe(1);
    clock.advance(2 * DAY_MS);
    while ((await purgeExpired(at.shop.deps)) > 0);
    expect(await left()).toBe(0);
  });
});
