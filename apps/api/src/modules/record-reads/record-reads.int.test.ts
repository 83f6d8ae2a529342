import { and, eq, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { signedInAs } from '../../testing/builders';
import { returning } from '../../testing/returning';

const at = returning();
const boss = () => at.shop.trpc(at.boss.token);
const readsOf = (entityId: string) =>
  at.shop.db
    .select({ action: auditLog.action, staffId: auditLog.staffId, entity: auditLog.entity })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, entityId), like(auditLog.action, '%.view')))
    .orderBy(auditLog.createdAt);

describe('an opened record of a person', () => {
  it('is in the log once an hour for each of the staff', async () => {
    const { _id } = await at.aRequest();
    const sub = await signedInAs(at.shop, 'SubAdmin');
    for (let time = 0; time < 3; time += 1) await boss().orders.get.query({ id: _id });
    await at.shop.trpc(sub.token).orders.get.query({ id: _id });
    const read = { action: 'order.view', entity: 'order' };
    expect(await readsOf(_id)).toEqual([
      { ...read, staffId: at.boss.id },
      { ...read, staffId: sub.id },
    ]);
    /* An hour later the same person opens it again: the first entry is older, which only its owner could make it. */
    await at.shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger user`);
      await tx.execute(
        sql`update audit_log set created_at = created_at - interval '61 minutes' where entity_id = ${_id}`,
      );
      await tx.execute(sql`alter table audit_log enable trigger user`);
    });
    await boss().orders.get.query({ id: _id });
    expect(await readsOf(_id)).toHaveLength(3);
  });

  it('is a customer, a return, a complaint; not the reader, nor what was not found', async () => {
    const { returnId } = await at.aRequest();
    await boss().returns.get.query({ id: returnId });
    await boss().accounts.getCustomer.query({ id: at.shopper.id });
    await boss().accounts.get.query({ id: at.shopper.id });
    await boss().accounts.get.query({ id: at.boss.id });
    const { complaint } = await at.shop.trpc(at.shopper.token).complaints.create.mutate({
      ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
      ...{ issue_type: 'Technical', description: 'No picture.' },
    });
    await boss().complaints.get.query({ id: complaint._id });
    expect((await readsOf(returnId)).map(({ action }) => action)).toEqual(['return.view']);
    expect((await readsOf(at.shopper.id)).map(({ action }) => action)).toEqual(['user.view']);
    expect((await readsOf(complaint._id)).map(({ action }) => action)).toEqual(['complaint.view']);
    expect(await readsOf(at.boss.id)).toEqual([]);
    const nobody = '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b';
    await expect(boss().accounts.getCustomer.query({ id: nobody })).rejects.toThrow();
    expect(await readsOf(nobody)).toEqual([]);
  });

  it('is not what a shopper opens of their own', async () => {
    const { _id } = await at.aRequest();
    await at.shop.trpc(at.shopper.token).orders.get.query({ id: _id });
    expect(await readsOf(_id)).toEqual([]);
  });

  it('is listed apart from changes, with exact totals', async () => {
    const list = (filters: object) => boss().audit.list.query({ filters });
    const [reads, changes, all] = await Promise.all([
      list({ about: 'reads' }),
      list({ about: 'changes' }),
      list({}),
    ]);
    expect(reads.auditList.every(({ action }) => action.endsWith('.view'))).toBe(true);
    expect(changes.auditList.some(({ action }) => action.endsWith('.view'))).toBe(false);
    expect(reads.auditCount).toBeGreaterThan(3);
    expect(reads.auditCount + changes.auditCount).toBe(all.auditCount);
  });
});
