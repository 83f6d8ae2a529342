import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { authenticators, recoveryCodes } from '@aabha/db/schema/staff-sign-in';
import { aProduct, PASSWORD, signedInAs } from '../../testing/builders';
import { wrongCode } from '../../testing/codes';
import { codeOf, enrol, enrolledAs } from '../../testing/enrolled-as';
import { STEP_MS, steppingShop } from '../../testing/stepping-shop';

const REQUIRED = 'Please enter the code of your authenticator app.';
const WRONG = 'This code is not correct, or it was used already.';

const at = steppingShop();

const as = (token: string) => at.shop.trpc(token).staffSignIn;
const { logIn, dashboard } = at;
const refused = (reason: string, httpStatus: number) => ({ data: { reason, httpStatus } });

describe.each(STAFF_ROLES)('the sign-in of a %s', (role) => {
  it('without a second factor is as specified, but for a session that can only set one up where it is required', async () => {
    const { email } = await signedInAs(at.shop, role);
    for (const setting of ['off', 'optional', 'required'] as const) {
      at.shop.deps.config.staffSecondFactor = setting;
      const { status, body } = await logIn(email);
      expect(status).toBe(200);
      const { token, ...rest } = body.data.admin;
      expect(rest).toEqual(setting === 'required' ? { mustEnrol: true } : {});
      expect((await dashboard(token)).status).toBe(setting === 'required' ? 403 : 200);
    }
  });

  it('with one needs its code, unless second factors are off', async () => {
    const { id, email } = await enrolledAs(at.shop, role);
    for (const setting of ['optional', 'required'] as const) {
      at.shop.deps.config.staffSecondFactor = setting;
      at.clock.advance(2 * STEP_MS);
      const code = await codeOf(at.shop, id);
      expect(await logIn(email)).toMatchObject({
        status: 401,
        body: { data: { reason: 'SECOND_FACTOR_REQUIRED', fields: { code: REQUIRED } } },
      });
      expect(await logIn(email, wrongCode(code))).toMatchObject({
        status: 401,
        body: { data: { reason: 'SECOND_FACTOR_WRONG', fields: { code: WRONG } } },
      });
      expect(await logIn(email, code, 'another password')).toMatchObject({
        status: 401,
        body: { data: { reason: 'WRONG_PASSWORD' } },
      });
      const entered = await logIn(email, code);
      expect(entered.body.data.admin).toEqual({ token: expect.any(String) });
      expect((await dashboard(entered.body.data.admin.token)).status).toBe(200);
    }
    at.shop.deps.config.staffSecondFactor = 'off';
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('a code', () => {
  it('works once, and none older than it afterwards; the neighbours of the present step work', async () => {
    const { id, email } = await enrolledAs(at.shop, 'SubAdmin');
    const statusOf = async (steps: number) => (await logIn(email, await codeOf(at.shop, id, steps))).status;
    at.clock.advance(5 * STEP_MS);
    expect(await statusOf(-2)).toBe(401);
    expect(await statusOf(2)).toBe(401);
    expect(await statusOf(-1)).toBe(200);
    expect(await statusOf(-1)).toBe(401);
    expect(await statusOf(1)).toBe(200);
    expect(await statusOf(0)).toBe(401);
    expect(await statusOf(1)).toBe(401);
  });

  it('that confirmed the enrolment does not sign in', async () => {
    const { id, email } = await enrolledAs(at.shop, 'SubAdmin');
    expect((await logIn(email, await codeOf(at.shop, id))).status).toBe(401);
  });

  it('signs in one of two at once', async () => {
    const { id, email, recoveryCodes: codes } = await enrolledAs(at.shop, 'SubAdmin');
    at.clock.advance(2 * STEP_MS);
    for (const code of [await codeOf(at.shop, id), codes[0]]) {
      const both = await Promise.all([logIn(email, code), logIn(email, code)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    }
  });

  it('is limited: a wrong one counts as a failed login, a missing one does not', async () => {
    const { id, email } = await enrolledAs(at.shop, 'SubAdmin');
    at.clock.advance(2 * STEP_MS);
    for (let n = 0; n < 12; n += 1) expect((await logIn(email)).status).toBe(401);
    const wrong = wrongCode(await codeOf(at.shop, id));
    for (let n = 0; n < 10; n += 1) expect((await logIn(email, wrong)).status).toBe(401);
    const past = await logIn(email, await codeOf(at.shop, id));
    expect(past.status).toBe(429);
    expect(Number(past.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an enrolment', () => {
  it('needs the password, shows a secret, opens nothing until a code of it came, and ends other sessions', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    await expect(as(staff.token).startSecondFactor.mutate({ password: 'not mine' })).rejects.toMatchObject(
      refused('PASSWORD_NOT_YOURS', 403),
    );
    await expect(as(staff.token).confirmSecondFactor.mutate({ code: '000000' })).rejects.toMatchObject(
      refused('SECOND_FACTOR_NOT_STARTED', 409),
    );
    const { secret, uri, qr } = await as(staff.token).startSecondFactor.mutate({ password: PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/${encodeURIComponent(`Aabha:${staff.email}`)}?secret=${secret}&issuer=Aabha`,
    );
    expect(qr).toMatch(/^<svg /);
    const rows = await at.shop.db.select().from(authenticators).where(eq(authenticators.staffId, staff.id));
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await logIn(staff.email)).status).toBe(200);
    const code = await codeOf(at.shop, staff.id);
    await expect(as(staff.token).confirmSecondFactor.mutate({ code: wrongCode(code) })).rejects.toMatchObject(
      refused('SECOND_FACTOR_WRONG', 401),
    );
    const { token } = await as(staff.token).confirmSecondFactor.mutate({ code });
    expect((await dashboard(staff.token)).status).toBe(401);
    expect((await dashboard(token)).status).toBe(200);
    expect((await as(token).secondFactor.query()).secondFactor).toMatchObject({
      setting: 'optional',
      enrolled_at: at.shop.deps.ports.clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    await expect(as(token).startSecondFactor.mutate({ password: PASSWORD })).rejects.toMatchObject(
      refused('SECOND_FACTOR_ON', 409),
    );
    expect((await at.shop.mail(staff.email, /^Your second factor is on$/)).text).toContain(
      'authenticator app',
    );
  });

  it('that two sessions end at once gives one set of recovery codes', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    await as(staff.token).startSecondFactor.mutate({ password: PASSWORD });
    const code = await codeOf(at.shop, staff.id);
    const confirm = () => as(staff.token).confirmSecondFactor.mutate({ code });
    const both = await Promise.allSettled([confirm(), confirm()]);
    const won = both.filter((one) => one.status === 'fulfilled');
    expect(won).toHaveLength(1);
    const codes = won[0]?.value.recovery_codes ?? [];
    expect((await logIn(staff.email, codes[0])).status).toBe(200);
    expect(await at.shop.db.$count(recoveryCodes, eq(recoveryCodes.staffId, staff.id))).toBe(10);
  });

  it('that is begun again replaces the secret', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    await as(staff.token).startSecondFactor.mutate({ password: PASSWORD });
    const old = await codeOf(at.shop, staff.id);
    await as(staff.token).startSecondFactor.mutate({ password: PASSWORD });
    await expect(as(staff.token).confirmSecondFactor.mutate({ code: old })).rejects.toMatchObject(
      refused('SECOND_FACTOR_WRONG', 401),
    );
    await as(staff.token).confirmSecondFactor.mutate({ code: await codeOf(at.shop, staff.id) });
  });

  it('is refused where second factors are off, to shoppers, and after ten wrong codes', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    at.shop.deps.config.staffSecondFactor = 'off';
    await expect(as(staff.token).startSecondFactor.mutate({ password: PASSWORD })).rejects.toMatchObject(
      refused('SECOND_FACTOR_OFF', 409),
    );
    at.shop.deps.config.staffSecondFactor = 'optional';
    const shopper = await signedInAs(at.shop);
    await expect(as(shopper.token).startSecondFactor.mutate({ password: PASSWORD })).rejects.toMatchObject(
      refused('FORBIDDEN', 403),
    );
    await as(staff.token).startSecondFactor.mutate({ password: PASSWORD });
    const code = await codeOf(at.shop, staff.id);
    const confirm = (typed: string) => as(staff.token).confirmSecondFactor.mutate({ code: typed });
    for (let n = 0; n < 10; n += 1)
      await expect(confirm(wrongCode(code))).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG', 401));
    await expect(confirm(code)).rejects.toMatchObject(refused('RATE_LIMITED', 429));
  });
});

describe('where a second factor is required', () => {
  it('a session without one can only set it up, over both transports and past the cache', async () => {
    const product = await aProduct(at.shop.db);
    const { email, id } = await signedInAs(at.shop, 'SuperAdmin');
    at.shop.deps.config.staffSecondFactor = 'required';
    const { token } = (await logIn(email)).body.data.admin;
    const enrolFirst = refused('SECOND_FACTOR_ENROL', 403);
    const client = at.shop.trpc(token);
    await expect(client.dashboard.get.query({})).rejects.toMatchObject(enrolFirst);
    await expect(client.accounts.listStaff.query({})).rejects.toMatchObject(enrolFirst);
    await expect(client.accounts.get.query({ id })).rejects.toMatchObject(enrolFirst);
    await expect(
      as(token).changePassword.mutate({ password: PASSWORD, newPassword: 'nine lemons on a bicycle' }),
    ).rejects.toMatchObject(enrolFirst);
    expect((await at.shop.rest('POST', '/order/list', {}, token)).status).toBe(403);
    expect((await at.shop.rest('POST', `/product/${product.id}/remove`, {}, token)).status).toBe(403);
    expect(await client.accounts.me.query()).toMatchObject({ user: { email }, mustEnrol: true });

    const { token: fresh } = await enrol(at.shop, { id, token });
    expect((await dashboard(fresh)).status).toBe(200);
    expect(await at.shop.trpc(fresh).accounts.me.query()).not.toHaveProperty('mustEnrol');
  });

  it('shoppers and API keys are not asked', async () => {
    const boss = await signedInAs(at.shop, 'SuperAdmin');
    const { key } = await at.shop.trpc(boss.token).apiKeys.create.mutate({
      name: 'ERP',
      scopes: ['orders:read'],
      days: 30,
    });
    at.shop.deps.config.staffSecondFactor = 'required';
    const shopper = await signedInAs(at.shop);
    expect((await at.shop.rest('POST', '/order/list', {}, shopper.token)).status).toBe(200);
    expect((await at.shop.rest('POST', '/order/list', {}, key)).status).toBe(200);
  });
});
