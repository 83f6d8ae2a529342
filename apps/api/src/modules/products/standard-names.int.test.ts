import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkJob, BulkJobPreview } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { bulkJobs } from '@aabha/db/schema/bulk-jobs';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runBulkJobs } from '../bulk-jobs/run-bulk-jobs.service';

let shop: TestShop;
let boss: SignedIn;
let termId: string;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
  const { specifications } = shop.trpc(boss.token);
  const term = { group: 'Sound', type: 'text' } as const;
  const made = await specifications.create.mutate({
    ...term,
    name: 'Sound output',
    aliases: ['Output', 'Watts'],
  });
  termId = made.term._id;
  await specifications.create.mutate({ ...term, name: 'HDMI ports' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(bulkJobs));

const api = () => shop.trpc(boss.token);
let serial = 0;
/** Adds a television with these names of specifications. */
function television(keys: string[], category = 'Any category') {
  serial += 1;
  const data = keys.map((key) => ({ key, value: `value of ${key}` }));
  return aProduct(shop.db, {
    name: `Television ${serial}`,
    category,
    specifications: [{ title: 'All', data }],
  });
}
const keysOf = async (id: string) =>
  (await api().products.getForStaff.query({ id })).product.specificationSchema.flatMap(({ data }) =>
    data.map(({ key }) => key),
  );
const auditsOf = (id: string) =>
  shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'product.standard-names')));
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );

describe('standard names of selected televisions', () => {
  const preview = async (ids: string[]) => (await api().products.previewStandardNames.query({ ids })).rows;
  const itemsOf = (rows: Awaited<ReturnType<typeof preview>>) =>
    rows.map(({ _id: id, updated_at, digest }) => ({ id, updated_at, digest }));

  it('are previewed and then put in place of other spellings, as shown, with an audit entry each', async () => {
    const [first, second] = [
      await television(['output:', 'Warp', 'HDMI-ports']),
      await television(['Output', 'Watts', 'HDMI ports']),
    ];
    const rows = await preview([first.id, second.id]);
    expect(rows.find(({ _id }) => _id === second.id)).toMatchObject({
      renamed: [{ from: 'Output', to: 'Sound output' }],
      kept: [{ name: 'Watts', standard: 'Sound output' }],
    });
    expect(await keysOf(first.id)).toEqual(['output:', 'Warp', 'HDMI-ports']);
    const done = await api().products.applyStandardNames.mutate({ items: itemsOf(rows) });
    expect(done).toEqual({ changedCount: 2, renamedCount: 3, keptCount: 1 });
    expect(await keysOf(first.id)).toEqual(['Sound output', 'Warp', 'HDMI ports']);
    expect(await keysOf(second.id)).toEqual(['Sound output', 'Watts', 'HDMI ports']);
    const [entry] = await auditsOf(second.id);
    expect(entry).toMatchObject({ staffId: boss.id, after: { namesKept: ['Watts'] } });
    expect(JSON.stringify(entry?.before)).toContain('value of Output');
    expect((await preview([first.id]))[0]).toMatchObject({ renamed: [], kept: [] });
  });

  it('are refused, all of them, when a television or the dictionary has changed since the preview', async () => {
    const [first, second] = [await television(['Output']), await television(['Output'])];
    const rows = await preview([first.id, second.id]);
    const apply = () => reasonOf(api().products.applyStandardNames.mutate({ items: itemsOf(rows) }));
    const { specifications } = api();
    const { termList } = await specifications.list.query({ filters: { search: 'Sound output' } });
    const { used: _used, created_at: _made, updated_at: _at, _id: id, ...fields } = termList[0]!;
    await specifications.update.mutate({ ...fields, id, name: 'Loudness', aliases: ['Output', 'Watts'] });
    expect(await apply()).toBe('STANDARD_NAMES_STALE');
    await specifications.update.mutate({ ...fields, id });
    await api().products.update.mutate({ id: second.id, img: [], name: 'Edited' });
    expect(await apply()).toBe('BULK_STALE');
    expect(await keysOf(first.id)).toEqual(['Output']);
  });

  it('are put in place once by two at the same time', async () => {
    const { id } = await television(['Output']);
    const items = itemsOf(await preview([id]));
    const results = await Promise.all(
      [1, 2].map(() => reasonOf(api().products.applyStandardNames.mutate({ items }))),
    );
    expect(results.toSorted()).toEqual(['BULK_STALE', 'done']);
    expect(await auditsOf(id)).toHaveLength(1);
  });

  it('are for a SuperAdmin', async () => {
    const sub = await signedInAs(shop, 'SubAdmin');
    const { id } = await television(['Output']);
    expect(await reasonOf(shop.trpc(sub.token).products.previewStandardNames.query({ ids: [id] }))).toBe(
      'FORBIDDEN',
    );
  });
});

describe('a job that gives standard names', () => {
  const post = <T extends object>(path: string, body: object) =>
    shop.rest<T>('POST', `/bulkJob/${path}`, body, boss.token);
  const actOn = (category: string) => ({
    ...{ kind: 'product-standard-names', filters: { category: [category] } },
  });
  const look = async (category: string) =>
    (await post<BulkJobPreview>('preview', { act: actOn(category) })).body.data;
  const start = async (category: string) => {
    const { change_count: count, refund } = await look(category);
    return (await post<{ job: BulkJob }>('start', { act: actOn(category), count, refund })).body.data.job;
  };
  const detailsOf = async (id: string) =>
    (
      await shop.rest<{ job: BulkJob; failures: { label: string; reason: string }[] }>(
        ...(['GET', `/bulkJob/${id}`, undefined, boss.token] as const),
      )
    ).body.data;
  const runAll = async () => {
    while ((await runBulkJobs(shop.deps)) > 0);
  };

  it('changes those of a filter with other spellings, and says which names stay', async () => {
    const category = 'Of a job';
    const [plain, both, same, unknown] = [
      await television(['Output', 'HDMI PORTS'], category),
      await television(['Sound output', 'Watts', 'hdmi ports'], category),
      await television(['Sound output', 'Output'], category),
      await television(['Warp'], category),
    ];
    const shown = await look(category);
    expect(shown).toMatchObject({ match_count: 4, change_count: 2, problem_count: 0, kept_names: 2 });
    /* Those with a name that stays come first, one that does not change as well. */
    expect(
      shown.examples
        .slice(0, 2)
        .map(({ _id }) => _id)
        .toSorted(),
    ).toEqual([both.id, same.id].toSorted());
    expect(Object.fromEntries(shown.examples.map(({ _id, text }) => [_id, text]))).toEqual({
      [plain.id]: 'Output → Sound output, HDMI PORTS → HDMI ports.',
      [both.id]: 'hdmi ports → HDMI ports. Watts stays: Sound output is there already.',
      [same.id]: 'Output stays: Sound output is there already.',
    });
    const job = await start(category);
    expect(job).toMatchObject({ what: 'Use standard names of specifications', record_count: 2 });
    await runAll();
    expect((await detailsOf(job._id)).job).toMatchObject({ state: 'done', done_count: 2, failed_count: 0 });
    expect(await keysOf(plain.id)).toEqual(['Sound output', 'HDMI ports']);
    expect(await keysOf(both.id)).toEqual(['Sound output', 'Watts', 'HDMI ports']);
    expect(await keysOf(unknown.id)).toEqual(['Warp']);
    expect(await auditsOf(both.id)).toMatchObject([{ staffId: boss.id, after: { namesKept: ['Watts'] } }]);
    expect(await auditsOf(same.id)).toEqual([]);
    expect(await look(category)).toMatchObject({ change_count: 0, kept_names: 2 });
  });

  it('refuses a television that was changed since, and goes on with the others', async () => {
    const category = 'Changed since';
    const [edited, other] = [await television(['Output'], category), await television(['Output'], category)];
    const job = await start(category);
    await api().products.update.mutate({ id: edited.id, img: [], name: 'Edited since' });
    await runAll();
    const { job: ended, failures } = await detailsOf(job._id);
    expect(ended).toMatchObject({ done_count: 1, failed_count: 1 });
    expect(failures[0]?.reason).toMatch(/^Some televisions have changed since this preview/);
    expect(await keysOf(edited.id)).toEqual(['Output']);
    expect(await keysOf(other.id)).toEqual(['Sound output']);
  });

  it('writes no name that staff were not shown, when the dictionary has changed since', async () => {
    const category = 'Other dictionary';
    const { id } = await television(['Watts'], category);
    const job = await start(category);
    await api().specifications.remove.mutate({ id: termId });
    await runAll();
    const { failures } = await detailsOf(job._id);
    expect(failures[0]?.reason).toMatch(/^The dictionary has changed since this preview/);
    expect(await keysOf(id)).toEqual(['Watts']);
  });
});
