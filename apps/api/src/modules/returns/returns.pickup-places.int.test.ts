import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serviceAreas } from '@aabha/db/schema/service-areas';
import { pickingUp } from '../../testing/picking-up';

const { at, approved, book, freeOf, setLimit, slot, slotsOf, wrongCounts } = pickingUp();

describe('places', () => {
  it('are exact: of 40 who want the last five, five get one', async () => {
    await setLimit(5);
    const ids = await approved(40);
    const wanted = await slot(ids[0], 15);
    const answers = await Promise.all(ids.map((id) => book(id, wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(35);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'All places of this time are taken. Please choose another one.',
    );
    expect((await slotsOf(ids[0])).slots[15]).toMatchObject({ is_free: false });
    await setLimit(20);
    expect(await freeOf(ids[0], 15)).toBe(15);
  });

  it('are exact while returns move to and fro, and between centres', async () => {
    await at.shop.db
      .update(serviceAreas)
      .set({ returnCenter: 'Airport Hub' })
      .where(eq(serviceAreas.zipcode, '560100'));
    const ids = [...(await approved(10)), ...(await approved(10, '560100'))];
    const [one, other] = [await slot(ids[0]!, 16), await slot(ids[0]!, 17)];
    await Promise.all(ids.map((id, index) => book(id, index % 2 === 0 ? one : other)));
    const moves = await Promise.all(
      ids.flatMap((id, index) => [
        book(id, index % 2 === 0 ? other : one),
        book(id, index % 2 === 0 ? one : other, at.boss),
      ]),
    );
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await wrongCounts()).toEqual([]);
  });

  it('go either to the booking or to nobody when a return is rejected at once', async () => {
    const ids = await approved(6);
    const wanted = await slot(ids[0], 18);
    await Promise.all(
      ids.flatMap((id) => [
        book(id, wanted),
        at.shop.rest('POST', `/returnRequest/${id}/reject`, { reason: 'It is late.' }, at.boss.token),
      ]),
    );
    expect(await at.shop.sql`select from return_pickups where return_id = any(${ids})`).toHaveLength(0);
  });
});

describe('the list of returns', () => {
  it('is filtered by the day of the pickup, and exported with it', async () => {
    const ids = await approved(3);
    const [early, late] = [await slot(ids[0], 13), await slot(ids[0], 19)];
    await book(ids[0], early);
    await book(ids[1]!, late);
    const client = at.shop.trpc(at.boss.token);
    const found = async (filters: object) =>
      (await client.returns.list.query({ pageSize: 100, filters })).returnRequestList
        .map(({ _id }) => _id)
        .filter((id) => ids.includes(id));
    expect(await found({ pickup_from: early.day, pickup_to: early.day })).toEqual([ids[0]]);
    expect(await found({ pickup_from: late.day })).toEqual([ids[1]]);
    expect((await found({ pickup_from: early.day })).toSorted()).toEqual([ids[0], ids[1]!].toSorted());
    expect(await found({ pickup_to: '2020-01-01' })).toEqual([]);
    const response = await fetch(`${at.shop.url}/api/v1/returnRequest/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { pickup_from: early.day, pickup_to: early.day } }),
    });
    const csv = await response.text();
    expect(csv).toContain(',Pickup day,Pickup time,Pickup centre,');
    expect(csv).toContain(`,${early.day},12 noon to 3 pm,Bengaluru Hub,`);
  });
});
