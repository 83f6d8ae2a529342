import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Case, CaseFilters } from '@aabha/contracts/cases/cases.schema';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { complaints } from '@aabha/db/schema/complaints';
import { contactMessages } from '@aabha/db/schema/contact';
import { complaintForm } from '../../testing/a-complaint';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { returning } from '../../testing/returning';

const at = returning();
let clerk: SignedIn;
let complaint: string;
let message: string;
let request: string;
let order: string;

const inbox = async (filters: CaseFilters = {}, by = at.boss) =>
  (await at.shop.trpc(by.token).cases.list.query({ filters, pageSize: 100 })).caseList;
const idsOf = (cases: readonly Case[]) => cases.map(({ _id }) => _id);
const caseOf = async (id: string, filters: CaseFilters = {}) =>
  (await inbox(filters)).find(({ _id }) => _id === id);
const act = (path: string, body: object, by = at.boss) => at.shop.rest('POST', path, body, by.token);

beforeAll(async () => {
  clerk = await signedInAs(at.shop, 'SubAdmin');
  const form = complaintForm(at.shopper);
  const raised = await at.shop.rest<{ complaint: Complaint }>(
    'POST',
    '/complaint/new',
    form,
    at.shopper.token,
  );
  complaint = raised.body.data.complaint._id;
  const sender = { name: 'Ravi Iyer', email: 'ravi@example.in', phone: '9876501234' };
  await at.shop.rest('POST', '/admin/contact-us', {
    ...sender,
    ...{ subject: 'Wall mount', message: 'Does it fit a wall of bricks?' },
  });
  const [sent] = await at.shop.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, sender.email));
  message = sent?.id ?? '';
  const asked = await at.aRequest();
  request = asked.returnId;
  order = asked._id;
});

describe('the inbox', () => {
  it('has complaints, messages and returns, what is due first on top', async () => {
    const cases = await inbox();
    expect(idsOf(cases)).toEqual([request, message, complaint].toSorted((a, b) => dueOf(a) - dueOf(b)));
    function dueOf(id: string) {
      return Date.parse(cases.find(({ _id }) => _id === id)?.due_at ?? '');
    }
    expect(cases.find(({ _id }) => _id === complaint)).toMatchObject({
      ...{ kind: 'complaint', customer: 'Asha Rao', subject: 'Technical', state: 'us', status: 'Pending' },
      ...{ number: `T-${complaint.slice(-8).toUpperCase()}`, assigned_to: null },
      last: { by: 'customer', text: 'No picture since Monday.' },
    });
    expect(cases.find(({ _id }) => _id === request)).toMatchObject({
      ...{ kind: 'return', number: order.slice(-8).toUpperCase(), status: 'requested' },
      last: { by: 'customer', text: 'Changed mind' },
    });
  });

  it('shows a SubAdmin messages only, also where another kind is asked for', async () => {
    expect(idsOf(await inbox({}, clerk))).toEqual([message]);
    expect(await inbox({ kind: 'complaint' }, clerk)).toEqual([]);
    const waiting = async (by: SignedIn) => (await at.shop.trpc(by.token).cases.waiting.query()).waiting;
    expect(await waiting(clerk)).toEqual({ complaint: null, message: 1, return: null });
    expect(await waiting(at.boss)).toEqual({ complaint: 1, message: 1, return: 1 });
    const place = { kind: 'complaint', id: complaint } as const;
    expect(await at.shop.trpc(clerk.token).cases.neighbours.query(place)).toEqual({
      previous: null,
      next: null,
    });
    const refused = await at.shop.rest('POST', '/case/list', {}, at.shopper.token);
    expect(refused.status).toBe(403);
  });

  it('leads from each case to the next and back', async () => {
    const cases = await inbox();
    const steps = await Promise.all(
      cases.map(({ kind, _id }) => at.shop.trpc(at.boss.token).cases.neighbours.query({ kind, id: _id })),
    );
    expect(steps.map(({ previous }) => previous?._id)).toEqual([undefined, ...idsOf(cases).slice(0, -1)]);
    expect(steps.map(({ next }) => next?._id)).toEqual([...idsOf(cases).slice(1), undefined]);
  });

  it('pages, with the number of all', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) =>
        at.shop.trpc(at.boss.token).cases.list.query({ pageNum, pageSize: 1, filters: {} }),
      ),
    );
    expect(pages.flatMap(({ caseList }) => idsOf(caseList))).toEqual(idsOf(await inbox()));
    expect(pages.map(({ caseCount }) => caseCount)).toEqual([3, 3, 3, 3]);
  });

  it('is narrowed by who handles a case, by text and by what is overdue', async () => {
    await act(`/complaint/${complaint}/assign`, { staff_id: at.boss.id });
    await act(`/message/${message}/assign`, { staff_id: clerk.id });
    expect(idsOf(await inbox({ assigned: 'me' }))).toEqual([complaint]);
    expect(idsOf(await inbox({ assigned: 'nobody' }))).toEqual([request]);
    expect(idsOf(await inbox({ assigned: 'somebody' })).toSorted()).toEqual([complaint, message].toSorted());
    expect(idsOf(await inbox({ search: 'bricks' }))).toEqual([message]);
    expect(idsOf(await inbox({ search: `T-${complaint.slice(-8)}` }))).toEqual([complaint]);
    expect(idsOf(await inbox({ search: order.slice(-8) }))).toContain(request);
    expect(await inbox({ overdue: true })).toEqual([]);
    const early = sql`now() - interval '1 minute'`;
    await at.shop.db.update(complaints).set({ dueAt: early }).where(eq(complaints.id, complaint));
    expect(idsOf(await inbox({ overdue: true }))).toEqual([complaint]);
  });

  it('is exported as CSV in its order', async () => {
    const response = await fetch(`${at.shop.url}/api/v1/case/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${at.boss.token}` },
      body: '{}',
    });
    const rows = (await response.text()).trim().split('\r\n').slice(1);
    const numbers = (await inbox()).map(({ number }) => number);
    expect(rows).toHaveLength(3);
    for (const [index, number] of numbers.entries()) expect(rows[index]).toContain(number);
  });
});

describe('a case', () => {
  it('waits for the customer once the shop answered, and for the shop once the customer writes; notes change nothing', async () => {
    const client = at.shop.trpc(at.shopper.token);
    await act(`/complaint/${complaint}/answer`, { text: 'Called the fitter.', note: true });
    expect(await caseOf(complaint)).toMatchObject({ state: 'us', last: { by: 'customer' } });
    await act(`/complaint/${complaint}/answer`, { text: 'The fitter comes on Friday.' });
    expect(await caseOf(complaint, { state: 'us' })).toBeUndefined();
    expect(await caseOf(complaint, { state: 'customer' })).toMatchObject({
      state: 'customer',
      last: { by: 'shop', text: 'The fitter comes on Friday.' },
    });
    const form = new FormData();
    form.append('id', complaint);
    form.append('text', 'Nobody came.');
    await client.complaints.reply.mutate(form);
    expect(await caseOf(complaint, { state: 'us' })).toMatchObject({ last: { text: 'Nobody came.' } });
    await act(`/message/${message}/answer`, { text: 'It does.' }, clerk);
    expect(await caseOf(message, { state: 'customer' })).toMatchObject({ due_at: null });
  });

  it('is closed with its complaint, and waits for the shop when staff open it again', async () => {
    await act(`/complaint/${complaint}/answer`, { text: 'Repaired on Saturday.' });
    await act(`/complaint/${complaint}/update`, { status: 'Resolved' });
    expect(await caseOf(complaint)).toBeUndefined();
    expect(await caseOf(complaint, { state: 'closed' })).toMatchObject({ state: 'closed', due_at: null });
    await act(`/complaint/${complaint}/update`, { status: 'In_progress' });
    expect(await caseOf(complaint, { state: 'us' })).toMatchObject({ status: 'In_progress' });
  });

  it('follows the steps of its return, which can be assigned to a SuperAdmin', async () => {
    expect((await act(`/returnRequest/${request}/assign`, { staff_id: clerk.id })).status).toBe(404);
    expect((await act(`/returnRequest/${request}/assign`, { staff_id: at.boss.id })).status).toBe(200);
    expect(await caseOf(request, { assigned: 'me' })).toMatchObject({ assigned_to: { _id: at.boss.id } });
    const own = await at.shop.trpc(at.shopper.token).returns.own.query({ order_id: order });
    expect(own.returnRequest.assigned_to).toBeNull();
    await at.step(request, { status: true });
    expect(await caseOf(request, { state: 'customer' })).toMatchObject({ status: 'approved', due_at: null });
    await act(`/returnRequest/${request}/receive`, {});
    expect(await caseOf(request, { state: 'us' })).toMatchObject({
      status: 'received',
      last: { by: 'shop' },
    });
    await act(`/returnRequest/${request}/reject`, { reason: 'We found no fault' });
    expect(await caseOf(request, { state: 'closed' })).toMatchObject({ status: 'rejected' });
    const entries = await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, request));
    expect(entries.map(({ action }) => action)).toContain('return.assign');
  });

  it('of a return is closed while its refund is on its way', async () => {
    const { returnId } = await at.aRequest();
    await at.step(returnId, { status: true });
    await at.step(returnId, { refund_status: true });
    expect(await caseOf(returnId)).toBeUndefined();
    expect(await caseOf(returnId, { state: 'closed', kind: 'return' })).toMatchObject({ status: 'refunded' });
  });
});
