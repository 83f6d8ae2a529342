import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const FACTS = {
  what: 'A laptop was stolen.',
  data: 'Names and phone numbers',
  affected: 'About 40 customers',
  consequences: 'Unwanted calls',
  measures: 'We locked the laptop.',
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('keeps a breach with its clock and letters, and counts one that is late until the Board is told', async () => {
  const client = shop.trpc(boss.token);
  const { breach } = await client.breaches.create.mutate({ ...FACTS, known_at: hoursAgo(73) });
  expect([breach.clock, Date.parse(breach.due_at) - Date.parse(breach.known_at)]).toEqual([
    'overdue',
    72 * 3_600_000,
  ]);
  expect(breach.letters.board).toContain('About 40 customers');
  await client.breaches.create.mutate({ ...FACTS, known_at: hoursAgo(71) });
  const overdue = () => client.breaches.list.query({ filters: { overdue: true } });
  expect((await overdue()).breachList.map(({ _id }) => _id)).toEqual([breach._id]);
  const figures = async () =>
    (await client.dashboard.get.query({})).dashboard_data.attention.breaches_overdue;
  expect(await figures()).toBe(1);
  const told = {
    ...{ id: breach._id, ...FACTS, known_at: breach.known_at },
    ...{
      board_told_at: hoursAgo(0),
      people_told_at: hoursAgo(1),
      closed: true,
      updated_at: breach.updated_at,
    },
  };
  const { breach: after } = await client.breaches.update.mutate(told);
  expect([after.clock, after.closed_at !== null]).toEqual(['missed', true]);
  expect([(await overdue()).breachCount, await figures()]).toEqual([0, 0]);
  expect((await client.breaches.list.query({ filters: { open: true } })).breachCount).toBe(1);
  await expect(client.breaches.update.mutate({ ...told, what: 'Two laptops.' })).rejects.toThrow(
    'changed this',
  );
  const { auditList } = await client.audit.list.query({ filters: { entity: 'breach' } });
  expect(auditList.map(({ action }) => action).toSorted()).toEqual([
    'breach.create',
    'breach.create',
    'breach.update',
  ]);
});
