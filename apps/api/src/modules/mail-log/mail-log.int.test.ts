import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { MAIL_KINDS } from '@aabha/contracts/mails/mails.values';
import { auditLog } from '@aabha/db/schema/audit';
import { mailCopies } from '@aabha/db/schema/mail-copies';
import { outbox } from '@aabha/db/schema/outbox';
import { effectHandlers } from '../../effects';
import { enqueue } from '../../outbox/outbox';
import { aProduct, PASSWORD, signedInAs, someServiceAreas } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const log = () => shop.trpc(boss.token).mailLog;
const eventually = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });
const mailsTo = async (to: string) => (await log().list.query({ filters: { to } })).mailList;

/** Waits until the log says that the only mail to an address was sent, and returns it. */
const sentTo = (to: string) =>
  eventually(async () => {
    const [mail] = await mailsTo(to);
    expect(mail?.state).toBe('sent');
    return mail!;
  });

/** Sends a welcome mail to a new person. */
async function welcome() {
  const person = await signedInAs(shop);
  await enqueue(shop.db, 'mail.welcome', { userId: person.id });
  return { person, mail: await sentTo(person.email) };
}

/** Queues a mail that nobody sends: its time has not come. */
async function queued(kind: 'mail.welcome' | 'mail.code', payload: object, over: object = {}) {
  const [row] = await shop.db
    .insert(outbox)
    .values({ kind, payload: { ...payload }, runAt: '2999-01-01T00:00:00.000Z', ...over })
    .returning({ id: outbox.id });
  return row?.id ?? '';
}

it('knows every kind of mail that the shop sends', () => {
  const sent = Object.keys(effectHandlers).filter((kind) => kind.startsWith('mail.'));
  expect(sent.toSorted()).toEqual([...MAIL_KINDS].toSorted());
});

describe('the mail log', () => {
  it('shows a sent mail with its customer and copy', async () => {
    const { person, mail } = await welcome();
    expect(mail).toMatchObject({ kind: 'mail.welcome', to: person.email, user_id: person.id, attempts: 1 });
    const { mail: whole } = await log().get.query({ id: mail._id });
    expect(whole).toMatchObject({ refusal: null, attachments: [], subject: mail.subject });
    expect(whole.html).toContain(person.name);
  });

  it('hides one-time codes and the tokens of links that were mailed', async () => {
    const email = 'secrets@example.in';
    await shop.trpc().contact.subscribe.mutate({ email });
    await shop.trpc().privacy.sendLink.mutate({ email });
    await shop.trpc().accounts.sendEmailOtp.mutate({ email });
    const mails = await eventually(async () => {
      const found = await shop.mails(email);
      expect(found).toHaveLength(3);
      return found;
    });
    const secrets = mails.flatMap(({ text }) =>
      [...text.matchAll(/[?&](?:key|token)=(\S+)|^ {4}(\d{6})$/gm)].map(([, token, code]) => token ?? code),
    );
    expect(secrets).toHaveLength(3);
    const copies = await shop.db.select().from(mailCopies).where(eq(mailCopies.toAddress, email));
    expect(copies).toHaveLength(3);
    for (const secret of secrets) expect(JSON.stringify(copies)).not.toContain(secret);
  });

  it('filters by address, state, kind and day, and pages on the server', async () => {
    const { person, mail } = await welcome();
    const { mailList, mailCount } = await log().list.query({
      filters: { to: person.email.toUpperCase(), state: 'sent', kind: 'mail.welcome', from: '2020-01-01' },
    });
    expect(mailList.map(({ _id }) => _id)).toEqual([mail._id]);
    expect(mailCount).toBe(1);
    const none = { to: person.email, until: '2020-01-01' };
    expect(await log().list.query({ filters: none })).toEqual({ mailList: [], mailCount: 0 });
    const failed = await queued(
      'mail.welcome',
      {},
      { failedAt: new Date().toISOString(), lastError: 'No route' },
    );
    const found = await log().list.query({ filters: { state: 'failed' } });
    expect(found.mailList).toMatchObject([{ _id: failed, error: 'No route', to: '' }]);
    const page = await log().list.query({ pageSize: 1, pageNum: 2 });
    expect(page.mailList).toHaveLength(1);
    expect(page.mailCount).toBeGreaterThan(2);
  });

  it('finds the mails of an order', async () => {
    await someServiceAreas(shop.db);
    const shopper = await signedInAs(shop);
    const order = await buy(shop, shopper, (await aProduct(shop.db)).id);
    const mail = await eventually(async () => {
      const { mailList } = await log().list.query({ filters: { order_id: order._id } });
      expect(mailList).toMatchObject([{ kind: 'mail.order-placed', state: 'sent' }]);
      return mailList[0]!;
    });
    expect(mail.order_id).toBe(order._id);
    const none = await log().list.query({ filters: { order_id: 'no order' } });
    expect(none.mailCount).toBe(0);
  });

  it('shows a SubAdmin neither the address nor the subject, and no mail', async () => {
    const { person, mail } = await welcome();
    const helper = shop.trpc((await signedInAs(shop, 'SubAdmin')).token).mailLog;
    const { mailList } = await helper.list.query({ filters: { to: person.email } });
    expect(mailList).toMatchObject([{ _id: mail._id, subject: '', user_id: null }]);
    expect(mailList[0]?.to).toMatch(/^p…@example\.in$/);
    await expect(helper.get.query({ id: mail._id })).rejects.toMatchObject({ data: { httpStatus: 403 } });
    await expect(helper.resend.mutate({ id: mail._id })).rejects.toMatchObject({ data: { httpStatus: 403 } });
  });

  it('deletes copies with their effects, and those of an erased person', async () => {
    const { person, mail } = await welcome();
    await shop.trpc(person.token).privacy.erase.mutate({ password: PASSWORD });
    await shop.mail(person.email, /Your data has been erased/);
    expect(await shop.db.$count(mailCopies, eq(mailCopies.effectId, mail._id))).toBe(0);
    expect(
      await shop.db.$count(mailCopies, sql`to_address = ${person.email} or html like ${`%${person.email}%`}`),
    ).toBe(0);
    const { mail: other } = await welcome();
    await shop.db.delete(outbox).where(eq(outbox.id, other._id));
    expect(await shop.db.$count(mailCopies, eq(mailCopies.effectId, other._id))).toBe(0);
  });
});

describe('sending a mail again', () => {
  it('sends one new mail for each accepted call, and audits each', async () => {
    const { person, mail } = await welcome();
    const results = await Promise.allSettled([0, 1, 2].map(() => log().resend.mutate({ id: mail._id })));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    const again = await eventually(async () => {
      const found = (await mailsTo(person.email)).filter(
        ({ resend_of, state }) => resend_of === mail._id && state === 'sent',
      );
      expect(found.length).toBeGreaterThanOrEqual(1);
      return found;
    });
    const accepted = results.filter(({ status }) => status === 'fulfilled').length;
    await eventually(async () => expect(await shop.mails(person.email)).toHaveLength(1 + accepted));
    expect(again).toHaveLength(accepted);
    const audited = sql`action = 'mail.resend' and entity_id = ${mail._id}`;
    expect(await shop.db.$count(auditLog, audited)).toBe(accepted);
  });

  it('is refused while an earlier one is waiting', async () => {
    const { person, mail } = await welcome();
    await queued('mail.welcome', { userId: person.id, resendOf: mail._id });
    await expect(log().resend.mutate({ id: mail._id })).rejects.toThrow(appError('MAIL_SENT_AGAIN').message);
    const waiting = await queued('mail.welcome', { userId: person.id });
    await expect(log().resend.mutate({ id: waiting })).rejects.toThrow(appError('MAIL_WAITING').message);
    await expect(log().resend.mutate({ id: 'unknown' })).rejects.toThrow(appError('MAIL_NOT_FOUND').message);
  });

  it('is refused for a code that was replaced, and for the mail to an erased address', async () => {
    const email = 'late@example.in';
    await shop.trpc().accounts.sendEmailOtp.mutate({ email });
    const first = await sentTo(email);
    expect((await log().get.query({ id: first._id })).mail.refusal).toBeNull();
    await shop.db.execute(sql`update codes set expires_at = now() where email_key = ${email}`);
    await expect(log().resend.mutate({ id: first._id })).rejects.toThrow(appError('MAIL_EXPIRED').message);
    const person = await signedInAs(shop);
    await shop.trpc(person.token).privacy.erase.mutate({ password: PASSWORD });
    await shop.mail(person.email, /Your data has been erased/);
    const erased = await eventually(async () => {
      const { mailList } = await log().list.query({ filters: { kind: 'mail.erased', state: 'sent' } });
      expect(mailList[0]).toMatchObject({ to: '', user_id: null });
      return mailList[0]!;
    });
    await expect(log().resend.mutate({ id: erased._id })).rejects.toThrow(appError('MAIL_ERASED').message);
  });

  it('tries a failed mail again under its own id', async () => {
    const person = await signedInAs(shop);
    const id = await queued(
      'mail.welcome',
      { userId: person.id },
      { failedAt: new Date().toISOString(), attempts: 100 },
    );
    expect(await log().resend.mutate({ id })).toEqual({ message: 'The mail is being sent again.' });
    expect(await sentTo(person.email)).toMatchObject({ _id: id, resend_of: null });
  });
});
