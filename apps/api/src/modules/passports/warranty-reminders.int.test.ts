import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { returning } from '../../testing/returning';
import { transferring } from '../../testing/transferring';
import { sendReminders } from './warranty-reminders.service';

const at = returning();
const { sold, accept, aTelevision, anOffer, signInAgain } = transferring(at);
let clock: ReturnType<typeof movableClock>;
beforeAll(() => {
  clock = movableClock(at.shop);
});
afterEach(async () => {
  clock.reset();
  await at.shop.sql`delete from warranty_reminders`;
});

const DAY_MS = 86_400_000;
const remind = (token: string, by: SignedIn, on = true) =>
  at.shop.rest<{ reminder: boolean; reason?: string }>(
    'POST',
    `/passport/${token}/reminder`,
    { on },
    by.token,
  );
const stored = () => at.shop.sql<{ look_on: string; sent_for: string | null }[]>`
  select look_on::text, sent_for::text from warranty_reminders`;
const consentsOf = async ({ id }: SignedIn) =>
  (
    await at.shop.sql<{ action: string; channel: string }[]>`select action, channel from consents
      where user_id = ${id} and purpose = 'warranty-reminders' order by id`
  ).map(({ action, channel }) => `${action} ${channel}`);
/** Looks at due reminders some days from now. */
async function sendIn(days: number): Promise<number> {
  clock.reset();
  clock.advance(days * DAY_MS);
  return sendReminders(at.shop.deps);
}
const mailsTo = async ({ email }: SignedIn) =>
  (await at.shop.mails(email)).filter(({ subject }) => subject.startsWith('Warranty until'));

describe('a reminder', () => {
  it('is off until its owner ticks it, and is a consent with its withdrawal', async () => {
    const { buyer, token } = await aTelevision();
    const shown = async () => (await sold.read(token, buyer.token)).body.data.passport.reminder;
    expect(await shown()).toBe(false);
    expect((await remind(token, buyer)).body.data.reminder).toBe(true);
    expect((await remind(token, buyer)).status).toBe(200);
    expect(await shown()).toBe(true);
    expect(await consentsOf(buyer)).toEqual(['given passport']);
    expect((await remind(token, buyer, false)).body.data.reminder).toBe(false);
    expect((await remind(token, buyer, false)).status).toBe(200);
    expect(await consentsOf(buyer)).toEqual(['given passport', 'withdrawn passport']);
    expect([...(await stored())]).toEqual([]);
  });

  it('is for the owner alone', async () => {
    const { other, token } = await aTelevision();
    const { status, body } = await remind(token, other);
    expect([status, body.data.reason]).toEqual([403, 'PASSPORT_NOT_OWNER']);
    expect((await sold.read(token, other.token)).body.data.passport.reminder).toBeNull();
    expect((await remind(`${token}x`, other)).status).toBe(404);
    const { status: nobody } = await at.shop.rest('POST', `/passport/${token}/reminder`, { on: true });
    expect(nobody).toBe(401);
  });

  it('is refused once the warranty has ended', async () => {
    const { buyer, token } = await aTelevision();
    clock.advance(400 * DAY_MS);
    const { status, body } = await remind(token, await signInAgain(buyer));
    expect([status, body.data.reason]).toEqual([409, 'PASSPORT_NOT_COVERED']);
  });

  it('is mailed once, 30 days before the end', async () => {
    const { buyer, token, serial } = await aTelevision();
    await remind(token, buyer);
    expect(await sendIn(334)).toBe(0);
    expect(await sendIn(337)).toBe(1);
    const mail = await at.shop.mail(buyer.email, /^Warranty until .*: Tara 55$/);
    expect(mail.text).toContain(serial);
    expect(mail.text).toContain(`/passport/${token}`);
    const [row] = await stored();
    expect(row?.sent_for).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await sendIn(350)).toBe(0);
    expect(await mailsTo(buyer)).toHaveLength(1);
  });

  it('waits for the end of the extension, unless that was refunded meanwhile', async () => {
    const { buyer, order, token } = await aTelevision();
    await at.shop.sql`update order_lines set warranty_months = 12, total_warranty_months = 24,
      warranty_price_paise = 100000 where order_id = ${order}`;
    await remind(token, buyer);
    expect(await sendIn(337)).toBe(1);
    const [waiting] = await stored();
    expect(waiting?.sent_for).toBeNull();
    expect(await mailsTo(buyer)).toEqual([]);
    expect(await sendIn(703)).toBe(1);
    expect((await at.shop.mail(buyer.email, /^Warranty until/)).text).toContain('panel or module only');
  });

  it('is dropped with a television that came back', async () => {
    const { buyer, token, serial } = await aTelevision();
    await remind(token, buyer);
    await at.shop.sql`update shipment_serials set released_at = now() where serial = ${serial}`;
    expect(await sendIn(340)).toBe(1);
    expect([...(await stored())]).toEqual([]);
    expect(await mailsTo(buyer)).toEqual([]);
  });

  it('ends with the transfer of the television, whose new owner ticks their own', async () => {
    const { buyer, other, token, link } = await anOffer();
    await remind(token, buyer);
    const { body } = await accept(link, other);
    expect([...(await stored())]).toEqual([]);
    expect(await consentsOf(buyer)).toEqual(['given passport', 'withdrawn passport-transfer']);
    const theirs = body.data.passport ?? '';
    expect((await sold.read(theirs, other.token)).body.data.passport.reminder).toBe(false);
    expect((await remind(theirs, other)).status).toBe(200);
    await sendIn(340);
    await at.shop.mail(other.email, /^Warranty until/);
    expect(await mailsTo(buyer)).toEqual([]);
  });

  it('is sent once by processes that look at once', async () => {
    const { buyer, token } = await aTelevision();
    await remind(token, buyer);
    clock.advance(340 * DAY_MS);
    const looked = await Promise.all(Array.from({ length: 5 }, () => sendReminders(at.shop.deps)));
    expect(looked.reduce((sum, n) => sum + n, 0)).toBe(1);
    const [count] = await at.shop.sql<{ n: number }[]>`select count(*)::int as n from outbox
      where kind = 'mail.warranty-ends' and payload->>'userId' = ${buyer.id}`;
    expect(count?.n).toBe(1);
  });

  it('goes with the data of its person, and is not mailed in a language of others', async () => {
    const hindi = await signedInAs(at.shop, 'User', { language: 'hi' });
    const { televisions } = await sold.delivered(hindi);
    await remind(televisions[0]?.token ?? '', hindi);
    await sendIn(340);
    expect((await at.shop.mail(hindi.email, /^वारंटी .* तक: Tara 55$/)).text).toContain('आपके टीवी की वारंटी');
  });
});
