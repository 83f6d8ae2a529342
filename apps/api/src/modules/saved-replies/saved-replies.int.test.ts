import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';
import type { FilledReply, SavedReply } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { users } from '@aabha/db/schema/accounts';
import { auditLog } from '@aabha/db/schema/audit';
import { complaintForm } from '../../testing/a-complaint';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let clerk: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  clerk = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const FIELDS = {
  name: 'Fitter comes',
  kinds: ['complaint'],
  text_en: 'Dear {name}, about {ticket} and {order}. {staff}, {shop}',
  text_hi: '{name} जी, {ticket}',
};
const call = (path: string, body: object, by = clerk) =>
  shop.rest<{ savedReply: SavedReply }>('POST', `/savedReply/${path}`, body, by.token);

it('are kept by any staff: each name once, no unknown placeholder, no change over a newer one', async () => {
  const { savedReply: one } = (await call('new', FIELDS)).body.data;
  expect(one).toMatchObject(FIELDS);
  expect((await call('new', { ...FIELDS, name: 'FITTER comes' }, boss)).status).toBe(409);
  expect((await call('new', { ...FIELDS, name: 'Other', text_hi: 'नमस्ते {nmae}' })).status).toBe(400);
  const changed = {
    ...FIELDS,
    text_en: 'Dear {name}, {ticket}, {order}. {staff}',
    updated_at: one.updated_at,
  };
  const { savedReply: newer } = (await call(`${one._id}/update`, changed)).body.data;
  expect(newer).toMatchObject({ text_en: changed.text_en });
  const late = await call(`${one._id}/update`, changed, boss);
  expect([late.status, late.body]).toMatchObject([409, { data: { current: { _id: one._id } } }]);
  const list = await shop.trpc(clerk.token).savedReplies.list.query({ filters: { kind: 'complaint' } });
  expect([list.savedReplyList, list.savedReplyCount]).toMatchObject([[{ _id: one._id }], 1]);
  expect(
    (await shop.trpc(clerk.token).savedReplies.list.query({ filters: { kind: 'return' } })).savedReplyCount,
  ).toBe(0);
  const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, one._id));
  expect(entries.map(({ action }) => action)).toEqual(['saved-reply.create', 'saved-reply.update']);
});

it('are filled in for a case, in the language of its customer, for who may see the case', async () => {
  const shopper = await signedInAs(shop);
  const raised = await shop.rest<{ complaint: Complaint }>(
    'POST',
    '/complaint/new',
    complaintForm(shopper),
    shopper.token,
  );
  const { _id: id, ticketNumber } = raised.body.data.complaint;
  const ask = (by: SignedIn) =>
    shop.rest<{ replyList: FilledReply[] }>(
      'POST',
      '/savedReply/for-case',
      { kind: 'complaint', id },
      by.token,
    );
  expect((await ask(clerk)).status).toBe(403);
  expect((await ask(boss)).body.data.replyList).toMatchObject([
    {
      ...{ name: 'Fitter comes', language: 'en', missing: ['order'] },
      text: `Dear Asha Rao, ${ticketNumber}, {order}. ${boss.name}`,
    },
  ]);
  await shop.db.update(users).set({ language: 'hi' }).where(eq(users.id, shopper.id));
  expect((await ask(boss)).body.data.replyList).toMatchObject([
    { language: 'hi', text: `Asha Rao जी, ${ticketNumber}`, missing: [] },
  ]);
});

it('are deleted, once', async () => {
  const { savedReply } = (await call('new', { ...FIELDS, name: 'Gone' })).body.data;
  expect((await call(`${savedReply._id}/remove`, {})).status).toBe(200);
  expect((await call(`${savedReply._id}/remove`, {})).status).toBe(404);
  expect((await call(`${savedReply._id}/update`, FIELDS)).status).toBe(404);
});
