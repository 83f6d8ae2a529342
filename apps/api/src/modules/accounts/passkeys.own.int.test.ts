import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { passkeys as passkeyRows } from '@aabha/db/schema/passkeys';
import { recoveryCodes } from '@aabha/db/schema/staff-sign-in';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { enrol } from '../../testing/enrolled-as';
import { passkeyDesk } from '../../testing/passkey-desk';
import { steppingShop } from '../../testing/stepping-shop';
import { ownAnswer, withPasskey } from '../../testing/with-passkey';

const at = steppingShop();

const { as, factorsOf, entriesOf, mailOf } = passkeyDesk(at);
const refused = (reason: string, httpStatus: number) => ({ data: { reason, httpStatus } });

describe('a passkey', () => {
  it('is renamed by its owner alone', async () => {
    const { id, token, passkey } = await withPasskey(at.shop, 'SubAdmin');
    const other = await signedInAs(at.shop, 'SuperAdmin');
    const { passkey: renamed } = await as(token).rename.mutate({ id: passkey._id, name: ' Desk key ' });
    expect(renamed).toEqual({ ...passkey, name: 'Desk key' });
    for (const [who, which] of [
      [other.token, passkey._id],
      [token, 'no id'],
    ] as const)
      await expect(as(who).rename.mutate({ id: which, name: 'Mine' })).rejects.toMatchObject(
        refused('NOT_FOUND', 404),
      );
    await as(token).rename.mutate({ id: passkey._id, name: 'Desk key' });
    expect((await entriesOf(id)).slice(1)).toMatchObject([
      {
        action: 'staff.passkey-renamed',
        before: { name: 'Work phone' },
        after: { passkey: passkey._id, name: 'Desk key' },
      },
    ]);
  });

  it('is removed with a second factor, which ends every session and mails the person', async () => {
    const {
      id,
      email,
      token,
      passkey,
      authenticator,
      recoveryCodes: codes,
    } = await withPasskey(at.shop, 'SubAdmin');
    await expect(as(token).remove.mutate({ id: passkey._id })).rejects.toMatchObject(
      refused('SECOND_FACTOR_REQUIRED', 401),
    );
    await expect(as(token).remove.mutate({ id: passkey._id, code: '123456' })).rejects.toMatchObject(
      refused('SECOND_FACTOR_WRONG', 401),
    );
    await expect(as(token).remove.mutate({ id: 'no id', code: codes[0] ?? '' })).rejects.toMatchObject(
      refused('NOT_FOUND', 404),
    );
    const own = await ownAnswer(at.shop, { token, authenticator });
    const removed = await as(token).remove.mutate({ id: passkey._id, passkey: own });
    expect((await at.dashboard(token)).status).toBe(401);
    expect((await at.dashboard(removed.token)).status).toBe(200);
    expect((await as(removed.token).list.query()).passkeys).toEqual([]);
    expect(await at.shop.db.$count(recoveryCodes, eq(recoveryCodes.staffId, id))).toBe(0);
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      ...{ action: 'staff.passkey-removed', before: { passkey: passkey._id, name: 'Work phone' } },
    });
    await mailOf(email, 'A passkey was removed from your account');
    expect((await at.logIn(email)).status).toBe(200);
  });

  it('that is the last factor stays where one is required, and an app makes it removable', async () => {
    const staff = await withPasskey(at.shop, 'SubAdmin');
    at.shop.deps.config.staffSecondFactor = 'required';
    const remove = async (token: string) => {
      const passkey = await ownAnswer(at.shop, { token, authenticator: staff.authenticator });
      return as(token).remove.mutate({ id: staff.passkey._id, passkey });
    };
    await expect(remove(staff.token)).rejects.toMatchObject(refused('SECOND_FACTOR_LAST', 409));
    expect((await as(staff.token).list.query()).passkeys).toHaveLength(1);
    const { token, recoveryCodes: codes } = await enrol(at.shop, staff);
    expect(codes).toEqual([]);
    const removed = await remove(token);
    expect((await at.dashboard(removed.token)).status).toBe(200);
    /* The recovery codes of the first factor go on to work. */
    expect((await at.logIn(staff.email, staff.recoveryCodes[0])).status).toBe(200);
  });

  it('stays with the recovery codes when the authenticator app is removed', async () => {
    const staff = await withPasskey(at.shop, 'SubAdmin');
    const { token } = await enrol(at.shop, staff);
    const passkey = await ownAnswer(at.shop, { token, authenticator: staff.authenticator });
    const removed = await factorsOf(token).removeSecondFactor.mutate({ passkey });
    expect((await factorsOf(removed.token).secondFactor.query()).secondFactor).toMatchObject({
      ...{ enrolled_at: null, passkeys: 1, recovery_codes_left: 10 },
    });
    expect(await at.logIn(staff.email)).toMatchObject({
      body: { data: { reason: 'SECOND_FACTOR_REQUIRED' } },
    });
  });

  it('stands in for a code where one is asked for, for its owner alone', async () => {
    const boss = await withPasskey(at.shop, 'SuperAdmin');
    const other = await withPasskey(at.shop, 'SubAdmin');
    const foreign = await ownAnswer(at.shop, other);
    await expect(factorsOf(boss.token).renewRecoveryCodes.mutate({ passkey: foreign })).rejects.toMatchObject(
      refused('PASSKEY_WRONG', 401),
    );
    const answer = await ownAnswer(at.shop, boss);
    expect(
      (await factorsOf(boss.token).renewRecoveryCodes.mutate({ passkey: answer })).recovery_codes,
    ).toHaveLength(10);
    const { token } = await factorsOf(boss.token).changePassword.mutate({
      ...{ password: PASSWORD, newPassword: 'nine lemons on a bicycle' },
      passkey: await ownAnswer(at.shop, boss),
    });
    expect((await at.dashboard(token)).status).toBe(200);
    const { staff } = await factorsOf(token).removeFactorOf.mutate({
      ...{ id: other.id, passkey: await ownAnswer(at.shop, { ...boss, token }) },
    });
    expect(staff.secondFactor).toBe(false);
    expect(await at.shop.db.$count(passkeyRows, eq(passkeyRows.staffId, other.id))).toBe(0);
    const audit = await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, other.id));
    expect(audit.find(({ action }) => action === 'staff.second-factor-removed')).toMatchObject({
      before: { secondFactor: true, passkeys: 1 },
    });
  });
});

it('confirms a session before a protected act, where it is one of the account', async () => {
  const { email, token, authenticator } = await withPasskey(at.shop, 'SubAdmin');
  const other = await withPasskey(at.shop, 'SubAdmin');
  const { stepUp, stepUpWays } = factorsOf(token);
  expect((await stepUpWays.query()).ways).toEqual(['passkey', 'code']);
  at.clock.advance(16 * 60_000);
  expect((await stepUpWays.query()).confirmed_until).toBeNull();
  await expect(stepUp.mutate({ passkey: await ownAnswer(at.shop, other) })).rejects.toMatchObject(
    refused('PASSKEY_WRONG', 401),
  );
  await expect(stepUp.mutate({ password: PASSWORD })).rejects.toMatchObject(
    refused('SECOND_FACTOR_REQUIRED', 401),
  );
  const { confirmed_until } = await stepUp.mutate({
    passkey: await ownAnswer(at.shop, { token, authenticator }),
  });
  expect(confirmed_until).not.toBeNull();
  expect((await stepUpWays.query()).confirmed_until).toBe(confirmed_until);
  expect(email).not.toBe(other.email);
});
