import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const areas = () => shop.trpc(boss.token).serviceAreas;
const HUB = {
  dispatchCenter: 'Chennai Hub',
  originCenter: 'Chennai Hub',
  returnCenter: 'Chennai Hub',
  facilityCity: 'Chennai',
  facilityState: 'Tamil Nadu',
};
const found = async (zipcode: string) =>
  (await areas().list.query({ filters: { zipcode } })).zipcodeList.find((area) => area.zipcode === zipcode);
const entries = (entityId: string, action: string) =>
  shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, entityId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.createdAt));

describe('a service area', () => {
  it('is created, changed and removed over REST, each audited', async () => {
    const post = (path: string, body?: unknown) =>
      shop.rest<{ zipcode: { _id: string } }>('POST', `/zipcode/${path}`, body, boss.token);
    const made = await post('new', { zipcode: '600001', ...HUB });
    const area = made.body.data.zipcode;
    expect(area).toMatchObject({ zipcode: '600001', ...HUB, outOfDeliveryArea: false });
    const changed = await post(`${area._id}/update`, {
      zipcode: '600001',
      ...HUB,
      facilityCity: 'Madras',
      outOfDeliveryArea: true,
    });
    expect(changed.body.data).toMatchObject({ zipcode: { facilityCity: 'Madras', outOfDeliveryArea: true } });
    const lookUp = await post('get-data', { zipcode: '600001' });
    expect(lookUp.body.data).toMatchObject({ zipcode: { exists: false } });
    expect(await post(`${area._id}/remove`)).toMatchObject({
      status: 200,
      body: { data: { message: 'Zipcode deleted successfully!' } },
    });
    expect(await found('600001')).toBeUndefined();
    const [update] = await entries(area._id, 'service-area.update');
    expect(update).toMatchObject({
      staffId: boss.id,
      before: { facilityCity: 'Chennai', outOfDeliveryArea: false },
      after: { facilityCity: 'Madras', outOfDeliveryArea: true },
    });
    expect(await entries(area._id, 'service-area.create')).toHaveLength(1);
    expect((await entries(area._id, 'service-area.remove'))[0]).toMatchObject({ after: null });
    for (const act of ['update', 'remove']) expect((await post(`${area._id}/${act}`, {})).status).toBe(404);
  });

  it('is refused with a message for each field, and for a duplicate code', async () => {
    const refused = await shop.rest(
      'POST',
      '/zipcode/new',
      { zipcode: '60001', originCenter: ' ' },
      boss.token,
    );
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields).toEqual({
      zipcode: 'Invalid ZIP code (must be 6 digits)',
      dispatchCenter: 'Dispatch Center is required',
      originCenter: 'Origin Center is required',
      returnCenter: 'Return Center is required',
      facilityCity: 'Facility City is required',
      facilityState: 'Facility State is required',
    });
    const twice = await shop.rest('POST', '/zipcode/new', { zipcode: '560001', ...HUB }, boss.token);
    expect(twice.status).toBe(409);
    expect(twice.body.data.fields).toEqual({ zipcode: 'This PIN code is already in the list.' });
  });

  it('is not overwritten after a concurrent change: the second editor gets the present one', async () => {
    const seen = await found('560004');
    if (!seen) throw new Error('560004 is not in the list.');
    const edit = (facilityCity: string) =>
      areas().update.mutate({ id: seen._id, facilityCity, updated_at: seen.updated_at });
    await edit('First');
    await expect(edit('Second')).rejects.toMatchObject({
      data: { reason: 'RECORD_CHANGED', httpStatus: 409, current: { facilityCity: 'First' } },
    });
    const rest = await shop.rest(
      'POST',
      `/zipcode/${seen._id}/update`,
      { facilityCity: 'Second', updated_at: seen.updated_at },
      boss.token,
    );
    expect(rest.status).toBe(409);
    expect(rest.body.data).toMatchObject({ current: { zipcode: '560004', facilityCity: 'First' } });
    expect((await found('560004'))?.facilityCity).toBe('First');
    const both = await found('560004');
    const race = await Promise.allSettled(
      ['A', 'B'].map((facilityCity) =>
        areas().update.mutate({ id: seen._id, facilityCity, updated_at: both?.updated_at }),
      ),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is found by a part of its code, its place or a center, in pages', async () => {
    const codes = async (filters: object) =>
      (await areas().list.query({ filters })).zipcodeList.map(({ zipcode }) => zipcode);
    expect(await codes({ zipcode: '01' })).toEqual(
      ['560001', '560010', '560100'].slice(0, 2).concat('560100'),
    );
    expect(await codes({ outOfDeliveryArea: true })).toEqual(['560010']);
    expect(await codes({ search: 'nowhere_' })).toEqual([]);
    expect((await codes({ search: 'karnataka' })).length).toBe(7);
    const page = await areas().list.query({
      pageNum: 2,
      pageSize: 3,
      sort: { field: 'zipcode', order: 'desc' },
    });
    expect(page.zipcodeCount).toBe(7);
    expect(page.zipcodeList.map(({ zipcode }) => zipcode)).toEqual(
      ['560025', '560010', '560004'].slice(0, 3),
    );
  });
});

describe('a CSV file of service areas', () => {
  const HEADER =
    'zipcode,dispatchCenter,originCenter,returnCenter,facilityCity,facilityState,outOfDeliveryArea';
  const line = (zipcode: string, city = 'Chennai', out = 'no') =>
    `${zipcode},Chennai Hub,Chennai Hub,Chennai Hub,${city},Tamil Nadu,${out}`;
  const file = (...lines: string[]) => [HEADER, ...lines].join('\r\n');

  const asForm = (csv: string) => {
    const form = new FormData();
    form.append('csv', csv);
    return form;
  };

  it('is previewed and then imported whole, each change audited', async () => {
    const csv = file(line('600010'), line('560025', '"Bengaluru, East"', 'YES'));
    const preview = await areas().previewImport.mutate({ csv });
    expect(preview).toMatchObject({ rowCount: 2, createCount: 1, updateCount: 1, errorCount: 0, errors: [] });
    /* Changes are listed before additions. */
    expect(preview).toMatchObject({
      kind: 'update',
      changes: [{ line: 3, kind: 'update', label: '560025' }],
    });
    expect(preview.changes[0]?.fields).toContainEqual({
      field: 'facilityCity',
      before: 'Bengaluru',
      after: 'Bengaluru, East',
    });
    expect(await found('600010')).toBeUndefined();
    const done = await areas().importCsv.mutate({ csv, digest: preview.digest });
    expect(done).toMatchObject({ createCount: 1, updateCount: 1, unchangedCount: 0 });
    const changed = await found('560025');
    expect(changed).toMatchObject({ facilityCity: 'Bengaluru, East', outOfDeliveryArea: true });
    expect((await entries(changed?._id ?? '', 'service-area.import-update'))[0]?.before).toMatchObject({
      facilityCity: 'Bengaluru',
    });
    expect(await areas().importCsv.mutate({ csv })).toMatchObject({ createCount: 0, unchangedCount: 2 });
  });

  it('with invalid rows names each by its line, and imports none', async () => {
    const csv = file(
      line('600020'),
      line('60002'),
      line('600021', ''),
      '',
      line('600020'),
      line('600022', 'X', 'maybe'),
    );
    const { errors, errorCount } = await areas().previewImport.mutate({ csv });
    expect(errorCount).toBe(4);
    expect(errors).toEqual([
      { line: 3, field: 'zipcode', message: 'Invalid ZIP code (must be 6 digits)' },
      { line: 4, field: 'facilityCity', message: 'Facility City is required' },
      { line: 6, field: '', message: 'This repeats line 2.' },
      { line: 7, field: 'outOfDeliveryArea', message: 'Out of delivery area must be yes or no.' },
    ]);
    await expect(areas().importCsv.mutate({ csv })).rejects.toMatchObject({
      message: 'Nothing was imported: 4 lines have errors.',
      data: { fields: { 'line.3.zipcode': 'Invalid ZIP code (must be 6 digits)' } },
    });
    expect(await found('600020')).toBeUndefined();
  });

  it('is not imported when the list changed after its preview', async () => {
    const csv = file(line('560034', 'Moved'));
    const { digest } = await areas().previewImport.mutate({ csv });
    await areas().update.mutate({ id: (await found('560034'))?._id ?? '', facilityState: 'Goa' });
    await expect(areas().importCsv.mutate({ csv, digest })).rejects.toMatchObject({
      data: { reason: 'IMPORT_STALE' },
    });
    expect((await found('560034'))?.facilityCity).toBe('Bengaluru');
  });

  it('is exported and imported unchanged, with 20,000 places', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => line(String(300_000 + n), `Town ${n}`));
    await areas().importCsv.mutate(asForm(file(...many)));
    const { csv, fileName } = await areas().exportCsv.query();
    expect(fileName).toMatch(/^service-areas-\d{4}-\d\d-\d\d\.csv$/);
    const again = await areas().previewImport.mutate(asForm(csv));
    expect(again).toMatchObject({ createCount: 0, updateCount: 0, errorCount: 0 });
    expect(again.unchangedCount).toBeGreaterThan(20_000);
    /* The fastest of several, since other tests share the processor. */
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const startedAt = performance.now();
      await areas().list.query({ filters: { search: 'town 1999' } });
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
