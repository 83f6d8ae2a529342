import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OFFER_DAYS, OFFER_KEPT_DAYS } from '@aabha/contracts/passports/transfers.values';
import type { z } from 'zod';
import type { PassportOffer } from '@aabha/contracts/passports/transfers.schema';
import { passportTransfers } from '@aabha/db/schema/passport-transfers';
import { complaintForm } from '../../testing/a-complaint';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { returning } from '../../testing/returning';
import { sellingTelevisions } from '../../testing/selling-televisions';
import { erasePerson } from '../privacy/erase-person.service';
import { purgeExpired } from '../retention/retention.service';
import { passportsOfInvoice } from './passports.service';
import { endOverdueOffers } from './transfers.queries';

const at = returning();
const sold = sellingTelevisions(at);
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
afterEach(() => clock.reset());

const DAY_MS = 86_400_000;
const OFFERED = /^A television is offered to you: Tara 55$/;
type Offer = z.output<typeof PassportOffer>;
type Answer = { reason?: string; fields?: object; passport?: string; offer?: Offer };
let counter = 0;
const anAddress = () => `new-owner-${(counter += 1)}@example.in`;
const call = (path: string, by?: SignedIn, body: object = {}) =>
  at.shop.rest<Answer>('POST', path, body, by?.token);
const offer = (token: string, email: string, by: SignedIn) => call(`/passport/${token}/offer`, by, { email });
const withdraw = (token: string, by: SignedIn) => call(`/passport/${token}/offer/withdraw`, by);
const accept = (link: string, by?: SignedIn) => call(`/passport-offer/${link}/accept`, by);
const decline = (link: string) => call(`/passport-offer/${link}/decline`);
const shown = async (link: string, by?: SignedIn) =>
  (await at.shop.rest<Answer>('GET', `/passport-offer/${link}`, undefined, by?.token)).body.data;
const linkIn = (text: string) => /\/passport\/offer-([\w-]{43})/.exec(text)?.[1] ?? '';
const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.data.reason];

/** Returns a delivered television of a new buyer, and a person who is not its owner. */
async function aTelevision() {
  const [buyer, other] = [await signedInAs(at.shop), await signedInAs(at.shop)];
  const { order, televisions } = await sold.delivered(buyer);
  return { buyer, other, order, token: televisions[0]?.token ?? '', serial: televisions[0]?.serial ?? '' };
}

/** Returns a television that is offered to the other person, with the token of the mail. */
async function anOffer() {
  const set = await aTelevision();
  expect((await offer(set.token, set.other.email, set.buyer)).status).toBe(200);
  const { text } = await at.shop.mail(set.other.email, OFFERED);
  return { ...set, link: linkIn(text), text };
}

/** Returns a television that was transferred, with the token of its new passport. */
async function aTransferred() {
  const set = await anOffer();
  const { status, body } = await accept(set.link, set.other);
  expect(status).toBe(200);
  return { ...set, passport: body.data.passport ?? '' };
}

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
    expect((await call(`/passport/${token}/offer`, undefined, { email: anAddress() })).status).toBe(401);
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

/** Returns a person with a session that has begun now. */
async function signInAgain(person: SignedIn): Promise<SignedIn> {
  const { body } = await at.shop.rest<{ token: string }>('POST', '/auth/login', {
    ...{ email: person.email, password: 'correct horse' },
  });
  return { ...person, token: body.data.token };
}

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
    expect(seen).toMatchObject({ serial, is_owner: true, order_id: '', offer: null });
    expect(seen.serial_id).not.toBe('');
    expect((await sold.read(passport, buyer.token)).body.data.passport).toMatchObject({
      ...{ is_owner: false, order_id: '', serial_id: '' },
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
      ...{ is_owner: true, order_id: order, serial_id: '' },
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

describe('what else follows a transfer', () => {
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
