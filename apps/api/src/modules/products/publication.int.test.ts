import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import type { StaffProduct } from '@aabha/contracts/products/products.staff.schema';
import { SAMPLE_DECLARATION_TEXTS, SAMPLE_FACTS } from '@aabha/contracts/products/testing/sample-product';
import { auditLog } from '@aabha/db/schema/audit';
import { outbox } from '@aabha/db/schema/outbox';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { sendForm } from '../../testing/forms';
import { signedInWith } from '../../testing/permitted';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runBulkJobs } from '../bulk-jobs/run-bulk-jobs.service';
import { mailPublishFailed } from './publish-failed.mails';
import { runPublications } from './run-publications.service';

const HOUR_MS = 3_600_000;

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  clock = movableClock(shop);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const staff = () => shop.trpc(boss.token).products;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const read = async (id: string) => (await staff().getForStaff.query({ id })).product;
const pageStatus = async (id: string) => (await shop.rest('GET', `/product/${id}`)).status;
const run = (workers = 1) => Promise.all(Array.from({ length: workers }, () => runPublications(shop.deps)));
const actionsOf = async (id: string) =>
  (await shop.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id))).map(
    ({ action }) => action,
  );
const reason = (code: string, httpStatus = 409) => ({ data: { reason: code, httpStatus } });
const aDraft = (over: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.db, { isDraft: true, companyName: 'Draftco', ...over });

it('is published as the specified form makes it, and a draft where the form says so', async () => {
  const facts = Object.fromEntries(
    Object.entries(SAMPLE_FACTS).map(([field, value]) => [field, String(value)]),
  );
  const form = { name: 'Formed', companyName: 'Formco', price: '9000', stock: '3', ...facts };
  const make = async (more: Record<string, string> = {}) =>
    (
      await sendForm<{ product: StaffProduct }>(
        shop,
        '/product/add-product',
        { ...form, ...SAMPLE_DECLARATION_TEXTS, ...more },
        boss.token,
      )
    ).body.data.product;
  expect(await make()).toMatchObject({ state: 'published', publish_at: null, isListed: true });
  const draft = await make({ state: 'draft' });
  expect(draft).toMatchObject({ state: 'draft', isListed: false, missing: [] });

  const [shopper, filters] = [await signedInAs(shop), { companyName: ['Formco'] }];
  expect((await shop.trpc().products.list.query({ filters })).productCount).toBe(1);
  expect((await shop.trpc().products.list.query({ filters: { search: 'Formed' } })).productCount).toBe(1);
  expect((await shop.trpc().products.facets.query({ filters: {} })).companyName).toContainEqual({
    value: 'Formco',
    count: 1,
  });
  expect(await pageStatus(draft._id)).toBe(404);
  const items = [{ product: draft._id, quantity: 1, warranty_months: 0 }];
  expect((await shop.rest('POST', '/cart/new', { cart: { items } }, shopper.token)).status).toBe(404);

  const ofState = (state: 'draft' | 'published' | 'scheduled') =>
    staff().listForStaff.query({ filters: { ...filters, state } });
  expect((await ofState('draft')).productList.map(({ _id }) => _id)).toEqual([draft._id]);
  expect([(await ofState('published')).productCount, (await ofState('scheduled')).productCount]).toEqual([
    1, 0,
  ]);
  expect((await staff().listForStaff.query({ filters: { ...filters, incomplete: true } })).productCount).toBe(
    0,
  );
});

it('is published when it has everything, and made a draft again', async () => {
  const { id } = await aDraft({ modelNumber: null, widthCm: null });
  await expect(staff().publish.mutate({ id })).rejects.toMatchObject({
    message: expect.stringContaining('model number') as string,
    ...reason('PRODUCT_NOT_READY'),
  });
  await staff().update.mutate({ id, modelNumber: 'M1', widthCm: 90, img: [] });
  const { product, message } = await staff().publish.mutate({ id });
  expect([product.state, product.isListed, message]).toEqual(['published', true, 'Product published.']);
  expect(await pageStatus(id)).toBe(200);
  await expect(staff().publish.mutate({ id })).rejects.toMatchObject(reason('PRODUCT_PUBLISHED'));
  await staff().unpublish.mutate({ id });
  expect(await pageStatus(id)).toBe(404);
  await expect(staff().unpublish.mutate({ id })).rejects.toMatchObject(reason('PRODUCT_IS_DRAFT'));
  expect(await actionsOf(id)).toEqual(['product.update', 'product.publish', 'product.unpublish']);
  const sub = await signedInAs(shop, 'SubAdmin');
  await expect(shop.trpc(sub.token).products.publish.mutate({ id })).rejects.toMatchObject({
    data: { httpStatus: 403 },
  });
});

it('is published at its time, once, however many workers look', async () => {
  const { id } = await aDraft();
  const schedule = (publish_at: string) => staff().publish.mutate({ id, publish_at });
  await expect(schedule(inHours(-1))).rejects.toMatchObject(reason('PUBLISH_TIME_WRONG', 400));
  const at = inHours(2);
  expect((await schedule(at)).product).toMatchObject({ state: 'scheduled', publish_at: at, isListed: false });
  await run();
  expect(await pageStatus(id)).toBe(404);
  clock.advance(2 * HOUR_MS + 1000);
  await run(5);
  expect(await read(id)).toMatchObject({ state: 'published', publish_at: null });
  expect(await pageStatus(id)).toBe(200);
  expect(await actionsOf(id)).toEqual(['product.schedule', 'product.publish']);
});

it('stays a draft where it lacks something by then, and whoever scheduled it is told', async () => {
  const { id, name } = await aDraft();
  await staff().publish.mutate({ id, publish_at: inHours(2) });
  await staff().update.mutate({ id, modelNumber: '', img: [] });
  clock.advance(3 * HOUR_MS);
  await run(3);
  expect(await read(id)).toMatchObject({ state: 'draft', publish_at: null });
  const effects = await shop.db
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, 'mail.publish-failed'));
  expect(effects).toMatchObject([{ payload: { userId: boss.id, productId: id, missing: 'model number' } }]);
  const sent: { to: string; subject: string }[] = [];
  const mail = { send: (one: (typeof sent)[number]) => Promise.resolve(void sent.push(one)) };
  const deps = { ...shop.deps, ports: { ...shop.deps.ports, mail } } as unknown as typeof shop.deps;
  const member = await signedInWith(shop, ['products'], { email: 'packer@shop.example' });
  const customer = await signedInAs(shop, 'User');
  for (const { id: userId } of [boss, member, customer])
    await mailPublishFailed(deps, { userId, productId: id, missing: 'model number' }, 'x');
  const subject = `${name} was not published`;
  expect(sent).toMatchObject([{ subject }, { to: 'packer@shop.example', subject }]);
});

it('is previewed by whoever has its link, until that ends', async () => {
  const { id, name } = await aDraft({ modelNumber: null });
  const { url, expires_at } = await staff().previewLink.mutate({ id });
  const token = new URL(url).searchParams.get('preview') ?? '';
  expect((await shop.trpc().products.preview.query({ token })).product).toMatchObject({ _id: id, name });
  expect(await pageStatus(id)).toBe(404);
  clock.stopAt(expires_at);
  const over = reason('PREVIEW_LINK_OVER', 404);
  await expect(shop.trpc().products.preview.query({ token })).rejects.toMatchObject(over);
  clock.reset();
  await expect(shop.trpc().products.preview.query({ token: `${token}x` })).rejects.toMatchObject(over);
  const { id: bare } = await aDraft({ screenInches: null });
  await expect(staff().previewLink.mutate({ id: bare })).rejects.toMatchObject(reason('PREVIEW_NOT_READY'));
});

it('is published and made a draft by a file, which an undo takes back', async () => {
  const [draft, shown] = [await aDraft(), await aProduct(shop.db)];
  const lacking = await aDraft({ modelNumber: null });
  const file = (...rows: string[][]) => formatCsv(['_id', 'state'], rows);
  const wrong = await staff().previewImport.mutate({
    csv: file([lacking.id, 'published'], [shown.id, 'scheduled']),
  });
  expect(wrong.errors.map(({ field, message }) => [field, message])).toEqual([
    ['state', 'It cannot be published yet. Missing: model number.'],
    ['state', 'A file has no time. Please schedule it on its page.'],
  ]);
  await staff().importCsv.mutate({ csv: file([draft.id, 'published'], [shown.id, 'draft']) });
  expect([(await read(draft.id)).state, (await read(shown.id)).state]).toEqual(['published', 'draft']);
  const { imports } = shop.trpc(boss.token);
  const [{ _id: id = '' } = {}] = (await imports.list.query({})).importList;
  await imports.undo.mutate({ id, digest: (await imports.previewUndo.query({ id })).digest });
  expect([(await read(draft.id)).state, (await read(shown.id)).state]).toEqual(['draft', 'published']);
});

it('is one of many that a job publishes; those that lack something fail with the reason', async () => {
  const companyName = ['Jobco'];
  const [fine, lacking] = [
    await aDraft({ companyName: 'Jobco' }),
    await aDraft({ companyName: 'Jobco', modelNumber: null }),
  ];
  const act = { kind: 'product-publish' as const, filters: { companyName, state: 'draft' as const } };
  const preview = await shop.trpc(boss.token).bulkJobs.preview.query({ act });
  expect(preview).toMatchObject({ change_count: 2, problem_count: 1 });
  expect(preview.examples[0]).toMatchObject({
    ...{ _id: lacking.id, text: 'It cannot be published yet. Missing: model number.' },
  });
  await shop.trpc(boss.token).bulkJobs.start.mutate({ act, count: 2, refund: 0 });
  while ((await runBulkJobs(shop.deps)) > 0);
  expect([(await read(fine.id)).state, (await read(lacking.id)).state]).toEqual(['published', 'draft']);
  expect((await shop.trpc(boss.token).bulkJobs.list.query({})).jobList[0]).toMatchObject({
    ...{ what: 'Publish products', done_count: 1, failed_count: 1 },
  });
});
