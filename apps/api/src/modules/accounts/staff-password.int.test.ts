import { describe, expect, it } from 'vitest';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { codeMailedTo } from '../../testing/codes';
import { codeOf, enrolledAs } from '../../testing/enrolled-as';
import { STEP_MS, steppingShop } from '../../testing/stepping-shop';

const NEW_PASSWORD = 'nine lemons on a bicycle';

const at = steppingShop();

const post = (path: string, body: object, token?: string) =>
  at.shop.rest<{ reason?: string; message?: string }>('POST', path, body, token);
const logIn = (email: string, password: string, code?: string) =>
  post('/admin/login', { email, password, ...(code === undefined ? {} : { code }) });

describe('the own password', () => {
  const change = (token: string, body: object) => post('/admin/password', body, token);
  it('is changed with the present one, by the rule of staff', async () => {
    const staff = await signedInAs(at.shop, 'SubAdmin');
    expect((await change(staff.token, { password: 'not mine', newPassword: NEW_PASSWORD })).status).toBe(403);
    expect(await change(staff.token, { password: PASSWORD, newPassword: 'administrator' })).toMatchObject({
      status: 400,
      body: { data: { reason: 'STAFF_PASSWORD_BREACHED' } },
    });
    expect(await change(staff.token, { password: PASSWORD, newPassword: 'Aabha-Admin-2026' })).toMatchObject({
      status: 400,
      body: { data: { fields: { newPassword: expect.stringContaining('Anybody would try this') } } },
    });
    expect((await change(staff.token, { password: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect((await logIn(staff.email, NEW_PASSWORD)).status).toBe(200);
    expect((await at.shop.rest('GET', '/admin/dashboard', undefined, staff.token)).status).toBe(401);
  });

  it('needs a code of the second factor', async () => {
    const staff = await enrolledAs(at.shop, 'SubAdmin');
    at.clock.advance(2 * STEP_MS);
    const input = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await change(staff.token, input)).status).toBe(401);
    expect((await change(staff.token, { ...input, code: await codeOf(at.shop, staff.id) })).status).toBe(200);
  });
});

it('undoing a change of e-mail needs more than the link for staff', async () => {
  const staff = await enrolledAs(at.shop, 'SubAdmin');
  const bare = await signedInAs(at.shop, 'SubAdmin');
  const boss = await signedInAs(at.shop, 'SuperAdmin');
  const tokens = [];
  for (const person of [staff, bare]) {
    const email = `new-${person.email}`;
    await post('/otp/send-email-otp', { email }, boss.token);
    const otp = await codeMailedTo(at.shop, email);
    const changed = await at.shop.rest(
      'POST',
      `/user/${person.id}/update`,
      { user: { email }, otp, password: PASSWORD },
      boss.token,
    );
    expect(changed.status).toBe(200);
    const { text } = await at.shop.mail(person.email, /email was changed/);
    tokens.push(/#(\S+)/.exec(text)?.[1] ?? '');
  }
  at.clock.advance(2 * STEP_MS);
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
  expect((await undo(tokens[0], await codeOf(at.shop, staff.id))).status).toBe(200);
});
