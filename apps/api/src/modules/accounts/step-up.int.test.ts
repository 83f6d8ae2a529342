import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, PASSWORD, signedInAs } from '../../testing/builders';
import { wrongCode } from '../../testing/codes';
import { stepUp as confirm } from '../../testing/expect-step-up';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { STEP_MS, steppingShop } from '../../testing/stepping-shop';
import { issueToken } from './tokens.service';

const MINUTE = 60_000;
const at = steppingShop();
beforeAll(() => at.shop.stopWorkers());

const stepUp = (token: string, input?: object) => confirm(at.shop, token, input);
/** Does what needs a confirmed session: exports people. Returns the code of the refusal, else 200. */
async function exportPeople(token: string) {
  const response = await fetch(`${at.shop.url}/api/v1/admin/export-subscribers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  const text = await response.text();
  return response.ok ? 200 : (JSON.parse(text) as { data: { reason: string } }).data.reason;
}
const tokenFor = async (email: string, code?: string) => (await at.logIn(email, code)).body.data.admin.token;
const waysOf = (token: string) => at.shop.trpc(token).staffSignIn.stepUpWays.query();
const inMinutes = (minutes: number) =>
  new Date(at.shop.deps.ports.clock.now().getTime() + minutes * MINUTE).toISOString();
const entriesOf = async (id: string, action: string) =>
  (
    await at.shop.sql`select after from audit_log where entity_id = ${id} and action = ${action} order by id`
  ).map(({ after }) => after as object);

describe('a session without a second factor', () => {
  it('is confirmed for 15 minutes after the password of its sign-in, then by the password', async () => {
    const { id, email } = await signedInAs(at.shop, 'SuperAdmin');
    const token = await tokenFor(email);
    expect(await waysOf(token)).toEqual({ ways: ['password'], confirmed_until: inMinutes(15) });
    at.clock.advance(15 * MINUTE - 1);
    expect(await exportPeople(token)).toBe(200);
    at.clock.advance(1);
    expect(await exportPeople(token)).toBe('STEP_UP_REQUIRED');
    expect((await waysOf(token)).confirmed_until).toBeNull();
    const { status, body } = await stepUp(token);
    expect([status, body.data.confirmed_until]).toEqual([200, inMinutes(15)]);
    at.clock.advance(14 * MINUTE);
    expect(await exportPeople(token)).toBe(200);
    expect(await entriesOf(id, 'user.stepped-up')).toEqual([
      { way: 'password', network: expect.any(String) },
    ]);
  });

  it('says in the refusal what to do, with 403', async () => {
    const { email } = await signedInAs(at.shop, 'SuperAdmin');
    const token = await tokenFor(email);
    at.clock.advance(16 * MINUTE);
    const input = { name: 'Asha Rao', email: 'new@aabha.example' };
    await expect(at.shop.trpc(token).accounts.createSubAdmin.mutate(input)).rejects.toMatchObject({
      message: 'Please confirm that it is you, then try again.',
      data: { reason: 'STEP_UP_REQUIRED', httpStatus: 403 },
    });
  });

  it('is confirmed alone: other sessions of the person are not', async () => {
    const { email } = await signedInAs(at.shop, 'SuperAdmin');
    const [one, two] = [await tokenFor(email), await tokenFor(email)];
    at.clock.advance(16 * MINUTE);
    await stepUp(one);
    expect([await exportPeople(one), await exportPeople(two)]).toEqual([200, 'STEP_UP_REQUIRED']);
  });

  it('takes no code, and a wrong password neither, which counts and is recorded as at the sign-in', async () => {
    const { id, email } = await signedInAs(at.shop, 'SuperAdmin');
    const token = await tokenFor(email);
    expect(await stepUp(token, { code: '123456' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'SECOND_FACTOR_NONE' } },
    });
    for (const input of [{}, { code: '123456', password: PASSWORD }, { password: PASSWORD, more: 1 }])
      expect((await stepUp(token, input)).status).toBe(400);
    for (let n = 0; n < 10; n += 1)
      expect(await stepUp(token, { password: 'another password' })).toMatchObject({
        status: 403,
        body: {
          data: { reason: 'PASSWORD_NOT_YOURS', fields: { password: 'This password is not correct.' } },
        },
      });
    expect((await stepUp(token)).status).toBe(429);
    expect((await at.logIn(email)).status).toBe(429);
    await expect
      .poll(async () => (await entriesOf(id, 'staff.sign-in-refused')).length, { timeout: 10_000 })
      .toBe(10);
    expect(await entriesOf(id, 'user.stepped-up')).toEqual([]);
  });
});

describe('a session of an account with a second factor', () => {
  it('is confirmed by its code, not by the password', async () => {
    const staff = await enrolledAs(at.shop, 'SuperAdmin');
    at.clock.advance(2 * STEP_MS);
    const token = await tokenFor(staff.email, await codeOf(at.shop, staff.id));
    expect(await exportPeople(token)).toBe(200);
    at.clock.advance(16 * MINUTE);
    expect(await exportPeople(token)).toBe('STEP_UP_REQUIRED');
    expect((await waysOf(token)).ways).toEqual(['code']);
    expect(await stepUp(token)).toMatchObject({
      status: 401,
      body: { data: { reason: 'SECOND_FACTOR_REQUIRED', fields: { code: expect.any(String) } } },
    });
    const code = await codeOf(at.shop, staff.id);
    expect((await stepUp(token, { code })).status).toBe(200);
    expect(await exportPeople(token)).toBe(200);
    expect(await stepUp(token, { code })).toMatchObject({
      status: 401,
      body: { data: { reason: 'SECOND_FACTOR_WRONG', fields: { code: expect.any(String) } } },
    });
    at.clock.advance(16 * MINUTE);
    expect((await stepUp(token, { code: staff.recoveryCodes[0] })).status).toBe(200);
    expect((await stepUp(token, { code: staff.recoveryCodes[0] })).status).toBe(401);
    expect(await exportPeople(token)).toBe(200);
  });

  it('is not confirmed by a session that opened with the password alone', async () => {
    const staff = await enrolledAs(at.shop, 'SuperAdmin');
    await at.shop.sql`update sessions set factor_at = null where user_id = ${staff.id}`;
    expect(await exportPeople(staff.token)).toBe('STEP_UP_REQUIRED');
    at.shop.deps.config.staffSecondFactor = 'off';
    expect(await exportPeople(staff.token)).toBe(200);
  });

  it('counts wrong codes together with those of the sign-in', async () => {
    const staff = await enrolledAs(at.shop, 'SuperAdmin');
    at.clock.advance(2 * STEP_MS);
    const code = wrongCode(await codeOf(at.shop, staff.id));
    for (let n = 0; n < 5; n += 1) {
      expect((await stepUp(staff.token, { code })).status).toBe(401);
      expect((await at.logIn(staff.email, code)).status).toBe(401);
    }
    expect((await stepUp(staff.token, { code: await codeOf(at.shop, staff.id) })).status).toBe(429);
    expect((await at.logIn(staff.email, await codeOf(at.shop, staff.id))).status).toBe(429);
  });

  it('needs no confirmation where the act itself takes a code', async () => {
    const [staff, other] = [await enrolledAs(at.shop, 'SuperAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    at.clock.advance(16 * MINUTE);
    const link = (more: object) =>
      at.shop.rest<{ reason?: string }>('POST', `/admin/staff/${other.id}/reset-link`, more, staff.token);
    expect((await link({})).body.data.reason).toBe('STEP_UP_REQUIRED');
    const code = await codeOf(at.shop, staff.id);
    expect((await link({ code: wrongCode(code) })).body.data.reason).toBe('SECOND_FACTOR_WRONG');
    expect((await link({ code })).status).toBe(200);
  });
});

describe('a confirmation', () => {
  it('stays when the token is renewed', async () => {
    const { email } = await signedInAs(at.shop, 'SuperAdmin');
    const call = async (path: string, input: object, cookie = '') => {
      const response = await fetch(`${at.shop.url}/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-session': 'admin', cookie },
        body: JSON.stringify(input),
      });
      const { result } = (await response.json()) as {
        result: { data: { token?: string; admin?: { token: string } } };
      };
      const token = result.data.token ?? result.data.admin?.token ?? '';
      return { token, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
    };
    const first = await call('accounts.loginStaff', { email, password: PASSWORD });
    at.clock.advance(14 * MINUTE);
    await stepUp(first.token);
    at.clock.advance(2 * MINUTE);
    const { token } = await call('sessions.renew', {}, first.cookie);
    expect(await exportPeople(token)).toBe(200);
    at.clock.advance(13 * MINUTE);
    expect(await exportPeople(token)).toBe('STEP_UP_REQUIRED');
  });

  it('lasts as long as the setting says, and is asked of nobody where that is 0', async () => {
    const { email } = await signedInAs(at.shop, 'SuperAdmin');
    const token = await tokenFor(email);
    at.clock.advance(20 * MINUTE);
    const { config } = at.shop.deps;
    config.STEP_UP_MINUTES = 30;
    expect(await exportPeople(token)).toBe(200);
    at.clock.advance(20 * MINUTE);
    expect(await exportPeople(token)).toBe('STEP_UP_REQUIRED');
    config.STEP_UP_MINUTES = 0;
    expect(await exportPeople(token)).toBe(200);
    expect(await exportPeople(await issueToken(at.shop.deps, await signedInAs(at.shop, 'SuperAdmin')))).toBe(
      200,
    );
    expect((await waysOf(token)).confirmed_until).toBeNull();
    config.STEP_UP_MINUTES = 15;
  });

  it('is not possible with a token of an earlier release, which has no session', async () => {
    const boss = await signedInAs(at.shop, 'SuperAdmin');
    const old = await issueToken(at.shop.deps, boss);
    expect(decodeJwt(old)['session']).toBeUndefined();
    expect(await exportPeople(old)).toBe('STEP_UP_REQUIRED');
    expect(await stepUp(old)).toMatchObject({ status: 401, body: { data: { reason: 'SESSION_EXPIRED' } } });
    await expect(waysOf(old)).rejects.toMatchObject({ data: { reason: 'SESSION_EXPIRED' } });
  });

  it('is not asked of API keys, which cannot give one', async () => {
    const boss = await signedInAs(at.shop, 'SuperAdmin');
    const made = await at.shop.rest<{ key: string }>(
      'POST',
      '/apiKey/new',
      { name: 'Prices', scopes: ['prices:write'], days: 30 },
      boss.token,
    );
    const { key } = made.body.data;
    at.clock.advance(60 * MINUTE);
    const { id } = await aProduct(at.shop.db);
    const change = { product: id, price: 90_000, discount_percentage: 0, starts_at: inMinutes(60) };
    expect((await at.shop.rest('POST', '/price/schedule', change, key)).status).toBe(200);
    expect((await stepUp(key)).body.data.reason).toBe('API_KEY_SCOPE');
  });

  it('is for staff, and not before they have the second factor that the shop requires', async () => {
    expect((await stepUp((await signedInAs(at.shop)).token)).status).toBe(403);
    const staff = await signedInAs(at.shop, 'SubAdmin');
    at.shop.deps.config.staffSecondFactor = 'required';
    expect((await stepUp(staff.token)).body.data.reason).toBe('SECOND_FACTOR_ENROL');
  });
});
