import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo } from '../../testing/codes';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const NEW_PASSWORD = 'nine lemons on a bicycle';
const STEP_MS = 30_000;

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
  clock.stopAt(new Date(Math.ceil(Date.now() / STEP_MS) * STEP_MS).toISOString());
});
afterEach(() => clock.advance(10 * STEP_MS));
afterAll(() => shop.stop());

const post = (path: string, body: object, token?: string) =>
  shop.rest<{ reason?: string; message?: string }>('POST', path, body, token);
const logIn = (email: string, password: string, code?: string) =>
  post('/admin/login', { email, password, ...(code === undefined ? {} : { code }) });

describe('the own password', () => {
  const change = (token: string, body: object) => post('/admin/password', body, token);
  it('is changed with the present one, by the rule of staff', async () => {
    const staff = await signedInAs(shop, 'SubAdmin');
    expect((await change(staff.token, { password: 'not mine', newPassword: NEW_PASSWORD })).status).toBe(403);
    expect(await change(staff.token, { password: PASSWORD, newPassword: 'administrator' })).toMatchObject({
      status: 400,
      body: { data: { reason: 'STAFF_PASSWORD_BREACHED' } },
    });
    expect((await change(staff.token, { password: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect((await logIn(staff.email, NEW_PASSWORD)).status).toBe(200);
    expect((await shop.rest('GET', '/admin/dashboard', undefined, staff.token)).status).toBe(401);
  });

  it('needs a code of the second factor', async () => {
    const staff = await enrolledAs(shop, 'SubAdmin');
    clock.advance(2 * STEP_MS);
    const input = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await change(staff.token, input)).status).toBe(401);
    expect((await change(staff.token, { ...input, code: await codeOf(shop, staff.id) })).status).toBe(200);
  });
});

it('undoing a change of e-mail needs more than the link for staff', async () => {
  const staff = await enrolledAs(shop, 'SubAdmin');
  const bare = await signedInAs(shop, 'SubAdmin');
  const boss = await signedInAs(shop, 'SuperAdmin');
  const tokens = [];
  for (const person of [staff, bare]) {
    const email = `new-${person.email}`;
    await post('/otp/send-email-otp', { email }, boss.token);
    const otp = await codeMailedTo(shop, email);
    const changed = await shop.rest(
      'POST',
      `/user/${person.id}/update`,
      { user: { email }, otp, password: PASSWORD },
      boss.token,
    );
    expect(changed.status).toBe(200);
    const { text } = await shop.mail(person.email, /email was changed/);
    tokens.push(/#(\S+)/.exec(text)?.[1] ?? '');
  }
  clock.advance(2 * STEP_MS);
  const undo = (token: string | undefined, code?: string) =>
    post('/auth/undo-email-change', {
      token,
      newPassword: NEW_PASSWORD,
      ...(code === undefined ? {} : { code }),
    });
  expect(await undo(tokens[1])).toMatchObject({
    status: 403,
    body: { data: { reason: 'STAFF_RESET_NEEDS_LINK' } },
  });
  expect((await undo(tokens[0])).status).toBe(401);
  expect((await undo(tokens[0], await codeOf(shop, staff.id))).status).toBe(200);
});
