import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const signIn = (email: string, password: string) => shop.rest('POST', '/admin/login', { email, password });
const entriesOf = (id: string) =>
  shop.db
    .select({ action: auditLog.action, staffId: auditLog.staffId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), like(auditLog.action, 'staff.sign-in%')))
    .orderBy(auditLog.createdAt, auditLog.id);

describe('sign-ins to the back office', () => {
  it('are in the audit log with their network, refused ones as well', async () => {
    expect((await signIn(staff.email, 'not it, not at all')).status).toBe(401);
    const entry = { staffId: staff.id, after: { network: '127.0.0.1' } };
    await expect.poll(() => entriesOf(staff.id)).toEqual([{ ...entry, action: 'staff.sign-in-refused' }]);
    expect((await signIn(staff.email.toUpperCase(), PASSWORD)).status).toBe(200);
    expect(await entriesOf(staff.id)).toEqual([
      { ...entry, action: 'staff.sign-in-refused' },
      { ...entry, action: 'staff.sign-in' },
    ]);
  });

  it('of those who are not staff are not', async () => {
    const shopper = await signedInAs(shop);
    const before = await shop.db.$count(auditLog);
    expect((await signIn(shopper.email, PASSWORD)).status).toBe(401);
    expect((await signIn('nobody@example.in', PASSWORD)).status).toBe(401);
    /* A refusal that is recorded comes after both. */
    await signIn(staff.email, 'still not it at all');
    await expect.poll(() => shop.db.$count(auditLog)).toBe(before + 1);
    expect(await entriesOf(shopper.id)).toEqual([]);
  });
});
