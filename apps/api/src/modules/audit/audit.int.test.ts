import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { aProduct } from '../../testing/builders';
import { aPicture, sendForm } from '../../testing/forms';
import { returning } from '../../testing/returning';

const at = returning();
const boss = () => at.shop.trpc(at.boss.token);
const listed = async (filters: object) => (await boss().audit.list.query({ filters })).auditList;
/** Returns the subject of a record's newest entry. */
const subjectOf = async (entityId: string) => (await listed({ entityId }))[0]?.subject;

const there = (name: string) => ({ name, exists: true, role: null });
const gone = (name: string) => ({ name, exists: false, role: null });
const BREAKS = [{ minQuantity: 5, discount: 500 }];
const AREA = {
  zipcode: '987001',
  dispatchCenter: 'Hub',
  originCenter: 'Hub',
  returnCenter: 'Hub',
  facilityCity: 'Testpur',
  facilityState: 'Goa',
  outOfDeliveryArea: false,
};

async function aStory(): Promise<string> {
  const response = await sendForm<{ news: { _id: string } }>(
    at.shop,
    '/news/create',
    { title: 'New showroom', subtitle: 'In Pune', description: 'Opens on Monday.', img: [await aPicture()] },
    at.boss.token,
  );
  return response.body.data.news._id;
}

describe('the subject of an entry', () => {
  it('is the present name of a television, its wholesale listing, a coupon, a PIN code, an article', async () => {
    const product = await aProduct(at.shop.db, { name: 'Surya before' });
    const { wholesaleProduct } = await boss().wholesale.create.mutate({
      product_id: product.id,
      priceBreaks: BREAKS,
    });
    await boss().products.applyBulk.mutate({
      items: [{ id: product.id, updated_at: product.updatedAt }],
      change: { stock: { by: 'set', units: 9 } },
    });
    await at.shop.db.update(products).set({ name: 'Surya now' }).where(eq(products.id, product.id));
    const expiryDate = indiaDay(new Date());
    const { coupon } = await boss().coupons.create.mutate({
      code: 'NAMED5',
      discountPercentage: 5,
      expiryDate,
    });
    const { zipcode } = await boss().serviceAreas.create.mutate(AREA);
    expect(await subjectOf(product.id)).toEqual(there('Surya now'));
    expect(await subjectOf(wholesaleProduct._id)).toEqual(there('Surya now'));
    expect(await subjectOf(coupon._id)).toEqual(there('NAMED5'));
    expect(await subjectOf(zipcode._id)).toEqual(there(AREA.zipcode));
    expect(await subjectOf(await aStory())).toEqual(there('New showroom'));
  });

  it('is the number of an order, of a return by its order, of a complaint by its ticket', async () => {
    const { _id, returnId } = await at.aRequest();
    await at.step(returnId, { status: true });
    expect(await subjectOf(_id)).toEqual(there(orderNumber(_id)));
    expect(await subjectOf(returnId)).toEqual(there(orderNumber(_id)));
    const { complaint } = await at.shop.trpc(at.shopper.token).complaints.create.mutate({
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      issue_type: 'Technical',
      description: 'No picture.',
    });
    await boss().complaints.update.mutate({ id: complaint._id, status: 'Resolved' });
    expect(await subjectOf(complaint._id)).toEqual(there(complaint.ticketNumber));
  });

  it('is the name and role of an account', async () => {
    await boss().accounts.update.mutate({ id: at.shopper.id, user: { name: 'Kavya Nair' } });
    expect(await subjectOf(at.shopper.id)).toEqual({ name: 'Kavya Nair', exists: true, role: 'User' });
  });

  it('is the last name of a removed record, in every entry of it', async () => {
    const product = await aProduct(at.shop.db, { name: 'Surya gone' });
    const { wholesaleProduct } = await boss().wholesale.create.mutate({
      product_id: product.id,
      priceBreaks: BREAKS,
    });
    await boss().wholesale.remove.mutate({ id: wholesaleProduct._id });
    await boss().products.remove.mutate({ id: product.id });
    const { zipcode } = await boss().serviceAreas.create.mutate({ ...AREA, zipcode: '987002' });
    await boss().serviceAreas.remove.mutate({ id: zipcode._id });
    const story = await aStory();
    await boss().news.remove.mutate({ id: story });
    for (const [id, name] of [
      [product.id, 'Surya gone'],
      [wholesaleProduct._id, 'Surya gone'],
      [zipcode._id, '987002'],
      [story, 'New showroom'],
    ] as const)
      for (const { subject } of await listed({ entityId: id })) expect(subject).toEqual(gone(name));
  });

  it('is empty where no name is known', async () => {
    await at.shop.db.insert(auditLog).values([
      { staffId: at.boss.id, action: 'news.update', entity: 'news', entityId: 'no id' },
      { staffId: at.boss.id, action: 'thing.do', entity: 'constructor', entityId: 'no-thing' },
    ]);
    const nothing = { name: null, exists: false, role: null };
    expect(await subjectOf('no id')).toEqual(nothing);
    expect(await subjectOf('no-thing')).toEqual(nothing);
  });
});

describe('a page of the log', () => {
  it('has the exact total of a noun, an action, both, none and a person', async () => {
    const entry = (entity: string, action: string) => ({
      staffId: at.boss.id,
      action,
      entity,
      entityId: '1',
    });
    await at.shop.db
      .insert(auditLog)
      .values([entry('sum', 'sum.a'), entry('sum', 'sum.b'), entry('sum', 'sum.b'), entry('other', 'sum.b')]);
    const total = async (filters: object) => (await boss().audit.list.query({ filters })).auditCount;
    expect(await total({ entity: 'sum' })).toBe(3);
    expect(await total({ action: 'sum.b' })).toBe(3);
    expect(await total({ entity: 'sum', action: 'sum.b' })).toBe(2);
    expect(await total({ action: 'sum.b', staffId: at.boss.id })).toBe(3);
    expect(await total({ action: 'sum' })).toBe(0);
    expect(await total({})).toBe(await at.shop.db.$count(auditLog));
  });

  it('needs one query for each kind on it, however many entries there are', async () => {
    const entry = (entity: string, entityId: string) => ({
      staffId: at.boss.id,
      action: 'page.test',
      entity,
      entityId,
    });
    const statements = () => at.shop.statementsOf(() => listed({ action: 'page.test' }));
    const three = await Promise.all([1, 2, 3].map(() => aProduct(at.shop.db)));
    await at.shop.stopWorkers();
    await at.shop.db.insert(auditLog).values(three.slice(0, 1).map(({ id }) => entry('product', id)));
    const one = await statements();
    await at.shop.db.insert(auditLog).values(three.map(({ id }) => entry('product', id)));
    expect(await statements()).toHaveLength(one.length);
    await at.shop.db.insert(auditLog).values([entry('user', at.boss.id), entry('user', at.shopper.id)]);
    expect(await statements()).toHaveLength(one.length + 1);
    at.shop.startWorkers();
  });
});
