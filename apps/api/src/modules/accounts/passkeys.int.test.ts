import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passkeys as passkeyRows } from '@aabha/db/schema/passkeys';
import { recoveryCodes } from '@aabha/db/schema/staff-sign-in';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { passkeyDesk } from '../../testing/passkey-desk';
import { softwareAuthenticator } from '../../testing/software-authenticator';
import { STEP_MS, steppingShop } from '../../testing/stepping-shop';
import { addFirstPasskey, ownAnswer, withPasskey } from '../../testing/with-passkey';

const at = steppingShop();

const { as, factorsOf, entriesOf, mailOf } = passkeyDesk(at);
const refused = (reason: string, httpStatus: number) => ({ data: { reason, httpStatus } });

describe('adding a passkey', () => {
  it('as the first factor needs the password, ends other sessions, and gives recovery codes and a token', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    await expect(as(staff.token).start.mutate({ password: 'not mine' })).rejects.toMatchObject(
      refused('PASSWORD_NOT_YOURS', 403),
    );
    const { passkey, token, recoveryCodes: codes } = await addFirstPasskey(at.shop, staff);
    expect(passkey).toMatchObject({ name: 'Work phone', is_backed_up: false, last_used_at: null });
    expect(codes).toHaveLength(10);
    expect((await at.dashboard(staff.token)).status).toBe(401);
    expect((await at.dashboard(token)).status).toBe(200);
    expect((await as(token).list.query()).passkeys).toEqual([passkey]);
    expect((await factorsOf(token).secondFactor.query()).secondFactor).toMatchObject({
      ...{ enrolled_at: null, passkeys: 1, recovery_codes_left: 10 },
    });
    expect(await entriesOf(staff.id)).toMatchObject([
      { action: 'staff.passkey-added', after: { passkey: passkey._id, name: 'Work phone' } },
    ]);
    await mailOf(staff.email, 'A passkey was added to your account');
  });

  it('is what a session may do that lacks the required factor, which it then has', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    at.shop.deps.config.staffSecondFactor = 'required';
    expect((await at.dashboard(staff.token)).status).toBe(403);
    const { token } = await addFirstPasskey(at.shop, staff);
    expect((await at.dashboard(token)).status).toBe(200);
    const boss = await enrolledAs(at.shop, 'SuperAdmin');
    const { staffList } = await at.shop.trpc(boss.token).accounts.listStaff.query({ pageSize: 100 });
    expect(staffList.find(({ _id }) => _id === staff.id)?.secondFactor).toBe(true);
  });

  it('to other factors needs one of them, ends no session, and gives no codes', async () => {
    const { id, token } = await enrolledAs(at.shop, 'SubAdmin');
    at.clock.advance(2 * STEP_MS);
    await expect(as(token).start.mutate({ password: PASSWORD })).rejects.toMatchObject(
      refused('SECOND_FACTOR_REQUIRED', 401),
    );
    const code = await codeOf(at.shop, id);
    const { options } = await as(token).start.mutate({ password: PASSWORD, code });
    const own = softwareAuthenticator();
    const added = await as(token).confirm.mutate({ name: 'Key', attestation: own.attest(options) });
    expect(added).toMatchObject({ recovery_codes: [], passkey: { name: 'Key' } });
    expect(added.token).toBeUndefined();
    expect((await at.dashboard(token)).status).toBe(200);
    /* The passkey proves as well as a code that the next one may be added. */
    const passkey = await ownAnswer(at.shop, { token, authenticator: own });
    const next = await as(token).start.mutate({ password: PASSWORD, passkey });
    expect(next.options.excludeCredentials.map((known) => known.id)).toEqual([own.credential]);
  });

  it.each([
    ['another page', { origin: 'https://aabha-office.example' }],
    ['another host', { rpId: 'aabha-office.example' }],
    ['somebody whom the device did not check', { isVerified: false }],
  ])('is refused from %s', async (_what, circumstances) => {
    const { token } = await signedInAs(at.shop, 'SubAdmin');
    const { options } = await as(token).start.mutate({ password: PASSWORD });
    const attestation = softwareAuthenticator().attest(options, circumstances);
    await expect(as(token).confirm.mutate({ name: 'Key', attestation })).rejects.toMatchObject(
      refused('PASSKEY_NOT_ADDED', 409),
    );
  });

  it('takes its challenge once, for five minutes, and from its owner only', async () => {
    const [one, other] = [await signedInAs(at.shop, 'SubAdmin'), await signedInAs(at.shop, 'SubAdmin')];
    const attestation = async () =>
      softwareAuthenticator().attest((await as(one.token).start.mutate({ password: PASSWORD })).options);
    const late = await attestation();
    at.clock.advance(5 * 60_000);
    const add = (token: string, given: typeof late) =>
      as(token).confirm.mutate({ name: 'Key', attestation: given });
    await expect(add(one.token, late)).rejects.toMatchObject(refused('PASSKEY_NOT_ADDED', 409));
    const stolen = await attestation();
    await expect(add(other.token, stolen)).rejects.toMatchObject(refused('PASSKEY_NOT_ADDED', 409));
    const { token = '' } = await add(one.token, stolen);
    await expect(add(token, stolen)).rejects.toMatchObject(refused('PASSKEY_NOT_ADDED', 409));
    expect(await at.shop.db.$count(passkeyRows, eq(passkeyRows.staffId, other.id))).toBe(0);
  });

  it('of one that somebody has is refused, and more than ten are', async () => {
    const { id, token, authenticator } = await withPasskey(at.shop, 'SubAdmin');
    const again = async () => {
      const passkey = await ownAnswer(at.shop, { token, authenticator });
      return (await as(token).start.mutate({ password: PASSWORD, passkey })).options;
    };
    const same = authenticator.attest(await again());
    await expect(as(token).confirm.mutate({ name: 'Again', attestation: same })).rejects.toMatchObject(
      refused('PASSKEY_KNOWN', 409),
    );
    const options = await again();
    await at.shop
      .sql`insert into passkeys (staff_id, credential_id, public_key, counter, transports, is_multi_device, is_backed_up, name)
      select ${id}, 'filler-' || ${id}::text || n, 'AA', 0, '{}', false, false, 'Filler ' || n from generate_series(1, 9) n`;
    const attestation = softwareAuthenticator().attest(options);
    await expect(as(token).confirm.mutate({ name: 'Eleventh', attestation })).rejects.toMatchObject(
      refused('PASSKEY_TOO_MANY', 409),
    );
    await expect(as(token).start.mutate({ password: PASSWORD })).rejects.toMatchObject(
      refused('PASSKEY_TOO_MANY', 409),
    );
  });

  it('at once with an authenticator app makes one set of recovery codes', async () => {
    const { id, token } = await signedInAs(at.shop, 'SubAdmin');
    const { options } = await as(token).start.mutate({ password: PASSWORD });
    await factorsOf(token).startSecondFactor.mutate({ password: PASSWORD });
    const code = await codeOf(at.shop, id);
    const attestation = softwareAuthenticator().attest(options);
    const given = await Promise.all([
      as(token).confirm.mutate({ name: 'Key', attestation }),
      factorsOf(token).confirmSecondFactor.mutate({ code }),
    ]);
    expect(given.map((one) => one.recovery_codes.length).toSorted()).toEqual([0, 10]);
    expect(await at.shop.db.$count(recoveryCodes, eq(recoveryCodes.staffId, id))).toBe(10);
  });

  it('is not offered by a shop without second factors', async () => {
    const { token } = await signedInAs(at.shop, 'SubAdmin');
    at.shop.deps.config.staffSecondFactor = 'off';
    await expect(as(token).start.mutate({ password: PASSWORD })).rejects.toMatchObject(
      refused('SECOND_FACTOR_OFF', 409),
    );
  });
});
