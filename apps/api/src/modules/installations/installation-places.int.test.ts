import { describe, expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { signedInAs } from '../../testing/builders';
import { installing } from '../../testing/installing';

const desk = installing();
const { book, freeOf, move, orders, slot, slotsOf } = desk;
const today = () => indiaDay(new Date());
const zones = () => desk.shop.trpc(desk.boss.token).installations;
const fieldsOf = ({ name, districts, pins, places, exceptions }: (typeof desk)['zone']) => ({
  ...{ name, districts, pins, places, exceptions },
});

/** Lets the zone have so many places in a part of a day. */
async function setPlaces(day: string, places: number) {
  const exceptions = [{ day, places: [places, places, places], note: 'Test' }];
  await zones().updateZone.mutate({ ...fieldsOf(desk.zone), id: desk.zone._id, exceptions });
}

describe('places', () => {
  it('are exact: of 40 who want the last five, five get one', async () => {
    const ids = await orders(40, { expected: today() });
    const wanted = await slot(ids[0]!, 4);
    await setPlaces(wanted.day, 5);
    const answers = await Promise.all(ids.map((id) => book(id, wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(35);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'All places of this time are taken now. Please choose another one.',
    );
    expect(await freeOf(ids[0]!, wanted)).toBe(0);
    const shown = (await slotsOf(ids[0]!)).slots.find(
      (one) => one.day === wanted.day && one.part === wanted.part,
    );
    expect(shown).toMatchObject({ is_free: false });
  });

  it('are exact while installations move to and fro', async () => {
    const ids = await orders(20, { expected: today() });
    const [one, other] = [await slot(ids[0]!, 16), await slot(ids[0]!, 17)];
    const booked = await Promise.all(ids.map((id, index) => book(id, index % 2 === 0 ? one : other)));
    const moves = await Promise.all(
      booked.flatMap(({ body }, index) => {
        const { _id } = body.data.installation;
        return [
          move(_id, index % 2 === 0 ? other : one, desk.boss),
          move(_id, index % 2 === 0 ? one : other, desk.boss),
        ];
      }),
    );
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200]));
    expect([...(await desk.wrongCounts())]).toEqual([]);
  });

  it('of one television are taken once by those who book it at once', async () => {
    const [id = ''] = await orders(1, { expected: today() });
    const wanted = await slot(id, 20);
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(id, wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('go either to the booking or to nobody when the order is cancelled at once', async () => {
    const ids = await orders(6, { expected: today() });
    const wanted = await slot(ids[0]!, 22);
    await Promise.all(
      ids.flatMap((id) => [
        book(id, wanted),
        desk.shop.rest('POST', `/order/${id}/update`, { status: 'Cancelled' }, desk.boss.token),
      ]),
    );
    const left = await desk.shop.sql`select from installations
      where order_id = any(${ids}) and state in ('booked', 'moved')`;
    expect(left).toHaveLength(0);
  });
});

describe('a zone', () => {
  const places = Array.from({ length: 7 }, () => [1, 0, 0]);
  const fields = (over: object = {}) => ({
    ...{ name: 'Mysuru', districts: [], pins: ['560100'], places, exceptions: [] },
    ...over,
  });

  it('has areas of its own, which are there and in no other zone', async () => {
    const refused = async (over: object) =>
      zones()
        .createZone.mutate(fields(over))
        .then(
          () => '',
          (error: { message: string }) => error.message,
        );
    expect(await refused({ districts: ['Atlantis'] })).toBe(
      'No PIN code of India is in this area. Please check its spelling.',
    );
    expect(await refused({ districts: ['Bengaluru'] })).toBe(
      'Bengaluru belongs to the zone Bengaluru already.',
    );
    expect(await refused({ name: 'Bengaluru' })).toBe('There is a technician zone of this name already.');
    expect(await refused({ pins: [] })).not.toBe('');
  });

  it('of a PIN code goes before that of its district, is changed by one at a time, and removed when nobody waits', async () => {
    const { zone } = await zones().createZone.mutate(fields());
    const [id = ''] = await orders(1, { expected: today(), zip: '560100' });
    const { slots, zone: name } = await slotsOf(id, desk.boss);
    expect([name, slots.length, slots[0]?.free]).toEqual(['Mysuru', 14, 1]);
    expect((await book(id, slots[0]!)).status).toBe(200);
    const remove = () => zones().removeZone.mutate({ id: zone._id });
    await expect(remove()).rejects.toMatchObject({ data: { reason: 'ZONE_IN_USE' } });
    const edit = { ...fields({ name: 'Mysuru Road' }), id: zone._id, updated_at: zone.updated_at };
    const edits = await Promise.allSettled([
      zones().updateZone.mutate(edit),
      zones().updateZone.mutate({ ...edit, name: 'Hosur Road' }),
    ]);
    expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await desk.shop.rest('POST', `/order/${id}/update`, { status: 'Cancelled' }, desk.boss.token);
    expect(await remove()).toEqual({ message: 'The technician zone is removed.' });
    const [row] = await desk.shop.sql<{ zone: string; id: string | null }[]>`
      select zone_name as zone, zone_id as id from installations where order_id = ${id}`;
    expect(row).toEqual({ zone: 'Mysuru', id: null });
  });

  it('is read by all staff, and changed by SuperAdmins', async () => {
    const helper = await signedInAs(desk.shop, 'SubAdmin');
    const { installations } = desk.shop.trpc(helper.token);
    expect((await installations.listZones.query({})).zoneCount).toBeGreaterThan(0);
    await expect(installations.createZone.mutate(fields())).rejects.toMatchObject({
      data: { httpStatus: 403 },
    });
  });
});

describe('the list', () => {
  it('is filtered by day, zone, state and type, and exported', async () => {
    const ids = await orders(2, { expected: today() });
    const [early, late] = [await slot(ids[0]!, 30), await slot(ids[0]!, 36)];
    await book(ids[0]!, early);
    await book(ids[1]!, late, desk.shopper, { type: 'demo' });
    const client = desk.shop.trpc(desk.boss.token);
    const found = async (filters: object) =>
      (await client.installations.list.query({ pageSize: 100, filters })).installationList
        .map(({ order_id }) => order_id)
        .filter((id) => ids.includes(id));
    expect(await found({ from: early.day, to: early.day })).toEqual([ids[0]]);
    expect(await found({ from: early.day })).toEqual([ids[1], ids[0]]);
    expect(await found({ type: 'demo' })).toEqual([ids[1]]);
    expect(await found({ state: 'done' })).toEqual([]);
    expect(await found({ zone: desk.zone._id })).toHaveLength(2);
    expect(await found({ zone: 'x' })).toEqual([]);
    const response = await fetch(`${desk.shop.url}/api/v1/installation/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${desk.boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { type: 'demo' } }),
    });
    const csv = await response.text();
    expect(csv).toContain('Order,Television,Unit,Type,State,Day,Time,Zone,');
    expect(csv).toContain(`,Surya 43,1,Demo only,Booked,${late.day},`);
  });
});
