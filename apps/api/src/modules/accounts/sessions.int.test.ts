import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueToken } from './tokens.service';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;

/** Signs in over REST with a device. Returns token and session. */
async function logIn({ email, role }: SignedIn, agent = '') {
  const isStaff = role === 'SubAdmin' || role === 'SuperAdmin';
  const response = await fetch(`${shop.url}/api/v1${isStaff ? '/admin/login' : '/auth/login'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token?: string; admin?: { token: string } } };
  const token = data.token ?? data.admin?.token ?? '';
  return { token, session: decodeJwt<{ session: string }>(token).session };
}

const statusOf = async (token: string) =>
  await shop
    .trpc(token)
    .accounts.me.query()
    .then(
      () => 200,
      (error: { data: { httpStatus: number } }) => error.data.httpStatus,
    );
const own = async (token: string) => (await shop.trpc(token).sessions.own.query({})).sessions;
const rowOf = async (session: string) =>
  (await shop.deps.sql`select ended_at, end_reason, last_seen_at from sessions where id = ${session}`)[0];

describe('sessions', () => {
  it('are listed with device and network, and name the one of the call', async () => {
    const me = await signedInAs(shop);
    const first = await logIn(me, PHONE);
    const second = await logIn(me);
    expect(await own(second.token)).toEqual([
      expect.objectContaining({ _id: second.session, kind: 'api', device: '', current: true }),
      expect.objectContaining({
        ...{ _id: first.session, device: 'Chrome on Android', current: false },
        network: expect.stringMatching(/^127\.0\.0\.1$|^0:0:0:0::\/64$/),
      }),
    ]);
  });

  it('end at sign-out, at the next call, and leave the others open', async () => {
    const me = await signedInAs(shop);
    const [first, second] = [await logIn(me), await logIn(me)];
    expect((await shop.rest('POST', '/auth/logout', {}, first.token)).body).toMatchObject({
      data: { message: 'Logged out successfully!' },
    });
    expect(await statusOf(first.token)).toBe(401);
    expect(await rowOf(first.session)).toMatchObject({ end_reason: 'signed-out' });
    expect(await statusOf(second.token)).toBe(200);
    expect(await own(second.token)).toHaveLength(1);
  });

  it('are ended one by one, or all but that of the call, by their own person only', async () => {
    const me = await signedInAs(shop);
    const other = await logIn(await signedInAs(shop));
    const [first, second, third] = [await logIn(me), await logIn(me), await logIn(me)];
    const { sessions } = shop.trpc(third.token);
    expect((await sessions.end.mutate({ id: first.session })).sessions).toHaveLength(2);
    await expect(sessions.end.mutate({ id: first.session })).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
    await expect(sessions.end.mutate({ id: other.session })).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
    expect((await sessions.endOthers.mutate({})).sessions).toHaveLength(1);
    expect(await statusOf(first.token)).toBe(401);
    expect(await statusOf(second.token)).toBe(401);
    expect(await statusOf(third.token)).toBe(200);
    expect(await statusOf(other.token)).toBe(200);
  });

  it('accept tokens of earlier releases, which have none', async () => {
    const me = await signedInAs(shop);
    const old = await issueToken(shop.deps, me);
    const { session, token } = await logIn(me);
    expect(await own(old)).toEqual([expect.objectContaining({ _id: session, current: false })]);
    expect((await shop.rest('POST', '/auth/logout', {}, old)).status).toBe(200);
    expect(await statusOf(old)).toBe(200);
    expect(await statusOf(token)).toBe(200);
  });

  it('end with a new version of the account, in the transaction that raises it', async () => {
    const me = await signedInAs(shop);
    const { session, token } = await logIn(me);
    const { accounts } = shop.trpc(boss.token);
    await accounts.setCustomerRole.mutate({ id: me.id, role: 'Business', reason: 'Asked' });
    expect(await statusOf(token)).toBe(401);
    expect(await rowOf(session)).toMatchObject({ end_reason: 'account-changed' });
  });

  it('record their last use, a quarter of an hour apart', async () => {
    const { session, token } = await logIn(await signedInAs(shop));
    const { last_seen_at: opened } = (await rowOf(session)) as { last_seen_at: Date };
    await statusOf(token);
    expect((await rowOf(session))?.['last_seen_at']).toEqual(opened);
    clock.advance(16 * MINUTE);
    await statusOf(token);
    await vi.waitFor(async () => expect((await rowOf(session))?.['last_seen_at']).not.toEqual(opened));
  });
});

describe('sessions of staff', () => {
  it('are seen and ended by a SuperAdmin, with an entry in the audit log', async () => {
    const staff = await signedInAs(shop, 'SubAdmin');
    const [first, second, third] = [await logIn(staff), await logIn(staff), await logIn(staff)];
    const client = shop.trpc(boss.token).sessions;
    /* With the one of `signedInAs`. */
    expect((await client.ofStaff.query({ id: staff.id })).sessions).toHaveLength(4);
    expect((await client.end.mutate({ id: first.session })).sessions).toHaveLength(3);
    expect(await statusOf(first.token)).toBe(401);
    expect(await rowOf(first.session)).toMatchObject({ end_reason: 'ended-by-staff' });
    expect((await client.endOfStaff.mutate({ id: staff.id })).sessions).toEqual([]);
    expect(await statusOf(second.token)).toBe(401);
    expect(await statusOf(third.token)).toBe(401);
    const entries = await shop.deps.sql`select staff_id, after from audit_log
      where action = 'user.sessions-ended' and entity_id = ${staff.id} order by id`;
    expect([...entries]).toEqual([
      { staff_id: boss.id, after: { sessions: 1 } },
      { staff_id: boss.id, after: { sessions: 3 } },
    ]);
  });

  it('are no business of a SubAdmin, nor those of shoppers one of this screen', async () => {
    const sub = await signedInAs(shop, 'SubAdmin');
    const shopper = await signedInAs(shop);
    await expect(shop.trpc(sub.token).sessions.ofStaff.query({ id: boss.id })).rejects.toMatchObject({
      data: { httpStatus: 403 },
    });
    for (const call of ['ofStaff', 'endOfStaff'] as const) {
      const { sessions } = shop.trpc(boss.token);
      const asked = call === 'ofStaff' ? sessions.ofStaff.query : sessions.endOfStaff.mutate;
      await expect(asked({ id: shopper.id })).rejects.toMatchObject({ data: { httpStatus: 404 } });
    }
  });
});

describe('a sign-in with a new device', () => {
  it('is mailed, but neither the first one nor one with a known device', async () => {
    const me = await signedInAs(shop, 'User', { language: 'hi' });
    await logIn(me, PHONE);
    await logIn(me, PHONE);
    await logIn(me);
    const mail = await shop.mail(me.email, /नया लॉग इन/);
    expect(mail.text).toContain('पता नहीं');
    const sent = await shop.deps.sql`select 1 from outbox where kind = 'mail.sign-in-alert'
      and payload ->> 'sessionId' in (select id::text from sessions where user_id = ${me.id})`;
    expect(sent).toHaveLength(1);
  });

  it('of staff is mailed in English with a link to the back office', async () => {
    const staff = await signedInAs(shop, 'SubAdmin');
    await logIn(staff);
    await logIn(staff, PHONE);
    const { text } = await shop.mail(staff.email, /New login to the back office/);
    expect(text).toContain('Chrome on Android');
    expect(text).toContain('/admin-dashboard/sign-in-security');
  });
});
