import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { outbox } from '@aabha/db/schema/outbox';
import { staffResetLinks } from '@aabha/db/schema/staff-sign-in';
import { aProduct, PASSWORD, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin', { name: 'Boss' });
});
afterAll(() => shop.stop());

const as = (token: string) => shop.trpc(token);
const audit = (filters: object) =>
  as(boss.token).audit.list.query({ filters: { about: 'changes', ...filters } });

describe('the customers', () => {
  it('are listed with their order sums, searched by name, e-mail or phone, and sorted', async () => {
    const product = await aProduct(shop.db, { stock: 20 });
    const kavya = await signedInAs(shop, 'User', { name: 'Kavya', phone: '9000000001' });
    const farid = await signedInAs(shop, 'Business', { name: 'Farid' });
    await signedInAs(shop, 'User', { name: 'Nobody' });
    const order = await buy(shop, kavya, product.id);
    const back = await buy(shop, kavya, product.id, 2);
    await as(boss.token).orders.updateStatus.mutate({ id: back._id, status: 'Cancelled' });
    await buy(shop, farid, product.id, 3);

    const { userList, userCount } = await as(boss.token).accounts.listCustomers.query({
      sort: { field: 'orderCount', order: 'desc' },
    });
    expect(userCount).toBe(3);
    expect(userList.map(({ name, orderCount }) => [name, orderCount])).toEqual([
      ['Kavya', 2],
      ['Farid', 1],
      ['Nobody', 0],
    ]);
    expect(userList[0]).toMatchObject({ totalSpent: order.totalPrice, lastOrderAt: expect.any(String) });
    expect(userList[2]).toMatchObject({ totalSpent: 0, lastOrderAt: null });
    const names = async (filters: object) =>
      (await as(boss.token).accounts.listCustomers.query({ filters })).userList.map(({ name }) => name);
    expect(await names({ search: 'kav' })).toEqual(['Kavya']);
    expect(await names({ search: '9000000001' })).toEqual(['Kavya']);
    expect(await names({ role: 'Business' })).toEqual(['Farid']);
    expect(JSON.stringify(userList)).not.toMatch(/hash/i);
  });

  it('are audited when a SuperAdmin changes them', async () => {
    const person = await signedInAs(shop, 'User', { address: 'Old street' });
    await as(boss.token).accounts.update.mutate({ id: person.id, user: { address: 'New street' } });
    expect((await audit({ entityId: person.id })).auditList[0]).toMatchObject({
      action: 'user.update',
      before: { address: 'Old street' },
      after: { address: 'New street' },
    });
    await as(person.token).accounts.update.mutate({ id: person.id, user: { address: 'Own street' } });
    expect((await audit({ entityId: person.id })).auditCount).toBe(1);
  });
});

describe('a SubAdmin', () => {
  const make = (over: object = {}) =>
    as(boss.token).accounts.createSubAdmin.mutate({
      name: 'Sunil Das',
      email: `sunil${Math.random()}@example.in`,
      ...over,
    });

  it('is invited, chooses a password, signs in, is disabled immediately, and enabled again', async () => {
    const { staff } = await make({ email: 'Sunil@example.in' });
    expect(staff).toMatchObject({ role: 'SubAdmin', disabled: false, invited: true });
    const { text } = await shop.mail('sunil@example.in', /^Your account in the back office of Aabha$/);
    const token = /\/admin-reset#(\S+)/.exec(text)?.[1] ?? '';
    await shop.trpc().staffSignIn.useResetLink.mutate({ token, newPassword: PASSWORD });
    const { staffList } = await as(boss.token).accounts.listStaff.query({});
    expect(staffList.find(({ _id }) => _id === staff._id)).toMatchObject({ invited: false });
    const logIn = () =>
      shop.trpc().accounts.loginStaff.mutate({ email: 'sunil@example.in', password: PASSWORD });
    const session = (await logIn()).admin.token;
    await as(session).dashboard.get.query({});
    const set = (disabled: boolean) =>
      as(boss.token).accounts.setStaffDisabled.mutate({ id: staff._id, disabled });
    expect((await set(true)).staff.disabled).toBe(true);
    await expect(as(session).dashboard.get.query({})).rejects.toMatchObject({ data: { httpStatus: 401 } });
    await expect(logIn()).rejects.toMatchObject({ data: { reason: 'WRONG_PASSWORD' } });
    await set(false);
    await expect(as(session).dashboard.get.query({})).rejects.toMatchObject({ data: { httpStatus: 401 } });
    await as((await logIn()).admin.token).dashboard.get.query({});
    const { auditList } = await audit({ entityId: staff._id });
    expect(auditList.map(({ action }) => action)).toEqual([
      'staff.enable',
      'staff.disable',
      'staff.invitation-accepted',
      'staff.create',
    ]);
    expect(JSON.stringify(auditList)).not.toContain(PASSWORD);
  });

  it('is refused with a taken e-mail, a password typed for somebody or an invalid name', async () => {
    await make({ email: 'taken@example.in' });
    await expect(make({ email: 'TAKEN@example.in' })).rejects.toMatchObject({
      data: { httpStatus: 409, fields: { email: 'An account with this email already exists.' } },
    });
    await expect(make({ password: PASSWORD })).rejects.toMatchObject({
      data: { fields: { password: 'This field is not known here.' } },
    });
    await expect(make({ name: 'R2D2' })).rejects.toMatchObject({
      data: {
        fields: {
          name: 'Name should only contain letters',
        },
      },
    });
  });

  it('has no password before the invitation is used, which works for three days', async () => {
    const { staff } = await make();
    const logIn = shop.trpc().accounts.loginStaff.mutate({ email: staff.email, password: PASSWORD });
    await expect(logIn).rejects.toMatchObject({ data: { reason: 'WRONG_PASSWORD' } });
    const [link] = await shop.db.select().from(staffResetLinks).where(eq(staffResetLinks.staffId, staff._id));
    const hours = (Date.parse(link?.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    const subjects = async () => (await shop.mails(staff.email)).map(({ subject }) => subject);
    const invitations = (length: number) =>
      Array.from({ length }, () => 'Your account in the back office of Aabha');
    /* A link that was replaced before its mail was sent is not mailed. */
    await expect.poll(subjects).toEqual(invitations(1));
    await as(boss.token).staffSignIn.sendResetLink.mutate({ id: staff._id });
    await expect.poll(subjects).toEqual(invitations(2));
    expect(await shop.db.$count(staffResetLinks, eq(staffResetLinks.staffId, staff._id))).toBe(1);
  });

  it('can be disabled, unlike a SuperAdmin, and not on an outdated record', async () => {
    const customer = await signedInAs(shop);
    const set = (id: string, updated_at?: string) =>
      as(boss.token).accounts.setStaffDisabled.mutate({
        id,
        disabled: true,
        ...(updated_at ? { updated_at } : {}),
      });
    await expect(set(boss.id)).rejects.toMatchObject({ data: { reason: 'STAFF_ONLY_SUB_ADMINS' } });
    await expect(set(customer.id)).rejects.toMatchObject({ data: { httpStatus: 404 } });
    const { staff } = await make();
    await set(staff._id);
    await expect(set(staff._id, staff.updated_at)).rejects.toMatchObject({
      data: { reason: 'RECORD_CHANGED', current: { disabled: true } },
    });
    const { staffList, staffCount } = await as(boss.token).accounts.listStaff.query({});
    expect(staffCount).toBe(staffList.length);
    expect(staffList[0]).toMatchObject({ name: 'Boss', role: 'SuperAdmin' });
  });
});

describe('the role of a customer’s account', () => {
  const REASON = 'Registered for GST.';
  const setRole = (id: string, role: 'User' | 'Business', more: object = {}) =>
    as(boss.token).accounts.setCustomerRole.mutate({ id, role, reason: REASON, ...more });

  it('becomes Business and personal again: sessions end, the customer is notified, the log has it', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    expect((await setRole(shopper.id, 'Business')).customer.role).toBe('Business');
    await expect(as(shopper.token).accounts.me.query()).rejects.toMatchObject({
      data: { reason: 'SESSION_EXPIRED' },
    });
    const { token } = await shop.trpc().accounts.login.mutate({ email: shopper.email, password: PASSWORD });
    expect((await as(token).accounts.me.query()).user.role).toBe('Business');
    expect((await as(token).cart.list.query({})).cartList[0]?.items).toHaveLength(1);
    await shop.mail(shopper.email, /Your account is a Business account now/);
    await setRole(shopper.id, 'User');
    /* The oldest token names the present role again, and is invalid nevertheless. */
    for (const ended of [token, shopper.token])
      await expect(as(ended).accounts.me.query()).rejects.toMatchObject({
        data: { reason: 'SESSION_EXPIRED' },
      });
    await shop.mail(shopper.email, /Your account is a personal account now/);
    expect((await audit({ entityId: shopper.id })).auditList).toMatchObject([
      { action: 'customer.role', before: { role: 'Business' }, after: { role: 'User', reason: REASON } },
      { action: 'customer.role', before: { role: 'User' }, after: { role: 'Business', reason: REASON } },
    ]);
  });

  it('is mailed once when it changes twice before the first mail', async () => {
    const shopper = await signedInAs(shop);
    await shop.stopWorkers();
    await setRole(shopper.id, 'Business');
    await setRole(shopper.id, 'User');
    shop.startWorkers();
    await shop.mail(shopper.email, /Your account is a personal account now/);
    const pending = and(eq(outbox.kind, 'mail.account-role'), isNull(outbox.doneAt));
    await vi.waitFor(async () => expect(await shop.db.$count(outbox, pending)).toBe(0), { timeout: 15_000 });
    const subjects = (await shop.mails(shopper.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /account now/.test(subject))).toHaveLength(1);
  });

  it('is unchanged when set again, and is refused for staff, without a reason, or on an outdated record', async () => {
    const shopper = await signedInAs(shop);
    const { customer: before } = await as(boss.token).accounts.getCustomer.query({ id: shopper.id });
    await setRole(shopper.id, 'User');
    expect((await audit({ entityId: shopper.id })).auditCount).toBe(0);
    await as(shopper.token).accounts.me.query();
    await expect(setRole(boss.id, 'Business')).rejects.toMatchObject({ data: { httpStatus: 404 } });
    await expect(setRole(shopper.id, 'Business', { reason: '' })).rejects.toMatchObject({
      data: { fields: { reason: 'Please give a reason.' } },
    });
    const wrong = setRole(shopper.id, 'SuperAdmin' as 'User');
    await expect(wrong).rejects.toMatchObject({ data: { httpStatus: 400 } });
    await as(boss.token).accounts.setCustomerClosed.mutate({ id: shopper.id, closed: true, reason: REASON });
    await expect(setRole(shopper.id, 'Business', { updated_at: before.updated_at })).rejects.toMatchObject({
      data: { reason: 'RECORD_CHANGED', current: { closed: true } },
    });
  });
});

describe('the audit log', () => {
  it('is filtered by person, action and day in India, newest first', async () => {
    const today = indiaDay(new Date());
    const { auditList, auditCount, actions } = await audit({ staffId: boss.id, from: today, to: today });
    expect(auditCount).toBeGreaterThan(3);
    const times = auditList.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(auditList[0]?.staff).toEqual({ _id: boss.id, name: 'Boss', email: boss.email });
    expect(actions).toContain('staff.create');
    expect((await audit({ action: 'staff.create' })).auditList.every((e) => e.entity === 'user')).toBe(true);
    expect((await audit({ to: '2001-01-01' })).auditCount).toBe(0);
    expect((await audit({ staffId: 'nobody' })).auditCount).toBe(0);
    await expect(audit({ from: 'yesterday' })).rejects.toMatchObject({ data: { httpStatus: 400 } });
  });
});
