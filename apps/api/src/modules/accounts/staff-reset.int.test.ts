import { describe, expect, it } from 'vitest';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { codeMailedTo, wrongCode } from '../../testing/codes';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { STEP_MS, steppingShop } from '../../testing/stepping-shop';

const NEW_PASSWORD = 'nine lemons on a bicycle';

const at = steppingShop();

const post = (path: string, body: object, token?: string) =>
  at.shop.rest<{ reason?: string; message?: string }>('POST', path, body, token);
const logIn = (email: string, password: string, code?: string) =>
  post('/admin/login', { email, password, ...(code === undefined ? {} : { code }) });

/** Verifies a mailed code for a forgotten password. */
async function verifyMailedCode(email: string) {
  const sent = await post('/otp/send-email-otp-forgot-password', { email });
  const otp = await codeMailedTo(at.shop, email);
  const verified = await post('/otp/verify-email-otp', { email, otp });
  return [sent, verified].map(({ status, body }) => ({ status, ...body.data }));
}
const reset = (email: string, newPassword = NEW_PASSWORD, code?: string) =>
  post('/auth/change-password', { email, newPassword, ...(code === undefined ? {} : { code }) });

describe('a mailed code', () => {
  it('resets the password of a shopper alone, and is answered the same for staff until it is verified', async () => {
    const [shopper, boss] = [await signedInAs(at.shop), await signedInAs(at.shop, 'SuperAdmin')];
    const nobody = 'nobody@example.in';
    const unverified = await Promise.all(
      [shopper.email, boss.email, nobody].map((email) => reset(email, 'abcdef')),
    );
    for (const { status, body } of unverified) {
      expect(status).toBe(403);
      expect(body).toEqual(unverified[0]?.body);
    }
    const unknown = await post('/otp/send-email-otp-forgot-password', { email: nobody });
    const [of, ofBoss] = [await verifyMailedCode(shopper.email), await verifyMailedCode(boss.email)];
    expect(of).toEqual(ofBoss);
    expect(of[0]).toEqual({ status: unknown.status, ...unknown.body.data });
    expect((await reset(shopper.email, 'abcdef')).status).toBe(200);
    expect((await reset(boss.email)).status).toBe(403);
  });

  it.each(['SubAdmin', 'SuperAdmin'] as const)('resets no %s without a second factor', async (role) => {
    const staff = await signedInAs(at.shop, role);
    await verifyMailedCode(staff.email);
    expect(await reset(staff.email)).toMatchObject({
      status: 403,
      body: {
        data: {
          reason: 'STAFF_RESET_NEEDS_LINK',
          message:
            'An OTP alone does not reset the password of staff. Please ask a SuperAdmin for a reset link.',
        },
      },
    });
    expect((await logIn(staff.email, PASSWORD)).status).toBe(200);
  });

  it('resets staff with a code of their second factor, which a wrong one leaves as it was', async () => {
    const staff = await enrolledAs(at.shop, 'SuperAdmin');
    await verifyMailedCode(staff.email);
    at.clock.advance(2 * STEP_MS);
    const code = await codeOf(at.shop, staff.id);
    expect(await reset(staff.email)).toMatchObject({
      status: 401,
      body: { data: { reason: 'SECOND_FACTOR_REQUIRED', fields: { code: expect.any(String) } } },
    });
    expect(await reset(staff.email, NEW_PASSWORD, wrongCode(code))).toMatchObject({
      status: 401,
      body: { data: { reason: 'SECOND_FACTOR_WRONG' } },
    });
    expect(await reset(staff.email, 'too short', code)).toMatchObject({
      status: 400,
      body: { data: { fields: { newPassword: 'A staff password must have at least 12 characters.' } } },
    });
    expect(await reset(staff.email, '1qaz2wsx3edc', code)).toMatchObject({
      status: 400,
      body: { data: { reason: 'STAFF_PASSWORD_BREACHED' } },
    });
    expect((await reset(staff.email, NEW_PASSWORD, code)).status).toBe(200);
    at.clock.advance(2 * STEP_MS);
    expect((await logIn(staff.email, NEW_PASSWORD, await codeOf(at.shop, staff.id))).status).toBe(200);
  });

  it('of a recovery code works as well, once', async () => {
    const staff = await enrolledAs(at.shop, 'SubAdmin');
    const [code = ''] = staff.recoveryCodes;
    await verifyMailedCode(staff.email);
    expect((await reset(staff.email, NEW_PASSWORD, code)).status).toBe(200);
    expect((await logIn(staff.email, NEW_PASSWORD, code)).status).toBe(401);
  });

  it('is limited to ten wrong codes of the second factor', async () => {
    const staff = await enrolledAs(at.shop, 'SubAdmin');
    await verifyMailedCode(staff.email);
    at.clock.advance(2 * STEP_MS);
    const code = await codeOf(at.shop, staff.id);
    for (let n = 0; n < 10; n += 1)
      expect((await reset(staff.email, NEW_PASSWORD, wrongCode(code))).status).toBe(401);
    expect((await reset(staff.email, NEW_PASSWORD, code)).status).toBe(429);
  });
});

/** Sends a reset link and returns the token of its mail. */
async function sendLink(boss: SignedIn, person: SignedIn, code?: string) {
  const count = async () =>
    (await at.shop.mails(person.email)).filter(({ subject }) => subject.startsWith('Set a new password'))
      .length;
  const before = await count();
  const sent = await post(
    `/admin/staff/${person.id}/reset-link`,
    code === undefined ? {} : { code },
    boss.token,
  );
  expect(sent.status).toBe(200);
  await expect.poll(count).toBe(before + 1);
  const mail = await at.shop.mail(person.email, /^Set a new password for the back office$/);
  return /\/admin-reset#(\S+)/.exec(mail.text)?.[1] ?? '';
}
const use = (token: string, newPassword = NEW_PASSWORD, code?: string) =>
  post('/admin/reset-password', { token, newPassword, ...(code === undefined ? {} : { code }) });
const NO_LINK = { status: 400, body: { data: { reason: 'STAFF_RESET_LINK_WRONG' } } };

describe('a reset link', () => {
  it('sets a new password once, ends every session, and is audited without its token', async () => {
    const [boss, person] = [await signedInAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SuperAdmin')];
    const token = await sendLink(boss, person);
    expect(await use(token, '1qaz2wsx3edc')).toMatchObject({
      status: 400,
      body: { data: { reason: 'STAFF_PASSWORD_BREACHED' } },
    });
    expect((await use(token)).status).toBe(200);
    expect(await use(token)).toMatchObject(NO_LINK);
    expect((await at.shop.rest('GET', '/admin/dashboard', undefined, person.token)).status).toBe(401);
    expect((await logIn(person.email, PASSWORD)).status).toBe(401);
    expect((await logIn(person.email, NEW_PASSWORD)).status).toBe(200);
    await at.shop.mail(person.email, /password was changed/);
    const { auditList } = await at.shop
      .trpc(boss.token)
      .audit.list.query({ filters: { entityId: person.id, about: 'changes' } });
    expect(auditList.map(({ action }) => action)).toEqual(['staff.password-reset', 'staff.reset-link-sent']);
    expect(JSON.stringify(auditList)).not.toContain(token);
  });

  it('refuses short and breached passwords in any capitals, and in production those of the demo', async () => {
    const [boss, person] = [await signedInAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    const token = await sendLink(boss, person);
    for (const password of ['1qaz2wsx3edc', 'QwertyQwerty', 'administrator'])
      expect(await use(token, password)).toMatchObject({
        status: 400,
        body: { data: { reason: 'STAFF_PASSWORD_BREACHED' } },
      });
    expect(await use(token, 'eleven char')).toMatchObject({
      status: 400,
      body: { data: { fields: { newPassword: 'Password must be at least 12 characters.' } } },
    });
    at.shop.deps.config.NODE_ENV = 'production';
    expect(await use(token, 'Business@12345')).toMatchObject({
      status: 400,
      body: { data: { reason: 'PASSWORD_OF_DEMO' } },
    });
    at.shop.deps.config.NODE_ENV = 'test';
    expect((await use(token)).status).toBe(200);
  });

  it('works for one of two at once', async () => {
    const [boss, person] = [await signedInAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    const token = await sendLink(boss, person);
    const both = await Promise.all([use(token, `${NEW_PASSWORD} 1`), use(token, `${NEW_PASSWORD} 2`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('ends after an hour, with the next one, and is no link when it was changed', async () => {
    const [boss, person] = [await signedInAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    const first = await sendLink(boss, person);
    const second = await sendLink(boss, person);
    expect(await use(first)).toMatchObject(NO_LINK);
    expect(await use(`${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`)).toMatchObject(NO_LINK);
    expect(await use('nothing')).toMatchObject(NO_LINK);
    at.clock.advance(60 * 60_000);
    expect(await use(second)).toMatchObject(NO_LINK);
  });

  it('still needs the second factor of its account', async () => {
    const [boss, person] = [await signedInAs(at.shop, 'SuperAdmin'), await enrolledAs(at.shop, 'SubAdmin')];
    at.clock.advance(2 * STEP_MS);
    const token = await sendLink(boss, person);
    expect(await use(token)).toMatchObject({
      status: 401,
      body: { data: { reason: 'SECOND_FACTOR_REQUIRED' } },
    });
    expect((await use(token, NEW_PASSWORD, await codeOf(at.shop, person.id))).status).toBe(200);
  });

  it('is sent by another SuperAdmin only, with their code where they have a second factor', async () => {
    const [boss, sub] = [await enrolledAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    const send = (by: SignedIn, id: string, body = {}) =>
      post(`/admin/staff/${id}/reset-link`, body, by.token);
    expect((await send(sub, boss.id)).status).toBe(403);
    expect((await send(boss, boss.id)).status).toBe(409);
    expect((await send(boss, sub.id)).status).toBe(401);
    const shopper = await signedInAs(at.shop);
    at.clock.advance(2 * STEP_MS);
    const code = await codeOf(at.shop, boss.id);
    expect((await send(boss, shopper.id, { code })).status).toBe(404);
    const closed = await signedInAs(at.shop, 'SubAdmin', { disabledAt: new Date().toISOString() });
    expect((await send(boss, closed.id, { code })).status).toBe(409);
    expect(await sendLink(boss, sub, code)).not.toBe('');
  });

  it('does not open an account that was disabled meanwhile', async () => {
    const [boss, person] = [await signedInAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    const token = await sendLink(boss, person);
    await at.shop.trpc(boss.token).accounts.setStaffDisabled.mutate({ id: person.id, disabled: true });
    expect(await use(token)).toMatchObject(NO_LINK);
  });
});
