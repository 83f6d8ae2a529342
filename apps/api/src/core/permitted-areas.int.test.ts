import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CASE_KINDS, CASE_PERMISSIONS, type CaseKind } from '@aabha/contracts/cases/cases.values';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import type { Invoice } from '@aabha/contracts/invoices/invoices.schema';
import {
  FIRST_PERMISSIONS,
  PERMISSIONS,
  type Permission,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import { complaints } from '@aabha/db/schema/complaints';
import { contactMessages } from '@aabha/db/schema/contact';
import { returnRequests } from '@aabha/db/schema/returns';
import { complaintForm } from '../testing/a-complaint';
import { signedInAs } from '../testing/builders';
import { signedInWith, type Permitted } from '../testing/permitted';
import { refusedWith } from '../testing/refunding';
import { returning } from '../testing/returning';

const at = returning();
const FORBIDDEN = refusedWith('FORBIDDEN');
const without = (...some: Permission[]) => PERMISSIONS.filter((name) => !some.includes(name));

let member: Permitted;
let orderId: string;
const ids = {} as Record<CaseKind, string>;
beforeAll(async () => {
  const { shop, shopper } = at;
  const raised = await shop.rest<{ complaint: Complaint }>(
    'POST',
    '/complaint/new',
    complaintForm(shopper),
    shopper.token,
  );
  ids.complaint = raised.body.data.complaint._id;
  await shop.rest('POST', '/admin/contact-us', {
    ...{ name: 'Ravi Iyer', email: 'ravi@example.in', phone: '9876501234' },
    ...{ subject: 'Wall mount', message: 'Does it fit a wall of bricks?' },
  });
  const [sent] = await shop.db.select().from(contactMessages);
  ids.message = sent?.id ?? '';
  const asked = await at.aRequest();
  ids.return = asked.returnId;
  orderId = asked._id;
});
beforeEach(async () => {
  member = await signedInWith(at.shop, [], { name: 'Kavita Shah' });
});

const api = () => at.shop.trpc(member.token);

describe('invoices', () => {
  const invoiceOf = () =>
    vi.waitFor(async () => {
      const { invoiceList } = await at.shop.trpc(at.boss.token).invoices.list.query({});
      expect(invoiceList).toHaveLength(1);
      return invoiceList[0] as Invoice;
    });

  it('are all shown and downloaded with the permission, and none without', async () => {
    const { _id: id } = await invoiceOf();
    await member.permit(without('invoices'));
    for (const call of [
      () => api().invoices.list.query({}),
      () => api().invoices.list.query({ filters: { user_Id: member.id } }),
      () => api().invoices.download.query({ id }),
      () => api().creditNotes.list.query({}),
    ])
      await expect(call()).rejects.toMatchObject(FORBIDDEN);
    await member.permit(['invoices']);
    const { invoiceList, invoiceCount } = await api().invoices.list.query({});
    expect([invoiceCount, invoiceList.map(({ _id }) => _id)]).toEqual([1, [id]]);
    const filters = { user_Id: at.shopper.id };
    expect((await api().invoices.list.query({ filters })).invoiceCount).toBe(1);
    expect((await api().invoices.download.query({ id })).filename).toMatch(/\.pdf$/);
    expect((await api().creditNotes.list.query({})).creditNoteCount).toBe(0);
    /* A document for staff is in English, whatever their own account says. */
    await at.shop.sql`update users set language = 'hi' where id = ${member.id}`;
    const { pdf } = await api().invoices.download.query({ id });
    expect(pdf).toBe((await at.shop.trpc(at.boss.token).invoices.download.query({ id })).pdf);
  });

  it('of somebody else stay closed to a shopper', async () => {
    const { _id: id } = await invoiceOf();
    const other = at.shop.trpc((await signedInAs(at.shop)).token);
    await expect(other.invoices.download.query({ id })).rejects.toMatchObject(
      refusedWith('INVOICE_NOT_FOUND'),
    );
    expect((await other.invoices.list.query({})).invoiceCount).toBe(0);
  });
});

describe('cases', () => {
  const ASSIGN: Readonly<Record<CaseKind, string>> = {
    complaint: '/complaint',
    message: '/message',
    return: '/returnRequest',
  };
  const assign = (kind: CaseKind, staff_id: string, by = at.boss) =>
    at.shop.rest('POST', `${ASSIGN[kind]}/${ids[kind]}/assign`, { staff_id }, by.token);
  const assignees = async (kind: CaseKind, by: { token: string } = at.boss) =>
    (await at.shop.trpc(by.token).cases.assignees.query({ kind })).staff.map(({ _id }) => _id);
  const assigned = async () => {
    const { db } = at.shop;
    const [[complaint], [message], [request]] = [
      await db.select().from(complaints).where(eq(complaints.id, ids.complaint)),
      await db.select().from(contactMessages).where(eq(contactMessages.id, ids.message)),
      await db.select().from(returnRequests).where(eq(returnRequests.id, ids.return)),
    ];
    return { complaint: complaint?.assignedTo, message: message?.assignedTo, return: request?.assignedTo };
  };

  it.each(CASE_KINDS)('of the kind %s are seen, counted and assigned with their permission', async (kind) => {
    await member.permit([CASE_PERMISSIONS[kind]]);
    expect((await api().cases.list.query({})).caseList.map(({ _id }) => _id)).toEqual([ids[kind]]);
    const { waiting } = await api().cases.waiting.query();
    expect(waiting).toEqual({ complaint: null, message: null, return: null, [kind]: 1 });
    expect(await assignees(kind, member)).toEqual(expect.arrayContaining([member.id, at.boss.id]));
    for (const other of CASE_KINDS.filter((name) => name !== kind)) {
      await expect(assignees(other, member)).rejects.toMatchObject(FORBIDDEN);
      expect(await assignees(other)).not.toContain(member.id);
      expect((await assign(other, member.id)).status, other).toBe(404);
      expect((await assign(other, at.boss.id, member)).status, other).toBe(403);
    }
    expect((await assign(kind, member.id, member)).status).toBe(200);
    expect((await assigned())[kind]).toBe(member.id);

    await member.permit(without(CASE_PERMISSIONS[kind]));
    expect(await assignees(kind)).not.toContain(member.id);
    expect((await assign(kind, member.id)).status).toBe(404);
    expect((await assign(kind, at.shopper.id)).status).toBe(404);
    const listed = (await api().cases.list.query({})).caseList.map((found) => found.kind);
    expect(listed.toSorted()).toEqual(CASE_KINDS.filter((name) => name !== kind));
  });

  it('cannot be assigned to somebody who cannot log in', async () => {
    await member.permit(PERMISSIONS);
    await at.shop.sql`update users set disabled_at = now() where id = ${member.id}`;
    for (const kind of CASE_KINDS) {
      expect(await assignees(kind)).not.toContain(member.id);
      expect((await assign(kind, member.id)).status).toBe(404);
    }
  });

  it('open the list of complaints and of returns to staff with the permission, of all customers', async () => {
    await member.permit(['complaints']);
    expect((await api().complaints.list.query({})).complaintCount).toBe(1);
    const { status } = await at.shop.rest('GET', `/complaint/${ids.complaint}`, undefined, member.token);
    expect(status).toBe(200);
    await expect(api().returns.list.query({})).rejects.toMatchObject(FORBIDDEN);
    await member.permit(['returns']);
    expect((await api().returns.list.query({})).totalCount).toBe(1);
    await expect(api().complaints.list.query({})).rejects.toMatchObject(FORBIDDEN);
  });

  it('offer saved replies for the kinds of the caller only', async () => {
    await member.permit(['messages']);
    const forCase = (kind: CaseKind) => api().savedReplies.forCase.query({ kind, id: ids[kind] });
    expect((await forCase('message')).replyList).toEqual([]);
    await expect(forCase('complaint')).rejects.toMatchObject(FORBIDDEN);
  });
});

describe('the search', () => {
  const kinds = async (text: string) =>
    (await api().search.staff.query({ text })).groups.map(({ kind }) => kind).toSorted();

  it('finds what the caller may open', async () => {
    const [invoice] = await at.shop.sql<{ number: string }[]>`select number from invoices`;
    const texts = [orderId.slice(-8), at.shopper.email, 'Surya', invoice?.number ?? ''];
    const seen: Record<string, string[]> = {};
    for (const permission of [
      'orders',
      'customers',
      'complaints',
      'invoices',
      'products',
      'stock',
    ] as const) {
      await member.permit([permission]);
      const found: string[] = [];
      for (const text of texts) found.push(...(await kinds(text)));
      seen[permission] = [...new Set(found)];
    }
    expect(seen).toEqual({
      orders: ['order'],
      customers: ['customer'],
      complaints: ['complaint'],
      invoices: ['invoice'],
      products: ['product'],
      stock: [],
    });
  });
});

describe('the figures of what needs attention', () => {
  const FIGURES: Readonly<Partial<Record<Permission, readonly string[]>>> = {
    returns: ['returns_to_decide'],
    complaints: ['complaints_overdue', 'complaints_breached', 'complaints_due_soon'],
    products: ['incomplete_products'],
    privacy: ['data_requests_overdue', 'breaches_overdue'],
    invoices: [],
    settlements: ['book_differences'],
    orders: [],
  };
  const shown = async (token = member.token) => {
    const { body } = await at.shop.rest<{ attention: Record<string, unknown> }>(
      'GET',
      '/admin/attention',
      undefined,
      token,
    );
    const all = Object.values(FIGURES).flat();
    return Object.entries(body.data.attention)
      .filter(([name, value]) => [...all, 'failed_mails', 'restore_drills'].includes(name) && value !== null)
      .map(([name]) => name);
  };

  it.each(Object.entries(FIGURES))('are numbers with %s, and null without', async (permission, names) => {
    await member.permit([permission]);
    expect((await shown()).toSorted()).toEqual(names.toSorted());
    await member.permit(without(permission as Permission));
    expect(await shown()).not.toEqual(expect.arrayContaining(names.length ? [...names] : ['failed_mails']));
  });

  it('of mails and drills are of SuperAdmins', async () => {
    await member.permit(PERMISSIONS);
    expect(await shown()).not.toContain('failed_mails');
    expect(await shown()).not.toContain('restore_drills');
    expect(await shown(at.boss.token)).toEqual(expect.arrayContaining(['failed_mails', 'restore_drills']));
    await member.permit(FIRST_PERMISSIONS);
    expect(await shown()).toEqual([]);
  });
});
