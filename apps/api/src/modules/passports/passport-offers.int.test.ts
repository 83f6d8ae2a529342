import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passportTransfers } from '@aabha/db/schema/passport-transfers';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { returning } from '../../testing/returning';
import { linkIn, OFFERED, transferring } from '../../testing/transferring';

const at = returning();
const { sold, offer, withdraw, accept, shown, outcome, anOffer, aTransferred } = transferring(at);

describe('the acceptance of an offer', () => {
  it('needs the account of the address that it was mailed to', async () => {
    const { link, buyer } = await anOffer();
    const stranger = await signedInAs(at.shop);
    expect((await accept(link)).status).toBe(401);
    for (const person of [stranger, buyer])
      expect(outcome(await accept(link, person))).toEqual([403, 'PASSPORT_OFFER_OTHER_EMAIL']);
    expect((await accept(link, at.boss)).status).toBe(403);
  });

  it('ends the old link, and lets the new owner have the passport', async () => {
    const { token, passport, order, buyer, other, link, serial } = await aTransferred();
    const old = await sold.read(token, buyer.token);
    expect([old.status, old.body.data.reason]).toEqual([404, 'PASSPORT_LINK_UNKNOWN']);
    const seen = (await sold.read(passport, other.token)).body.data.passport;
    expect(seen).toMatchObject({ serial, is_owner: true, is_transferred: true, order_id: '', offer: null });
    expect(seen.serial_id).not.toBe('');
    expect((await sold.read(passport, buyer.token)).body.data.passport).toMatchObject({
      ...{ is_owner: false, is_transferred: true, order_id: '', serial_id: '' },
    });
    const [mine] = await sold.passportsOf(buyer, order);
    expect(mine).toMatchObject({ token: '', serial, transferred_at: expect.stringMatching(/^20/) });
    expect((await shown(link, other)).offer).toMatchObject({ state: 'accepted', passport });
    expect((await shown(link)).offer?.passport).toBe('');
    expect((await accept(link, other)).body.data.passport).toBe(passport);
    expect(await at.shop.db.$count(passportTransfers, eq(passportTransfers.toUserId, other.id))).toBe(1);
  });

  it('mails both, the old owner without the address of the new one', async () => {
    const { buyer, other, passport } = await aTransferred();
    const given = await at.shop.mail(buyer.email, /^Transferred: Tara 55$/);
    expect(given.text).toContain('has a new owner');
    expect(given.text).not.toContain(other.email);
    const received = await at.shop.mail(other.email, /^It is yours now: Tara 55$/);
    expect(received.text).toContain(`/passport/${passport}`);
    expect(received.text).not.toContain(buyer.email);
  });

  it('happens once of several at a time', async () => {
    const { link, other, serial } = await anOffer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(link, other)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.passport)).size).toBe(1);
    const rows = await at.shop.sql`select t.version from passport_transfers t
      join shipment_serials s on s.id = t.serial_id where s.serial = ${serial}`;
    expect(rows).toMatchObject([{ version: 2 }]);
  });

  it('happens or is withdrawn, never both', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { link, other, token, buyer, serial } = await anOffer();
      const pair = n % 2 === 0;
      const calls = [() => accept(link, other), () => withdraw(token, buyer)];
      const answers = await Promise.all((pair ? calls : calls.toReversed()).map((start) => start()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [accepted] = pair ? answers : answers.toReversed();
      const rows = await at.shop
        .sql`select o.state, (select count(*)::int from passport_transfers t where t.serial_id = o.serial_id) as n
        from passport_offers o join shipment_serials s on s.id = o.serial_id where s.serial = ${serial}`;
      expect(rows).toMatchObject([
        accepted?.status === 200 ? { state: 'accepted', n: 1 } : { state: 'withdrawn', n: 0 },
      ]);
    }
  });

  it('can be followed by another one, also back to the buyer', async () => {
    const { passport, other, buyer, order } = await aTransferred();
    expect((await offer(passport, buyer.email, other)).status).toBe(200);
    const { text } = await at.shop.mail(buyer.email, OFFERED);
    const back = (await accept(linkIn(text), buyer)).body.data.passport ?? '';
    expect((await sold.read(passport)).status).toBe(404);
    expect((await sold.read(back, buyer.token)).body.data.passport).toMatchObject({
      ...{ is_owner: true, is_transferred: false, order_id: order, serial_id: '' },
    });
    expect((await sold.passportsOf(buyer, order))[0]).toMatchObject({ token: back, transferred_at: null });
  });
});

describe('the televisions that one owns', () => {
  const mine = async (by: SignedIn, page: object = {}) =>
    (await at.shop.trpc(by.token).passports.own.query(page)) satisfies object;

  it('are those that were bought and kept or transferred, a page at a time', async () => {
    const { other, buyer, serial, passport } = await aTransferred();
    expect(await mine(buyer)).toEqual({ televisionList: [], televisionCount: 0 });
    const { televisions } = await sold.delivered(other, 3);
    const all = await mine(other);
    expect(all.televisionCount).toBe(4);
    expect(all.televisionList.map((one) => one.serial)).toEqual([
      ...televisions.map((one) => one.serial).toReversed(),
      serial,
    ]);
    expect(all.televisionList.at(-1)).toMatchObject({ token: passport, is_bought: false, state: 'covered' });
    expect((await mine(other, { pageNum: 2, pageSize: 3 })).televisionList).toHaveLength(1);
    await at.shop.sql`update shipment_serials set released_at = now() where serial = ${serial}`;
    expect((await mine(other)).televisionCount).toBe(3);
    await expect(mine(at.boss)).rejects.toMatchObject({ data: { reason: 'FORBIDDEN' } });
  });
});
