import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { complaintClocks } from '@aabha/contracts/complaints/complaint-clocks.rules';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { complaints } from '@aabha/db/schema/complaints';
import { changesTo } from '../../testing/changes-to';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { aComplaint, complaintForm, seenBy, type WholeComplaint } from '../../testing/a-complaint';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { setMissingClocks } from './complaints.clocks.service';

const DAY_MS = 86_400_000;

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

/** Returns the instant so many days from now; before now when negative. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const change = (id: string, times: { dueAt?: string; resolvedAt?: string }) =>
  shop.db.update(complaints).set(times).where(eq(complaints.id, id));
const answer = (id: string, body: object) =>
  shop.rest<WholeComplaint>('POST', `/complaint/${id}/answer`, body, boss.token);
const setStatus = (id: string, body: object) =>
  shop.rest<{ complaint: Complaint }>('POST', `/complaint/${id}/update`, body, boss.token);

describe('the clocks', () => {
  it('start with the complaint; its mail acknowledges it, and says until when it is resolved', async () => {
    const { shopper, id } = await aComplaint(shop);
    const stored = await vi.waitFor(async () => {
      const shown = await seenBy(shop, shopper, id);
      expect(shown.acknowledged_at).not.toBeNull();
      return shown;
    });
    const { ackDueAt, dueAt } = complaintClocks(new Date(stored.created_at));
    expect(stored).toMatchObject({
      ack_due_at: ackDueAt.toISOString(),
      due_at: dueAt.toISOString(),
      clock: 'running',
      reply_until: null,
      assigned_to: null,
    });
    expect((await shop.mail(shopper.email, /received/)).text).toContain('We resolve it by');
  });

  it('are set for complaints of an earlier release, which is no edit', async () => {
    const { shopper, id } = await aComplaint(shop);
    const before = await seenBy(shop, shopper, id);
    const old = new Date(Date.now() - 10 * DAY_MS).toISOString();
    await shop.db
      .update(complaints)
      .set({ createdAt: old, dueAt: null, ackDueAt: null, linkKey: null })
      .where(eq(complaints.id, id));
    await vi.waitFor(async () => {
      await setMissingClocks(shop.db, new Date());
      const [row] = await shop.db.select().from(complaints).where(eq(complaints.id, id));
      expect(row?.dueAt).toBe(complaintClocks(new Date(old)).dueAt.toISOString());
      expect(row).toMatchObject({ ackDueAt: null, updatedAt: before.updated_at });
      expect(row?.linkKey).toHaveLength(32);
    });
  });

  it('make the lists of breaches', async () => {
    const { shopper, id } = await aComplaint(shop);
    const listed = async (breach: string) =>
      (
        await shop.trpc(boss.token).complaints.list.query({
          filters: { userId: shopper.id, breach: breach as 'overdue' },
        })
      ).complaintList.map((complaint) => [complaint._id, complaint.clock]);
    expect(await listed('overdue')).toEqual([]);
    expect(await listed('due_soon')).toEqual([]);
    await change(id, { dueAt: inDays(5) });
    expect(await listed('due_soon')).toEqual([[id, 'due_soon']]);
    await change(id, { dueAt: inDays(-1) });
    expect(await listed('due_soon')).toEqual([]);
    expect(await listed('overdue')).toEqual([[id, 'overdue']]);
    await setStatus(id, { status: 'Resolved', outcome: 'Replaced' });
    expect(await listed('overdue')).toEqual([]);
    expect(await seenBy(shop, shopper, id)).toMatchObject({ clock: 'missed', outcome: 'Replaced' });
  });
});

describe('the thread', () => {
  it('goes both ways, with mails; notes are for staff only, and only staff see who wrote', async () => {
    const { shopper, id, ticket } = await aComplaint(shop);
    await answer(id, { text: 'A technician comes on Friday.' });
    const mail = await shop.mail(shopper.email, /We have answered your complaint/);
    expect(mail.text).toContain('A technician comes on Friday.');
    expect(mail.text).toContain(`/complaint/${ticket}?key=`);
    await answer(id, { text: 'Third set of this batch.', note: true });
    const replied = await shop.rest<WholeComplaint>(
      'POST',
      `/complaint/${ticket}/reply`,
      { text: 'Friday is fine.' },
      shopper.token,
    );
    const brand = shop.deps.settings.current.brand;
    expect(replied.body.data.complaint.messages).toMatchObject([
      { author: 'shop', name: brand.name, text: 'A technician comes on Friday.' },
      { author: 'shopper', name: 'Asha Rao', text: 'Friday is fine.' },
    ]);
    const forStaff = await seenBy(shop, boss, id);
    expect(forStaff.messages.map(({ author }) => author)).toEqual(['shop', 'note', 'shopper']);
    expect(forStaff.messages[0]?.name).not.toBe(brand.name);
    expect((await shop.mail(brand.supportEmail, new RegExp(`about complaint ${ticket}`))).text).toContain(
      'Friday is fine.',
    );
    const entries = await shop.db.select().from(auditLog).where(changesTo(id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['complaint.answer', 'complaint.note']);
  });

  it('is read and continued with the link of a mail, without signing in', async () => {
    const { shopper, id, key } = await aComplaint(shop);
    const read = await shop.rest<WholeComplaint>('POST', '/complaint/by-link', { key });
    expect(read.body.data.complaint._id).toBe(id);
    await shop.rest('POST', '/complaint/by-link/reply', { key, text: 'Any news?' });
    expect((await seenBy(shop, shopper, id)).messages).toMatchObject([
      { author: 'shopper', text: 'Any news?' },
    ]);
    expect((await shop.rest('POST', '/complaint/by-link', { key: `${key}x` })).status).toBe(404);
  });

  it('sends no link and no text to an address that is not the account’s', async () => {
    const shopper = await signedInAs(shop);
    const email = `other-${shopper.id}@example.in`;
    await shop.rest('POST', '/complaint/new', { ...complaintForm(shopper), email }, shopper.token);
    const { text } = await shop.mail(email, /We have received your complaint/);
    expect(text).not.toContain('key=');
    expect(text).not.toContain('No picture since Monday.');
  });

  it('reopens a resolved complaint with a new month, within 30 days', async () => {
    const { shopper, id } = await aComplaint(shop);
    await setStatus(id, { status: 'Resolved', outcome: 'Explained', text: 'It was the cable.' });
    const mail = await shop.mail(shopper.email, /is resolved$/);
    expect(mail.text).toContain('It was the cable.');
    expect(mail.text).toContain('Explained');
    await change(id, { dueAt: inDays(8), resolvedAt: inDays(-20) });
    const reply = () =>
      shop.rest<WholeComplaint>('POST', `/complaint/${id}/reply`, { text: 'No.' }, shopper.token);
    const { due_at: due, ...reopened } = (await reply()).body.data.complaint;
    expect(reopened).toMatchObject({ status: 'Pending', clock: 'running', outcome: null, resolved_at: null });
    expect(Date.parse(due ?? '')).toBeGreaterThan(Date.now() + 27 * DAY_MS);
    await setStatus(id, { status: 'Resolved' });
    await change(id, { resolvedAt: inDays(-31) });
    const refused = await reply();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This complaint was resolved more than 30 days ago. Please raise a new one and name this ticket.',
    ]);
  });

  it('makes a status of staff who have not seen the reply a conflict', async () => {
    const { shopper, id } = await aComplaint(shop);
    const { updated_at } = await seenBy(shop, boss, id);
    await shop.rest('POST', `/complaint/${id}/reply`, { text: 'It smokes.' }, shopper.token);
    expect((await setStatus(id, { status: 'Resolved', updated_at })).status).toBe(409);
  });

  it('is assigned to a SuperAdmin only', async () => {
    const { id } = await aComplaint(shop);
    const assign = (staff_id: string | null) =>
      shop.rest<{ complaint: Complaint }>('POST', `/complaint/${id}/assign`, { staff_id }, boss.token);
    expect((await assign((await signedInAs(shop, 'SubAdmin')).id)).status).toBe(404);
    expect((await assign(boss.id)).body.data.complaint.assigned_to?._id).toBe(boss.id);
    const { complaintList } = await shop
      .trpc(boss.token)
      .complaints.list.query({ filters: { assignedTo: boss.id } });
    expect(complaintList.map(({ _id }) => _id)).toEqual([id]);
    expect((await assign(null)).body.data.complaint.assigned_to).toBeNull();
  });
});
