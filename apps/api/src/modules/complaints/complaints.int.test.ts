import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type RestResponse, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const FORM = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  issue_type: 'Technical',
  description: 'No picture since Monday.',
};
const complain = (by: SignedIn, over: object = {}) =>
  shop.rest<{ complaint: Complaint }>('POST', '/complaint/new', { ...FORM, ...over }, by.token);
const complaintOf = (response: RestResponse<{ complaint: Complaint }>) => response.body.data.complaint;
const listedBy = async (who: SignedIn, input: object = {}) =>
  (
    await shop.rest<{ complaintList: Complaint[]; complaintCount: number }>(
      'POST',
      '/complaint/list',
      input,
      who.token,
    )
  ).body.data;
const setStatus = (id: string, status: string, over: { updated_at?: string } = {}) =>
  shop.rest<{ complaint: Complaint }>('POST', `/complaint/${id}/update`, { status, ...over }, boss.token);

describe('a complaint', () => {
  it('gets a ticket number, which is mailed, and is in the shopper’s own list', async () => {
    const shopper = await signedInAs(shop);
    const { email } = shopper;
    const made = complaintOf(await complain(shopper, { email, userId: shopper.id }));
    expect(made).toMatchObject({ ...FORM, email, status: 'Pending', customIssueType: '' });
    expect(made.ticketNumber).toMatch(/^T-[0-9A-F]{8}$/);
    const mail = await shop.mail(email, /We have received your complaint/);
    expect(mail.subject).toContain(made.ticketNumber);
    expect(mail.text).toContain('No picture since Monday.');
    expect(await listedBy(shopper)).toEqual({ complaintList: [made], complaintCount: 1 });
  });

  it('has the shopper’s own subject when the issue type is Other', async () => {
    const shopper = await signedInAs(shop);
    const refused = await complain(shopper, { issue_type: 'Other', customIssueType: ' ' });
    expect(refused.body.data.fields).toEqual({ customIssueType: 'Please specify your issue type.' });
    const made = await complain(shopper, { issue_type: 'Other', customIssueType: 'Wall mount' });
    expect(complaintOf(made)).toMatchObject({ issue_type: 'Other', customIssueType: 'Wall mount' });
    const needless = await complain(shopper, { customIssueType: 'Wall mount' });
    expect(complaintOf(needless).customIssueType).toBe('');
  });

  it('is refused with a message for each field', async () => {
    const shopper = await signedInAs(shop);
    const bad = { name: 'R2', email: 'x', phone: '12', issue_type: 'Noise', description: ' ' };
    const response = await complain(shopper, bad);
    expect(response.status).toBe(400);
    expect(response.body.data.fields).toEqual({
      name: 'Name should contain only letters.',
      email: 'Invalid email format.',
      phone: 'Phone number must be exactly 10 digits.',
      issue_type: 'Issue type is required.',
      description: 'Description is required.',
    });
    expect((await complain(shopper, { status: 'Resolved' })).status).toBe(400);
    expect((await complain(shopper, { userId: boss.id })).status).toBe(403);
  });

  it('is limited: the sixth in ten minutes is 429', async () => {
    const shopper = await signedInAs(shop);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await complain(shopper)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the list', () => {
  it('shows shoppers their own, and a SuperAdmin all with their authors', async () => {
    const [one, two] = [await signedInAs(shop), await signedInAs(shop, 'User', { phone: '9000000001' })];
    const mine = complaintOf(await complain(one));
    const theirs = complaintOf(await complain(two));
    expect((await listedBy(one)).complaintList.map(({ _id }) => _id)).toEqual([mine._id]);
    const foreign = await shop.rest('POST', '/complaint/list', { filters: { userId: two.id } }, one.token);
    expect(foreign.status).toBe(403);
    const ofTwo = await listedBy(boss, { filters: { userId: two.id } });
    expect(ofTwo.complaintList).toMatchObject([
      { _id: theirs._id, userId: { _id: two.id, phone: '9000000001' } },
    ]);
  });

  it('is searched by ticket number, text and status, in pages with the true count', async () => {
    const shopper = await signedInAs(shop);
    const made = [];
    for (const description of ['Remote 100% dead', 'Stand wobbles', 'Box torn'])
      made.push(complaintOf(await complain(shopper, { description, issue_type: 'Shipping' })));
    const own = { userId: shopper.id };
    const found = async (filters: object) =>
      (await listedBy(boss, { filters: { ...own, ...filters } })).complaintList.map((c) => c.description);
    expect(await found({ search: made[1]?.ticketNumber.toLowerCase() })).toEqual(['Stand wobbles']);
    expect(await found({ search: '0% D' })).toEqual(['Remote 100% dead']);
    expect(await found({ search: '_' })).toEqual([]);
    await setStatus(made[2]?._id ?? '', 'In_progress');
    expect(await found({ status: 'In_progress' })).toEqual(['Box torn']);
    expect(await found({ issue_type: 'Billing' })).toEqual([]);
    const last = await listedBy(boss, {
      filters: own,
      pageNum: 2,
      pageSize: 2,
      sort: { field: 'created_at', order: 'asc' },
    });
    expect(last.complaintList.map((c) => c.description)).toEqual(['Box torn']);
    expect(last.complaintCount).toBe(3);
  });
});

describe('its status', () => {
  it('is set to any of the three; the shopper is notified and the change is audited', async () => {
    const shopper = await signedInAs(shop);
    const email = `status-${shopper.id}@example.in`;
    const { _id, ticketNumber } = complaintOf(await complain(shopper, { email }));
    expect(complaintOf(await setStatus(_id, 'Resolved')).status).toBe('Resolved');
    const mail = await shop.mail(email, /is resolved$/);
    expect(mail.subject).toBe(`Your complaint ${ticketNumber} is resolved`);
    expect(complaintOf(await setStatus(_id, 'Resolved')).status).toBe('Resolved');
    expect(complaintOf(await setStatus(_id, 'Pending')).status).toBe('Pending');
    await shop.mail(email, /is open$/);
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, _id))
      .orderBy(auditLog.id);
    expect(entries).toMatchObject([
      {
        staffId: boss.id,
        action: 'complaint.status',
        before: { status: 'Pending' },
        after: { status: 'Resolved' },
      },
      { before: { status: 'Resolved' }, after: { status: 'Pending' } },
    ]);
  });

  it('is not overwritten by a tab with an outdated one', async () => {
    const shopper = await signedInAs(shop);
    const email = `tabs-${shopper.id}@example.in`;
    const shown = complaintOf(await complain(shopper, { email }));
    const basedOn = { updated_at: shown.updated_at };
    const resolved = complaintOf(await setStatus(shown._id, 'Resolved', basedOn));
    const refused = await setStatus(shown._id, 'In_progress', basedOn);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: 'Someone else has changed this in the meantime. Please compare and save again.',
      data: { reason: 'RECORD_CHANGED', current: resolved },
    });
    expect((await listedBy(shopper)).complaintList).toEqual([resolved]);
    expect(await shop.db.$count(auditLog, eq(auditLog.entityId, shown._id))).toBe(1);
    /* Setting the status that it already has is no conflict. */
    expect(complaintOf(await setStatus(shown._id, 'Resolved', basedOn))).toEqual(resolved);
    const reopened = await setStatus(shown._id, 'In_progress', { updated_at: resolved.updated_at });
    expect(complaintOf(reopened).status).toBe('In_progress');
  });

  it('is refused when invalid, and for an unknown complaint', async () => {
    const { _id } = complaintOf(await complain(await signedInAs(shop)));
    expect((await setStatus(_id, 'Closed')).status).toBe(400);
    expect((await setStatus('nothing', 'Resolved')).status).toBe(404);
  });
});
