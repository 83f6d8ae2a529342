import { beforeAll, describe, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { refunding, units } from '../../testing/refunding';

const at = refunding();
const list = async (filters: object = {}, more: object = {}) =>
  at.shop.trpc(at.boss.token).refunds.list.query({ ...more, filters });
const idsOf = async (filters: object = {}) => (await list(filters)).refundList.map(({ _id }) => _id);

let part: string;
let whole: string;
let order: { id: string };
beforeAll(async () => {
  order = await at.anOrder('Delivered');
  await at.refund(order.id, units(1));
  part = (await at.settled(order.id, 1)).refunds[0]?._id ?? '';
  const cancelled = await at.anOrder();
  await at.setStatus(cancelled.id, 'Cancelled', { reason: 'As the shopper wished.' });
  whole = (await at.settled(cancelled.id, 1)).refunds[0]?._id ?? '';
});

describe('the list of refunds', () => {
  it('has every refund with its order, customer and credit note, newest first or by amount', async () => {
    const { refundList, refundCount } = await list();
    expect(refundCount).toBe(2);
    expect(refundList.map(({ _id }) => _id)).toEqual([whole, part]);
    expect(refundList[1]).toMatchObject({
      ...{ extent: 'part', status: 'processed', amount: 12_345, order_id: order.id, last_error: '' },
      provider_refund_id: expect.stringMatching(/^rfnd_/) as string,
      payment_id: expect.stringMatching(/^pay_/) as string,
      credit_note: { creditNoteNumber: expect.stringMatching(/^CN\//) as string },
      user_Id: { _id: at.shopper.id, email: at.shopper.email },
    });
    const byAmount = await list({}, { sort: { field: 'amount', order: 'asc' }, pageSize: 1 });
    expect(byAmount.refundList.map(({ _id }) => _id)).toEqual([part]);
  });

  it('is narrowed by extent, status and days in India', async () => {
    expect(await idsOf({ extent: 'part' })).toEqual([part]);
    expect(await idsOf({ extent: 'all' })).toEqual([whole]);
    expect(await idsOf({ status: 'failed' })).toEqual([]);
    const today = indiaDay(new Date());
    const tomorrow = indiaDay(new Date(Date.now() + 86_400_000));
    expect(await idsOf({ from: today, to: tomorrow, status: 'processed' })).toEqual([whole, part]);
    expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
    await expect(list({ from: '2026-13-45' })).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
  });

  it('is searched by order, customer, credit note and the ids of the provider, each character literal', async () => {
    const row = (await list({ extent: 'part' })).refundList[0]!;
    const texts = [`#${orderNumber(order.id)}`, row.provider_refund_id, row.payment_id];
    for (const search of [...texts, row.credit_note!.creditNoteNumber.toLowerCase()])
      expect(await idsOf({ search })).toEqual([part]);
    expect(await idsOf({ search: '%' })).toEqual([]);
  });

  it('is exported as CSV', async () => {
    const response = await fetch(`${at.shop.url}/api/v1/refund/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { extent: 'part' } }),
    });
    const [header, line, ...rest] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toMatch(/Date,Refund,Extent,Status,Order/);
    expect(line).toContain(`,12345.00,part,processed,#${orderNumber(order.id)},`);
    expect(rest).toEqual([]);
  });
});
