import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recoveryCodes } from '@aabha/db/schema/staff-sign-in';
import { newId } from '@aabha/db/ids';
import { signedInAs } from '../../testing/builders';
import { wrongCode } from '../../testing/codes';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { recoveryCodeHash } from './recovery-code';
import { STEP_MS, steppingShop } from '../../testing/stepping-shop';

const at = steppingShop();

const as = (token: string) => at.shop.trpc(token).staffSignIn;
const { logIn, dashboard } = at;
const refused = (reason: string, httpStatus: number) => ({ data: { reason, httpStatus } });

describe('recovery codes', () => {
  it('are ten, stored as hashes, work once however they are typed, and leave an audit entry', async () => {
    const boss = await signedInAs(at.shop, 'SuperAdmin');
    const { id, email, recoveryCodes: codes } = await enrolledAs(at.shop, 'SubAdmin');
    expect(codes).toHaveLength(10);
    const stored = JSON.stringify(await at.shop.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const [first = '', second = ''] = codes;
    const { body } = await logIn(email, ` ${first.toLowerCase().replaceAll('-', ' ')} `);
    const { token } = body.data.admin;
    expect((await logIn(email, first)).status).toBe(401);
    expect((await as(token).secondFactor.query()).secondFactor.recovery_codes_left).toBe(9);
    const { auditList } = await at.shop
      .trpc(boss.token)
      .audit.list.query({ filters: { entityId: id, about: 'changes' } });
    expect(auditList[0]).toMatchObject({ action: 'staff.recovery-code-used', after: { left: 9 } });
    const { recovery_codes } = await as(token).renewRecoveryCodes.mutate({ code: second });
    expect(recovery_codes).toHaveLength(10);
    expect((await logIn(email, codes[2])).status).toBe(401);
    expect((await logIn(email, recovery_codes[0])).status).toBe(200);
  });

  it('of earlier releases, which are shorter, work once as well', async () => {
    const { id, email } = await enrolledAs(at.shop, 'SubAdmin');
    const hash = recoveryCodeHash(id, 'ABCD-EFGH-2345-67AB');
    await at.shop.db.insert(recoveryCodes).values({ id: newId(), staffId: id, hash });
    expect((await logIn(email, 'abcd efgh 2345 67ab')).status).toBe(200);
    expect((await logIn(email, 'abcd efgh 2345 67ab')).status).toBe(401);
  });

  it('of one account open no other', async () => {
    const [one, other] = [await enrolledAs(at.shop, 'SubAdmin'), await enrolledAs(at.shop, 'SubAdmin')];
    expect((await logIn(one.email, other.recoveryCodes[0])).status).toBe(401);
  });

  it('still work after TOKEN_SECRET has changed; codes of the app do not, and nothing breaks', async () => {
    const { id, email, recoveryCodes: codes } = await enrolledAs(at.shop, 'SubAdmin');
    at.clock.advance(2 * STEP_MS);
    const code = await codeOf(at.shop, id);
    const before = at.shop.deps.config.TOKEN_SECRET;
    at.shop.deps.config.TOKEN_SECRET = 'another secret that is long enough to be one';
    expect((await logIn(email, code)).status).toBe(401);
    expect((await logIn(email, codes[0])).status).toBe(200);
    at.shop.deps.config.TOKEN_SECRET = before;
  });
});

describe('removing a second factor', () => {
  it('needs a code of it, ends other sessions and lets sign in with the password again', async () => {
    const { id, email, token } = await enrolledAs(at.shop, 'SubAdmin');
    at.clock.advance(2 * STEP_MS);
    const code = await codeOf(at.shop, id);
    const remove = (typed: string) => as(token).removeSecondFactor.mutate({ code: typed });
    await expect(remove(wrongCode(code))).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG', 401));
    const { token: fresh } = await remove(code);
    expect((await dashboard(token)).status).toBe(401);
    expect((await dashboard(fresh)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    await expect(as(fresh).removeSecondFactor.mutate({ code })).rejects.toMatchObject(
      refused('SECOND_FACTOR_NONE', 409),
    );
    expect(await at.shop.db.$count(recoveryCodes, eq(recoveryCodes.staffId, id))).toBe(0);
    await at.shop.mail(email, /^Your second factor is off$/);
  });

  it('of another is for a SuperAdmin with their own code; it is audited, mailed, and ends their sessions', async () => {
    const [person, boss, sub] = [
      await enrolledAs(at.shop, 'SubAdmin'),
      await enrolledAs(at.shop, 'SuperAdmin'),
      await signedInAs(at.shop, 'SubAdmin'),
    ];
    at.clock.advance(2 * STEP_MS);
    const remove = (code?: string, by = boss, id = person.id) =>
      as(by.token).removeFactorOf.mutate({ id, ...(code === undefined ? {} : { code }) });
    await expect(as(sub.token).removeFactorOf.mutate({ id: person.id })).rejects.toMatchObject(
      refused('FORBIDDEN', 403),
    );
    await expect(remove()).rejects.toMatchObject(refused('SECOND_FACTOR_REQUIRED', 401));
    const code = await codeOf(at.shop, boss.id);
    await expect(remove(wrongCode(code))).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG', 401));
    await expect(remove(code, boss, boss.id)).rejects.toMatchObject(refused('STAFF_RESET_OWN', 409));
    await expect(remove(code, boss, sub.id)).rejects.toMatchObject(refused('SECOND_FACTOR_NONE', 409));
    await expect(remove(code, boss, (await signedInAs(at.shop)).id)).rejects.toMatchObject(
      refused('NOT_FOUND', 404),
    );
    /* The refused ones have left the code unused. */
    expect((await remove(code)).staff).toMatchObject({ secondFactor: false, email: person.email });
    expect((await dashboard(person.token)).status).toBe(401);
    expect((await logIn(person.email)).status).toBe(200);
    await at.shop.mail(person.email, /^Your second factor was removed$/);
    const { auditList } = await at.shop
      .trpc(boss.token)
      .audit.list.query({ filters: { entityId: person.id, about: 'changes' } });
    expect(auditList[0]).toMatchObject({
      action: 'staff.second-factor-removed',
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
  });
});
