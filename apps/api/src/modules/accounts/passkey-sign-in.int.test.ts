import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { users } from '@aabha/db/schema/accounts';
import { auditLog } from '@aabha/db/schema/audit';
import { passkeyChallenges, passkeys } from '@aabha/db/schema/passkeys';
import { sessions } from '@aabha/db/schema/sessions';
import { PASSWORD } from '../../testing/builders';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { softwareAuthenticator } from '../../testing/software-authenticator';
import { steppingShop } from '../../testing/stepping-shop';
import { ownAnswer, withPasskey } from '../../testing/with-passkey';
import { purgeExpired } from '../retention/retention.service';

const at = steppingShop();

type Answer = ReturnType<ReturnType<typeof softwareAuthenticator>['assert']>;

/** Returns the challenge of a sign-in. */
async function asked() {
  const { options } = await at.shop.trpc().passkeys.startSignIn.mutate({});
  return options;
}
const enter = (passkey: Answer) =>
  at.shop.rest<{ admin: { token: string }; reason: string }>('POST', '/admin/passkey/sign-in', { passkey });
const REFUSED = {
  status: 401,
  body: { data: { reason: 'PASSKEY_WRONG', message: 'This passkey was not accepted. Please try again.' } },
};
const entriesOf = async (id: string, action: string) =>
  (await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, id))).filter(
    (entry) => entry.action === action,
  );

describe.each(STAFF_ROLES)('a passkey of a %s', (role) => {
  it('signs in without a password, as both factors, and is in the audit log', async () => {
    const { id, authenticator } = await withPasskey(at.shop, role);
    at.shop.deps.config.staffSecondFactor = 'required';
    const entered = await enter(authenticator.assert(await asked()));
    expect(entered.status).toBe(200);
    expect(entered.body.data.admin).toEqual({ token: expect.any(String) });
    expect((await at.dashboard(entered.body.data.admin.token)).status).toBe(200);
    const [last] = (await entriesOf(id, 'staff.sign-in')).slice(-1);
    expect(last).toMatchObject({ after: { passkey: 'Work phone', network: expect.any(String) } });
    const open = await at.shop.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(open.at(-1)?.factorAt).not.toBeNull();
  });
});

describe('the answer of a passkey', () => {
  it.each([
    ['another page', { origin: 'https://aabha-office.example' }],
    ['another scheme', { origin: 'https://localhost:3001' }],
    ['another host', { rpId: 'aabha-office.example' }],
    ['somebody whom the device did not check', { isVerified: false }],
  ])('is refused from %s', async (_what, circumstances) => {
    const { authenticator } = await withPasskey(at.shop, 'SubAdmin');
    expect(await enter(authenticator.assert(await asked(), circumstances))).toMatchObject(REFUSED);
    expect((await enter(authenticator.assert(await asked()))).status).toBe(200);
  });

  it('works once, also of two at once, and after a refusal no more', async () => {
    const { authenticator } = await withPasskey(at.shop, 'SubAdmin');
    const answer = authenticator.assert(await asked());
    const both = await Promise.all([enter(answer), enter(answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await enter(answer)).toMatchObject(REFUSED);
    const options = await asked();
    await enter(authenticator.assert(options, { isVerified: false }));
    expect(await enter(authenticator.assert(options))).toMatchObject(REFUSED);
  });

  it('is refused after five minutes, and to a challenge that nobody made', async () => {
    const { authenticator } = await withPasskey(at.shop, 'SubAdmin');
    const options = await asked();
    at.clock.advance(5 * 60_000);
    expect(await enter(authenticator.assert(options))).toMatchObject(REFUSED);
    expect(await enter(authenticator.assert({ challenge: 'AAAA' }))).toMatchObject(REFUSED);
    const late = await asked();
    at.clock.advance(5 * 60_000 - 1);
    expect((await enter(authenticator.assert(late))).status).toBe(200);
  });

  it('is refused the same way for a passkey that nobody added, and for a signature of another one', async () => {
    const { authenticator } = await withPasskey(at.shop, 'SubAdmin');
    const stranger = softwareAuthenticator();
    const unknown = await enter(stranger.assert(await asked()));
    expect(unknown).toMatchObject(REFUSED);
    const forged = await enter({ ...stranger.assert(await asked()), credential: authenticator.credential });
    expect(forged.body).toEqual(unknown.body);
  });

  it('to a challenge of another purpose or person does not sign in', async () => {
    const { token, authenticator } = await withPasskey(at.shop, 'SubAdmin');
    expect(await enter(await ownAnswer(at.shop, { token, authenticator }))).toMatchObject(REFUSED);
    const { options } = await at.shop.trpc(token).passkeys.start.mutate({
      ...{ password: PASSWORD, passkey: await ownAnswer(at.shop, { token, authenticator }) },
    });
    expect(await enter(authenticator.assert(options))).toMatchObject(REFUSED);
  });

  it('with a counter that does not go on is a copy: refused, and in the audit log', async () => {
    const { id, authenticator, passkey } = await withPasskey(at.shop, 'SubAdmin');
    expect((await enter(authenticator.assert(await asked(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 3, 0])
      expect(await enter(authenticator.assert(await asked(), { counter }))).toMatchObject(REFUSED);
    const copies = await entriesOf(id, 'staff.passkey-copied');
    expect(copies.map(({ after }) => after)).toEqual(
      [7, 3, 0].map((given) => ({ passkey: passkey._id, name: 'Work phone', stored: 7, given })),
    );
    const wrong = softwareAuthenticator().assert(await asked(), { counter: 1 });
    await enter({ ...wrong, credential: authenticator.credential });
    expect(await entriesOf(id, 'staff.passkey-copied')).toHaveLength(3);
    expect((await enter(authenticator.assert(await asked(), { counter: 8 }))).status).toBe(200);
  });

  it('that never counts works again and again', async () => {
    const { id, authenticator } = await withPasskey(at.shop, 'SubAdmin');
    await at.shop.db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.staffId, id));
    for (let n = 0; n < 2; n += 1)
      expect((await enter(authenticator.assert(await asked(), { counter: 0 }))).status).toBe(200);
  });
});

describe('an account', () => {
  it('that is disabled is not entered with its passkey, and is again once it is enabled', async () => {
    const { id, authenticator } = await withPasskey(at.shop, 'SubAdmin');
    const disable = (disabledAt: string | null) =>
      at.shop.db.update(users).set({ disabledAt }).where(eq(users.id, id));
    await disable(at.shop.deps.ports.clock.now().toISOString());
    expect(await enter(authenticator.assert(await asked()))).toMatchObject(REFUSED);
    await disable(null);
    expect((await enter(authenticator.assert(await asked()))).status).toBe(200);
  });

  it('that is no longer of the staff is not entered', async () => {
    const { id, authenticator } = await withPasskey(at.shop, 'SubAdmin');
    await at.shop.db.update(users).set({ role: 'User' }).where(eq(users.id, id));
    expect(await enter(authenticator.assert(await asked()))).toMatchObject(REFUSED);
  });

  it('is locked by wrong answers as by wrong passwords, and by both together', async () => {
    const { id, email, authenticator } = await withPasskey(at.shop, 'SubAdmin');
    for (let n = 0; n < 5; n += 1) {
      expect((await enter(authenticator.assert(await asked(), { isVerified: false }))).status).toBe(401);
      expect((await at.logIn(email, undefined, 'another password')).status).toBe(401);
    }
    const past = await enter(authenticator.assert(await asked()));
    expect(past.status).toBe(429);
    await expect.poll(async () => (await entriesOf(id, 'staff.sign-in-refused')).length).toBe(10);
  });

  it('without a passkey learns nothing, and a shop without second factors takes none', async () => {
    expect(await asked()).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    });
    const { authenticator } = await withPasskey(at.shop, 'SubAdmin');
    const options = await asked();
    at.shop.deps.config.staffSecondFactor = 'off';
    expect(await enter(authenticator.assert(options))).toMatchObject({
      status: 409,
      body: { data: { reason: 'SECOND_FACTOR_OFF' } },
    });
  });
});

describe('the second step after the password', () => {
  const second = (email: string, passkey: Answer, password = PASSWORD) =>
    at.shop.rest<{ admin: { token: string }; reason: string }>('POST', '/admin/login', {
      ...{ email, password, passkey },
    });

  it('takes a passkey of the account in place of a code, and no other', async () => {
    const { id, email, token } = await enrolledAs(at.shop, 'SubAdmin');
    const own = softwareAuthenticator();
    at.clock.advance(60_000);
    const { options } = await at.shop.trpc(token).passkeys.start.mutate({
      ...{ password: PASSWORD, code: await codeOf(at.shop, id) },
    });
    await at.shop.trpc(token).passkeys.confirm.mutate({ name: 'Key', attestation: own.attest(options) });
    const other = await withPasskey(at.shop, 'SubAdmin');

    expect(await at.logIn(email)).toMatchObject({ body: { data: { reason: 'SECOND_FACTOR_REQUIRED' } } });
    expect(await second(email, other.authenticator.assert(await asked()))).toMatchObject(REFUSED);
    expect(await second(email, own.assert(await asked()), 'another password')).toMatchObject({
      status: 401,
      body: { data: { reason: 'WRONG_PASSWORD' } },
    });
    const entered = await second(email, own.assert(await asked()));
    expect(entered.status).toBe(200);
    expect((await at.dashboard(entered.body.data.admin.token)).status).toBe(200);
    expect((await entriesOf(id, 'staff.sign-in')).at(-1)).toMatchObject({ after: { passkey: 'Key' } });
  });

  it('is asked for where a passkey is the only second factor, and takes a recovery code', async () => {
    const { email, recoveryCodes } = await withPasskey(at.shop, 'SubAdmin');
    expect(await at.logIn(email)).toMatchObject({ body: { data: { reason: 'SECOND_FACTOR_REQUIRED' } } });
    expect(await at.logIn(email, '123456')).toMatchObject({
      body: { data: { reason: 'SECOND_FACTOR_WRONG' } },
    });
    expect((await at.logIn(email, recoveryCodes[0])).status).toBe(200);
  });
});

it('challenges that have expired are deleted, and others are not', async () => {
  const { authenticator } = await withPasskey(at.shop, 'SubAdmin');
  await at.shop.db.delete(passkeyChallenges);
  await asked();
  at.clock.advance(4 * 60_000);
  const later = await asked();
  at.clock.advance(2 * 60_000);
  while ((await purgeExpired(at.shop.deps)) > 0);
  expect(await at.shop.db.$count(passkeyChallenges)).toBe(1);
  expect((await enter(authenticator.assert(later))).status).toBe(200);
});
