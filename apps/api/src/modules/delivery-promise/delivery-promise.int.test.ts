import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { dispatchCenters } from '@aabha/db/schema/delivery-promises';
import { only } from '@aabha/db/tx';
import { aProduct, signedInAs } from '../../testing/builders';
import { dispatchShop, PORT_BLAIR } from '../../testing/dispatch-shop';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const demo = dispatchShop();
const { ask, desk, setClock } = demo;

describe('a promised date', () => {
  it('differs between Bengaluru and Port Blair, with its reasons, over REST too', async () => {
    setClock('2026-12-05T08:29:00Z');
    expect(await ask('560034')).toMatchObject({
      ...{ served: true, city: 'Bengaluru', center: 'Bengaluru Hub', leaves: '2026-12-05' },
      ...{ earliest: '2026-12-07', latest: '2026-12-08', validUntil: '2026-12-05T08:30:00.000Z' },
    });
    setClock('2026-12-05T08:31:00Z');
    const late = await ask('560034');
    expect(late).toMatchObject({ leaves: '2026-12-07', earliest: '2026-12-08', latest: '2026-12-09' });
    expect(late.reasons.map(({ text }) => text)).toEqual([
      'Bengaluru Hub sends nothing on Sun, 6 Dec.',
      'Ordered after 2:00 pm, so it leaves on Mon, 7 Dec.',
      '1 to 2 working days on the way from Bengaluru Hub.',
    ]);
    const { body, status } = await demo.shop.rest('POST', '/delivery/promise', { zipcode: PORT_BLAIR });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('"latest":"2026-12-17"');
    expect(await ask('999999')).toMatchObject({ served: false, latest: '', reasons: [] });
  });

  it('is that of the look-up', async () => {
    const { zipcode } = await demo.shop.trpc().serviceAreas.lookUp.query({ zipcode: '560034' });
    const { earliest, latest } = await ask('560034');
    expect([zipcode.earliestDelivery?.slice(0, 10), zipcode.latestDelivery?.slice(0, 10)]).toEqual([
      ...[earliest, latest],
    ]);
  });

  it('depends on the weight of each television', async () => {
    const { lane } = await desk().createLane.mutate({
      ...{ center_id: demo.bengaluru, kind: 'district', area: 'Bengaluru', transit_min: 0, transit_max: 1 },
      ...{ weekdays: WEEK, max_kg: 15, two_person: false },
    });
    const light = await aProduct(demo.shop.db, { cartonWeightKg: 9 });
    const heavy = await aProduct(demo.shop.db, { cartonWeightKg: 32 });
    setClock('2026-12-01T04:30:00Z');
    const { promises } = await demo.shop
      .trpc()
      .deliveryPromise.products.query({ zipcode: '560034', product_ids: [light.id, heavy.id, 'none'] });
    expect(promises).toHaveLength(2);
    expect(promises).toContainEqual({ product_id: light.id, earliest: '2026-12-01', latest: '2026-12-02' });
    expect(promises).toContainEqual({ product_id: heavy.id, earliest: '2026-12-02', latest: '2026-12-03' });
    expect((await ask('560034', [{ product_id: light.id }, { product_id: heavy.id }])).latest).toBe(
      '2026-12-03',
    );
    setClock();
    await desk().removeLane.mutate({ id: lane._id });
  });
});

describe('dispatch centres, lanes and days', () => {
  it('are refused where they are there already, where nobody lives, and after another edit', async () => {
    const center = only((await desk().listCenters.query({ filters: { search: 'bengaluru' } })).centerList);
    expect(center).toMatchObject({ lane_count: 2, area_count: 8 });
    const { area_count, lane_count, created_at, updated_at, _id, ...fields } = center;
    await expect(desk().createCenter.mutate(fields)).rejects.toMatchObject({
      data: { reason: 'CENTER_TAKEN' },
    });
    const lane = {
      ...({ center_id: _id, kind: 'district', area: 'Bengaluru', transit_min: 1, transit_max: 2 } as const),
      ...{ weekdays: WEEK, max_kg: null, two_person: false },
    };
    await expect(desk().createLane.mutate(lane)).rejects.toMatchObject({ data: { reason: 'LANE_TAKEN' } });
    await expect(desk().createLane.mutate({ ...lane, area: 'Atlantis' })).rejects.toMatchObject({
      data: { reason: 'LANE_AREA_UNKNOWN' },
    });
    await expect(desk().createLane.mutate({ ...lane, transit_min: 3 })).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
    await desk().updateCenter.mutate({ ...fields, id: _id, lead_hours: 2, updated_at });
    await expect(
      desk().updateCenter.mutate({ ...fields, id: _id, lead_hours: 3, updated_at }),
    ).rejects.toMatchObject({ data: { httpStatus: 409 } });
    await desk().updateCenter.mutate({ ...fields, id: _id });
    const audits = await demo.shop.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'center.update'), eq(auditLog.entityId, _id)));
    expect(audits).toContainEqual({ after: { lead_hours: 2 } });
    expect(await demo.shop.db.select().from(dispatchCenters)).toHaveLength(1);
  });

  it('are of SuperAdmins alone, and exported as CSV', async () => {
    const subAdmin = await signedInAs(demo.shop, 'SubAdmin');
    for (const path of ['/delivery/center/list', '/delivery/lane/list', '/delivery/day/list'])
      expect((await demo.shop.rest('POST', path, {}, subAdmin.token)).status).toBe(403);
    const response = await fetch(`${demo.shop.url}/api/v1/delivery/lane/export`, {
      ...{ method: 'POST', body: JSON.stringify({ filters: { kind: 'state' } }) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${demo.boss.token}` },
    });
    expect(response.headers.get('x-row-count')).toBe('1');
    expect(await response.text()).toContain(
      'Bengaluru Hub,State,Andaman and Nicobar Islands,8,9,Mon–Sat,,No',
    );
  });
});
