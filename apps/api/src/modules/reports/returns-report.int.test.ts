import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { products } from '@aabha/db/schema/products';
import { returnRequests } from '@aabha/db/schema/returns';
import { PAID, returning } from '../../testing/returning';

const at = returning();
const today = indiaDay(new Date());
const days = { from: today, to: today };
const boss = () => at.shop.trpc(at.boss.token);

/** Returns a return of one of two televisions of a brand. */
async function aReturn(brand: string, return_reason: string) {
  const { _id, product } = await at.aDelivered();
  await at.shop.db.update(products).set({ companyName: brand }).where(eq(products.id, product.id));
  const { body } = await at.create(at.shopper, _id, {
    ...{ lines: [{ position: 0, quantity: 1 }], return_reason },
  });
  return { id: body.data.returnRequest._id, order: _id, product: product.id };
}
const countOf = async (filters: object) => (await boss().returns.list.query({ filters })).totalCount;

it('returns are counted by television, brand and reason, refunded, replaced and rejected, and lead to their requests', async () => {
  const refunded = await aReturn('Nila', 'Changed mind');
  await at.step(refunded.id, { status: true });
  await at.step(refunded.id, { refund_status: true });
  const rejected = await aReturn('Nila', 'It hums at night');
  await boss().returns.reject.mutate({ id: rejected.id, reason: 'We found no fault' });
  const replaced = await aReturn('Tara', 'Defective product');
  await boss().returns.update.mutate({ id: replaced.id, status: true });
  await boss().returns.receive.mutate({ id: replaced.id });
  await boss().returns.inspect.mutate({
    ...{ id: replaced.id, lines: [{ position: 0, accepted: 1, restock: false }] },
  });
  await boss().returns.replace.mutate({ id: replaced.id, wait: true });
  await vi.waitFor(async () =>
    expect((await at.orderOf(refunded.order)).refunds[0]?.creditNoteNumber).toMatch(/./),
  );

  const brand = await boss().reports.returns.query({ ...days, by: 'brand' });
  const total = { units_sold: 6, requests: 3, units_returned: 3, rate: 50, refunded: 12_345 };
  expect(brand.total).toEqual({ ...total, replaced: 1, rejected: 1 });
  expect(brand.rows).toEqual([
    {
      ...{ key: 'Nila', label: 'Nila', units_sold: 4, requests: 2, units_returned: 2, rate: 50 },
      ...{ refunded: 12_345, replaced: 0, rejected: 1 },
    },
    {
      ...{ key: 'Tara', label: 'Tara', units_sold: 2, requests: 1, units_returned: 1, rate: 50 },
      ...{ refunded: 0, replaced: 1, rejected: 0 },
    },
  ]);

  const reason = await boss().reports.returns.query({ ...days, by: 'reason' });
  expect(reason.total).toEqual(brand.total);
  expect(
    Object.fromEntries(reason.rows.map((row) => [row.key, [row.units_sold, row.units_returned, row.rate]])),
  ).toEqual({
    'Changed mind': [null, 1, 16.67],
    'Defective product': [null, 1, 16.67],
    Other: [null, 1, 16.67],
  });

  const model = await boss().reports.returns.query(days);
  expect(model.total).toEqual(brand.total);
  const own = model.rows.find(({ key }) => key === refunded.product);
  expect(own).toMatchObject({ units_sold: 2, units_returned: 1, refunded: 12_345, rate: 50 });
  expect(own?.label).not.toBe(refunded.product);

  expect(await countOf({ ...days, brand: 'Nila' })).toBe(2);
  expect(await countOf({ ...days, brand: 'Nila', state: 'rejected' })).toBe(1);
  expect(await countOf({ ...days, product_id: refunded.product, refund_status: true })).toBe(1);
  expect(await countOf({ product_id: 'no such id' })).toBe(0);
  for (const [name, count] of [
    ['Other', 1],
    ['Defective product', 1],
    ['Wrong item delivered', 0],
  ] as const)
    expect(await countOf({ ...days, reason: name })).toBe(count);
});

it('a return of everything counts all units of its order, and gives back its delivery in a row of its own', async () => {
  const { _id: order, product } = await at.aDelivered();
  const { body } = await at.create(at.shopper, order);
  const id = body.data.returnRequest._id;
  await at.step(id, { status: true });
  await at.step(id, { refund_status: true });
  await vi.waitFor(async () => expect((await at.orderOf(order)).refunds[0]?.creditNoteNumber).toMatch(/./));
  /* On a day of its own. */
  await at.shop.db
    .update(returnRequests)
    .set({ createdAt: '2025-06-30T18:30:00.000Z' })
    .where(eq(returnRequests.id, id));
  const range = { from: '2025-07-01', to: '2025-07-01' };
  const model = await boss().reports.returns.query(range);
  expect(model.rows.map(({ key, units_returned, rate }) => [key, units_returned, rate])).toEqual([
    [product.id, 2, null],
    ['', 0, null],
  ]);
  const sum = model.rows.reduce((all, { refunded }) => all + refunded, 0);
  expect([sum, model.total.refunded]).toEqual([PAID, PAID]);
  expect(await countOf({ ...range, product_id: product.id })).toBe(1);
  const before = await boss().reports.returns.query({ from: '2025-06-29', to: '2025-06-30' });
  expect(before).toMatchObject({ rows: [], total: { requests: 0, rate: null } });
});

it('the report is a CSV file with all its rows, which is audited', async () => {
  const response = await fetch(`${at.shop.url}/api/v1/report/returns/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${at.boss.token}` },
    body: JSON.stringify({ filters: { ...days, by: 'reason' } }),
  });
  expect(response.headers.get('content-disposition')).toContain(`returns-report-${today}-${today}.csv`);
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n');
  expect(head).toContain('Reason,Requests,Units returned,Rate %,Refunded,Units replaced,Units rejected');
  expect(rows).toHaveLength(Number(response.headers.get('x-row-count')));
  await expect(at.shop.trpc(at.shopper.token).reports.returns.query(days)).rejects.toMatchObject({
    data: { reason: 'FORBIDDEN' },
  });
});
