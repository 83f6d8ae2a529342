import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { auditLog } from '@aabha/db/schema/audit';
import { changesTo } from '../../testing/changes-to';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo } from '../../testing/codes';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const DAY_MS = 24 * 3_600_000;
const NEW_PASSWORD = 'a password of my own';
let counter = 0;
const newAddress = () => `moved${(counter += 1)}@example.in`;

const post = (path: string, body: object, token?: string) =>
  shop.rest<{ user?: { email: string }; token?: string }>('POST', path, body, token);
const update = (id: string, body: object, token: string) => post(`/user/${id}/update`, body, token);
const isOpen = async ({ id }: { id: string }, token: string) =>
  (await shop.rest('GET', `/user/${id}`, undefined, token)).status === 200;
const logIn = async (email: string, password: string) =>
  (await post('/auth/login', { email, password })).status;
const emailOf = async (id: string) =>
  (await shop.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;

/** Requests the code of a new e-mail and returns it. */
async function codeFor(email: string, token: string): Promise<string> {
  await post('/otp/send-email-otp', { email }, token);
  return codeMailedTo(shop, email);
}

/** Changes a person's e-mail, and returns the new one with the fresh token. */
async function move(person: { id: string }, token: string, email = newAddress()) {
  const otp = await codeFor(email, token);
  const { status, body } = await update(person.id, { user: { email }, otp, password: PASSWORD }, token);
  expect(status).toBe(200);
  return { email, token: body.data.token ?? '' };
}

/** Returns the token of the newest undo link that was mailed to an address. */
async function undoLinkOf(email: string, others: readonly string[] = []): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await shop.mails(email)).filter(({ subject }) => /email was changed/.test(subject));
      const tokens = mails.map(({ text }) => /\/undo-email-change#(\S+)/.exec(text)?.[1] ?? '');
      const token = tokens.findLast((found) => !others.includes(found));
      if (!token) throw new Error(`No undo link for ${email} yet.`);
      return token;
    },
    { timeout: 15_000, interval: 50 },
  );
}

const undo = (token: string, newPassword = NEW_PASSWORD) =>
  post('/auth/undo-email-change', { token, newPassword });

describe('a new e-mail', () => {
  it('needs the code mailed to it; no code, or one for signing up, is refused', async () => {
    const { id, token } = await signedInAs(shop);
    const email = newAddress();
    const change = { user: { email }, password: PASSWORD };
    expect((await update(id, change, token)).status).toBe(403);
    await post('/otp/send-email-otp', { email });
    const signupCode = await codeMailedTo(shop, email);
    expect((await update(id, { ...change, otp: signupCode }, token)).status).toBe(403);
    await post('/otp/send-email-otp', { email }, token);
    const otp = await codeMailedTo(shop, email, [signupCode]);
    const { body } = await update(id, { ...change, otp }, token);
    expect(body.data).toMatchObject({ user: { email } });
    expect(await logIn(email, PASSWORD)).toBe(200);
    const sameInOtherLetters = { user: { email: email.toUpperCase() } };
    expect((await update(id, sameInOtherLetters, body.data.token ?? '')).status).toBe(200);
  });

  it('needs the present password, whose wrong attempts are limited and do not use the code', async () => {
    const person = await signedInAs(shop);
    const email = newAddress();
    const change = { user: { email }, otp: await codeFor(email, person.token) };
    const without = await update(person.id, change, person.token);
    expect(without.status).toBe(400);
    expect(Object.keys(without.body.data.fields ?? {})).toEqual(['password']);
    const guess = () => update(person.id, { ...change, password: 'a wrong guess' }, person.token);
    const wrong = await guess();
    expect(wrong.status).toBe(403);
    expect(wrong.body.data.fields).toEqual({ password: 'This password is not correct.' });
    for (let n = 0; n < 9; n += 1) expect((await guess()).status).toBe(403);
    expect((await update(person.id, { ...change, password: PASSWORD }, person.token)).status).toBe(429);
    expect(await emailOf(person.id)).toBe(person.email);
    expect(await isOpen(person, person.token)).toBe(true);
  });

  it('ends every session but the one that made the change, which gets a fresh token', async () => {
    const person = await signedInAs(shop);
    const moved = await move(person, person.token);
    expect(await isOpen(person, person.token)).toBe(false);
    expect(await isOpen(person, moved.token)).toBe(true);
  });

  it('notifies the earlier address, which sees only a part of the new one', async () => {
    const person = await signedInAs(shop);
    const { email } = await move(person, person.token);
    await undoLinkOf(person.email);
    const mail = await shop.mail(person.email, /account email was changed/);
    expect(mail.text).toContain('m…@example.in');
    expect(mail.text).not.toContain(email);
    const [entry] = await shop.db
      .select()
      .from(auditLog)
      .where(changesTo(person.id))
      .orderBy(desc(auditLog.createdAt));
    expect(entry).toMatchObject({
      staffId: person.id,
      action: 'user.email-change',
      before: { email: person.email },
      after: { email },
    });
  });

  it('set by a SuperAdmin needs the SuperAdmin’s own password, and ends that person’s sessions', async () => {
    const [person, boss] = await Promise.all([signedInAs(shop), signedInAs(shop, 'SuperAdmin')]);
    const email = newAddress();
    const change = { user: { email, address: '9 Lake Road' }, otp: await codeFor(email, boss.token) };
    expect((await update(person.id, change, boss.token)).status).toBe(400);
    const done = await update(person.id, { ...change, password: PASSWORD }, boss.token);
    expect(done.body.data).toMatchObject({ user: { email } });
    expect(done.body.data.token).toBeUndefined();
    expect(await isOpen(person, person.token)).toBe(false);
    expect(await isOpen(person, boss.token)).toBe(true);
    await undoLinkOf(person.email);
    const entries = await shop.db.select().from(auditLog).where(changesTo(person.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['user.email-change', 'user.update']);
    expect(entries.every(({ staffId }) => staffId === boss.id)).toBe(true);
  });
});

describe('an undo link', () => {
  async function movedAway(): Promise<{
    person: SignedIn;
    moved: { email: string; token: string };
    link: string;
  }> {
    const person = await signedInAs(shop);
    const moved = await move(person, person.token);
    return { person, moved, link: await undoLinkOf(person.email) };
  }

  it('restores the earlier e-mail with a new password, and ends every session', async () => {
    const { person, moved, link } = await movedAway();
    const short = await undo(link, 'short');
    expect(short.status).toBe(400);
    expect(Object.keys(short.body.data.fields ?? {})).toEqual(['newPassword']);
    expect((await undo(link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
    expect(await isOpen(person, moved.token)).toBe(false);
    expect(await logIn(person.email, PASSWORD)).toBe(401);
    expect(await logIn(moved.email, PASSWORD)).toBe(401);
    expect(await logIn(person.email, NEW_PASSWORD)).toBe(200);
    await shop.mail(person.email, /password was changed/);
  });

  it('works once', async () => {
    const { link } = await movedAway();
    const responses = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('works for seven days, unmodified, and for its own account only', async () => {
    const [first, second] = [await movedAway(), await movedAway()];
    const [id, signature] = first.link.split('.');
    for (const forged of [
      `${second.link.split('.')[0]}.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.`,
      first.link.slice(0, -1),
      'nonsense',
    ])
      expect((await undo(forged)).status, forged).toBe(400);
    clock.advance(7 * DAY_MS - 60_000);
    expect((await undo(first.link)).status).toBe(200);
    clock.advance(120_000);
    expect((await undo(second.link)).status).toBe(400);
  });

  it('of the first address outlives a second change, and disables the later links', async () => {
    const { person, moved, link } = await movedAway();
    await move(person, moved.token);
    const later = await undoLinkOf(moved.email);
    expect((await undo(link)).status).toBe(200);
    expect((await undo(later, 'what the thief would like')).status).toBe(400);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it('is refused when the earlier e-mail belongs to another account now', async () => {
    const { person, link } = await movedAway();
    await signedInAs(shop, 'User', { email: person.email });
    expect((await undo(link)).status).toBe(409);
  });
});
