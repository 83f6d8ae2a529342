import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OFFER_DAYS } from '@aabha/contracts/passports/transfers.values';
import { signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { returning } from '../../testing/returning';
import { anAddress, transferring } from '../../testing/transferring';
import { endOverdueOffers } from './transfers.queries';

const at = returning();
const { sold, offer, withdraw, accept, decline, shown, outcome, aTelevision, anOffer, signInAgain } =
  transferring(at);
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
afterEach(() => clock.reset());

const DAY_MS = 86_400_000;

describe('an offer', () => {
  it('is mailed to the new owner without a word of the old one, and stored as a hash', async () => {
    const { buyer, token, text, link, serial } = await anOffer();
    expect(text).toContain(`The link works for ${OFFER_DAYS} days`);
    expect(text).toContain(serial);
    expect(text).not.toMatch(new RegExp(`Asha|${buyer.email}|12,345`));
    const rows = await at.shop.sql`select * from passport_offers`;
    const effects = await at.shop.sql`select payload from outbox where kind like 'mail.passport%'`;
    expect(JSON.stringify([rows, effects])).not.toContain(link);
    const { passport } = (await sold.read(token, buyer.token)).body.data;
    expect(passport).toMatchObject({ is_owner: true, offer: { email: expect.stringContaining('@') } });
    expect((await sold.read(token)).body.data.passport).toMatchObject({ is_owner: false, offer: null });
  });

  it('shows the television and its warranty to whoever has the link, and nothing of its owner', async () => {
    const { link, buyer, other, serial } = await anOffer();
    const { offer: seen } = await shown(link);
    expect(seen).toMatchObject({ state: 'open', serial, name: 'Tara 55', cover: 'covered', passport: '' });
    expect(seen?.ends_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.stringify(seen)).not.toContain('@');
    expect([seen?.is_yours, (await shown(link, buyer)).offer?.is_yours]).toEqual([false, false]);
    expect((await shown(link, other)).offer?.is_yours).toBe(true);
  });

  it('is made by the owner alone, to somebody else, one at a time', async () => {
    const { token, buyer, other } = await aTelevision();
    expect(outcome(await offer(token, anAddress(), other))).toEqual([403, 'PASSPORT_NOT_OWNER']);
    expect((await offer(token, anAddress())).status).toBe(401);
    const own = await offer(token, buyer.email.toUpperCase(), buyer);
    expect([own.status, own.body.data.fields]).toEqual([
      400,
      { email: 'Please enter the email of somebody else.' },
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => offer(token, anAddress(), buyer)));
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'PASSPORT_OFFERED'],
      [409, 'PASSPORT_OFFERED'],
    ]);
    expect(outcome(await withdraw(token, other))).toEqual([403, 'PASSPORT_NOT_OWNER']);
    expect((await withdraw(token, buyer)).status).toBe(200);
    expect((await offer(token, anAddress(), buyer)).status).toBe(200);
  });

  it('is not made before the delivery, and not of a television that came back', async () => {
    const buyer = await signedInAs(at.shop);
    const { order, televisions } = await sold.delivered(buyer);
    const token = televisions[0]?.token ?? '';
    await at.shop
      .sql`update shipment_serials set released_at = now() where serial = ${televisions[0]?.serial ?? ''}`;
    expect(outcome(await offer(token, anAddress(), buyer))).toEqual([409, 'PASSPORT_NOT_TRANSFERABLE']);
    await at.shop
      .sql`update shipment_serials set released_at = null where serial = ${televisions[0]?.serial ?? ''}`;
    await at.shop.sql`update shipments set state = 'shipped', delivered_at = null where order_id = ${order}`;
    expect(outcome(await offer(token, anAddress(), buyer))).toEqual([409, 'PASSPORT_NOT_TRANSFERABLE']);
  });

  it('is limited by account', async () => {
    const { token, buyer } = await aTelevision();
    const outcomes = [];
    for (let n = 0; n < 21; n += 1) {
      outcomes.push((await offer(token, anAddress(), buyer)).status);
      await withdraw(token, buyer);
    }
    expect(outcomes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('ends after its days, and can then be made anew', async () => {
    const { token, buyer, other, link } = await anOffer();
    clock.advance(OFFER_DAYS * DAY_MS + 1000);
    const again = { ...buyer, ...(await signInAgain(buyer)) };
    expect((await shown(link)).offer?.state).toBe('expired');
    expect(outcome(await accept(link, await signInAgain(other)))).toEqual([409, 'PASSPORT_OFFER_ENDED']);
    expect((await sold.read(token, again.token)).body.data.passport.offer).toBeNull();
    expect((await offer(token, anAddress(), again)).status).toBe(200);
  });

  it('ends when the television comes back, of which a worker takes note', async () => {
    const { serial, link, other, token, buyer } = await anOffer();
    await at.shop.sql`update shipment_serials set released_at = now() where serial = ${serial}`;
    expect((await shown(link)).offer?.state).toBe('ended');
    expect(outcome(await accept(link, other))).toEqual([409, 'PASSPORT_OFFER_ENDED']);
    expect((await sold.read(token, buyer.token)).body.data.passport.offer).toBeNull();
    const { db, ports } = at.shop.deps;
    await endOverdueOffers(db, ports.clock.now());
    const states = await at.shop.sql`select o.state from passport_offers o
      join shipment_serials s on s.id = o.serial_id where s.serial = ${serial}`;
    expect(states).toMatchObject([{ state: 'ended' }]);
  });

  it('is declined with the link alone, once', async () => {
    const { link, other, token, buyer } = await anOffer();
    expect((await decline(link)).status).toBe(200);
    expect(outcome(await decline(link))).toEqual([409, 'PASSPORT_OFFER_ENDED']);
    expect(outcome(await accept(link, other))).toEqual([409, 'PASSPORT_OFFER_ENDED']);
    expect(outcome(await withdraw(token, buyer))).toEqual([409, 'PASSPORT_OFFER_ENDED']);
  });

  it('has the same answer for links that are unknown or no link', async () => {
    const { link } = await anOffer();
    for (const wrong of [`${link}A`, link.slice(1), 'x', link.toUpperCase()]) {
      expect(outcome(await accept(wrong, at.shopper))).toEqual([404, 'PASSPORT_OFFER_UNKNOWN']);
      expect(outcome(await decline(wrong))).toEqual([404, 'PASSPORT_OFFER_UNKNOWN']);
      expect((await shown(wrong)).reason).toBe('PASSPORT_OFFER_UNKNOWN');
    }
  });
});
