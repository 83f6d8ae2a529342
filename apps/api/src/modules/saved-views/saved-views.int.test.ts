import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedView } from '@aabha/contracts/saved-views/saved-views.schema';
import { VIEW_LISTS, VIEWS_MAX } from '@aabha/contracts/saved-views/saved-views.values';
import { newId } from '@aabha/db/ids';
import { savedViewPlaces, savedViews } from '@aabha/db/schema/saved-views';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { eraseEverywhere } from '../privacy/erase-person.service';

let shop: TestShop;
let asha: SignedIn;
let ravi: SignedIn;
let chief: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await signedInAs(shop, 'SubAdmin', { name: 'Asha Rao' });
  ravi = await signedInAs(shop, 'SubAdmin', { name: 'Ravi Iyer' });
  chief = await signedInAs(shop, 'SuperAdmin', { name: 'Meera Nair' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.delete(savedViews);
  await shop.db.delete(savedViewPlaces);
});

const post = <T extends object>(who: SignedIn, path: string, body: object) =>
  shop.rest<T>('POST', `/savedView/${path}`, body, who.token);
const PENDING = {
  list: 'orders',
  name: 'To ship, last 7 days',
  filter: { status: 'Pending', period: '7' },
  sort: { field: 'created_at', order: 'asc' },
  columns: { order: [], hidden: ['Items'] },
  shared: false,
};
async function save(who: SignedIn, values: object = {}): Promise<SavedView> {
  const { status, body } = await post<{ view: SavedView }>(who, 'new', { ...PENDING, ...values });
  expect(status).toBe(200);
  return body.data.view;
}
async function viewsOf(who: SignedIn, list = 'orders') {
  const { body } = await post<{ viewList: SavedView[]; order: string[]; default_view: string }>(who, 'list', {
    list,
  });
  return body.data;
}
const namesOf = async (who: SignedIn) => (await viewsOf(who)).viewList.map(({ name }) => name);
const auditsOf = async (id: string) =>
  (await shop.trpc(chief.token).audit.list.query({ filters: { entity: 'saved-view', entityId: id } }))
    .auditList;

describe('views of a person', () => {
  it('are saved as they are, and seen by nobody else', async () => {
    const view = await save(asha);
    const { list: _list, ...saved } = PENDING;
    expect(view).toMatchObject({ ...saved, owner: { _id: asha.id }, may_change: true });
    expect((await viewsOf(asha)).viewList).toEqual([view]);
    expect(await namesOf(ravi)).toEqual([]);
    expect(await namesOf(chief)).toEqual([]);
    expect((await post(chief, `${view._id}/update`, { name: 'Mine' })).status).toBe(404);
    expect((await post(ravi, `${view._id}/remove`, {})).status).toBe(404);
    expect(await auditsOf(view._id)).toEqual([]);
  });

  it('have one name each, whatever its case, and not too many', async () => {
    await save(asha);
    const again = await post(asha, 'new', { ...PENDING, name: 'TO SHIP, last 7 days' });
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'You have a view with this name already.' },
    });
    await save(ravi);
    const [one] = await shop.db.select().from(savedViews).limit(1);
    await shop.db.insert(savedViews).values(
      Array.from({ length: VIEWS_MAX - 2 }, (_, index) => ({
        ...{ list: 'orders', ownerId: asha.id, name: `View ${index}`, filter: one?.filter ?? {} },
      })),
    );
    const parallel = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => post(asha, 'new', { ...PENDING, name })),
    );
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('are arranged by each for themselves, with built-in ones among them', async () => {
    const [first, second] = [await save(asha), await save(asha, { name: 'Other', shared: true })];
    const order = [second._id, 'built-in:to-ship', first._id];
    const arranged = { list: 'orders', order, default_view: second._id };
    expect((await post(asha, 'arrange', arranged)).status).toBe(200);
    expect(await viewsOf(asha)).toMatchObject({ order, default_view: second._id });
    expect(await viewsOf(ravi)).toMatchObject({ order: [], default_view: '' });
    expect((await post(asha, 'arrange', { ...arranged, order: [], default_view: '' })).status).toBe(200);
    expect(await viewsOf(asha)).toMatchObject({ order: [], default_view: '' });
  });
});

describe('shared views', () => {
  it('are seen by all, and changed by their author and by a SuperAdmin, with entries in the audit log', async () => {
    const view = await save(asha, { shared: true });
    expect((await viewsOf(ravi)).viewList).toMatchObject([{ _id: view._id, may_change: false }]);
    expect(await post(ravi, `${view._id}/update`, { name: 'Ravi’s' })).toMatchObject({
      status: 403,
      body: { message: 'A shared view is changed by who made it, or by a SuperAdmin.' },
    });
    expect((await post(chief, `${view._id}/update`, { name: 'All to ship' })).status).toBe(200);
    expect(await namesOf(ravi)).toEqual(['All to ship']);
    expect((await post(asha, `${view._id}/update`, { shared: false })).status).toBe(200);
    expect(await namesOf(ravi)).toEqual([]);
    /* It is no longer shared, so the SuperAdmin has nothing to do with it. */
    expect((await post(chief, `${view._id}/remove`, {})).status).toBe(404);
    expect((await post(asha, `${view._id}/remove`, {})).status).toBe(200);
    expect((await auditsOf(view._id)).map(({ action, after }) => [action, after])).toMatchObject([
      ['saved-view.update', { shared: false }],
      ['saved-view.update', { name: 'All to ship' }],
      ['saved-view.create', { name: PENDING.name, filter: PENDING.filter, shared: true }],
    ]);
  });

  it('that changed in the meantime are compared first: of two changes at once one is refused', async () => {
    const view = await save(asha, { shared: true });
    const change = (name: string) =>
      post<{ current?: SavedView }>(chief, `${view._id}/update`, { name, updated_at: view.updated_at });
    const results = await Promise.all([change('One'), change('Two')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [stored] = (await viewsOf(asha)).viewList;
    expect(['One', 'Two']).toContain(stored?.name);
    expect(stored?.updated_at).not.toBe(view.updated_at);
  });

  it('of a list that somebody may not open are refused', async () => {
    const view = await save(chief, { list: 'complaints', filter: { open: true }, shared: true });
    expect((await post(asha, 'list', { list: 'complaints' })).status).toBe(403);
    expect((await post(asha, 'count', { list: 'complaints', filters: [{}] })).status).toBe(403);
    expect((await post(asha, 'new', { ...PENDING, list: 'complaints' })).status).toBe(403);
    expect((await post(asha, `${view._id}/update`, { name: 'Mine' })).status).toBe(403);
    const customer = await signedInAs(shop);
    expect((await post(customer, 'list', { list: 'orders' })).status).toBe(403);
    expect((await post(chief, 'list', { list: 'secrets' })).status).toBe(400);
  });
});

describe('counts', () => {
  it('are those of the list under each filter, in one call; null for what is no filter of it', async () => {
    await someServiceAreas(shop.db);
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    await buy(shop, shopper, product.id);
    const order = await buy(shop, shopper, product.id);
    await shop.trpc(asha.token).orders.updateStatus.mutate({ id: order._id, status: 'Shipped' });
    const count = async (list: string, filters: object[]) =>
      (await post<{ counts: (number | null)[] }>(chief, 'count', { list, filters })).body.data.counts;
    const filters = [{ status: 'Pending' }, {}, { status: 'Lost' }, { unknown: true }, { search: 'zzyzx' }];
    /* A count that a busy machine cannot make in time is there with the next call. */
    const counted = (list: string, wanted: object[]) =>
      expect.poll(() => count(list, wanted), { timeout: 20_000 });
    await counted('orders', filters).toEqual([1, 2, null, null, 0]);
    await counted('allproduct', [{ maxOnHand: 0 }]).toEqual([0]);
    for (const list of VIEW_LISTS) await counted(list, [{}]).toEqual([expect.any(Number)]);
  });

  it('that take too long are left out, and do not hold up the others', async () => {
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table complaints in access exclusive mode`);
      const { status, body } = await post(chief, 'count', {
        list: 'complaints',
        filters: [{ status: 'Resolved' }, { open: true }],
      });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { counts: [null, null] } });
    });
  });
});

it('go with their owner, and so do those that name an erased customer', async () => {
  const customer = await signedInAs(shop);
  await save(asha, { name: 'Own' });
  await save(asha, { name: 'Shared', shared: true });
  await save(ravi, { name: 'By id', filter: { user_id: customer.id } });
  await save(ravi, { name: 'By e-mail', filter: { search: customer.email.toUpperCase() } });
  await save(ravi, { name: 'Others' });
  const erase = (id: string, email: string) =>
    shop.db.transaction((tx) => eraseEverywhere(tx, { userId: id, emails: [email.toLowerCase()] }, newId()));
  expect((await erase(customer.id, customer.email))['saved_views']).toBe(2);
  expect(await namesOf(ravi)).toEqual(['Others', 'Shared']);
  expect((await erase(asha.id, asha.email))['saved_views']).toBe(1);
  expect(await namesOf(ravi)).toEqual(['Others', 'Shared']);
});

describe('every list', () => {
  it('counts its records without a filter, and has no count under one that it does not know', async () => {
    for (const list of VIEW_LISTS) {
      const { status, body } = await post<{ counts: (number | null)[] }>(chief, 'count', {
        list,
        filters: [
          list.startsWith('price-') && list !== 'price-history' ? { kind: 'scheduled' } : {},
          { no: 1 },
        ],
      });
      expect([list, status]).toEqual([list, 200]);
      expect([list, ...body.data.counts.map((count) => typeof count)]).toEqual([list, 'number', 'object']);
    }
  });

  it('keeps views from staff who may not open it', async () => {
    const meena = await signedInAs(shop, 'SubAdmin', { name: 'Meena Pillai' });
    const theirs = [];
    for (const list of VIEW_LISTS)
      if ((await post(meena, 'list', { list })).status === 200) theirs.push(list);
    expect(theirs).toEqual([
      ...[
        'orders',
        'draft-orders',
        'dispatch',
        'shipments',
        'installations',
        'refund-requests',
        'pictures',
        'cases',
        'saved-replies',
      ],
      ...['messages', 'news-updates', 'mail-log', 'jobs'],
    ]);
  });
});
