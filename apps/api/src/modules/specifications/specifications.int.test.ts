import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SpecificationGroup } from '@aabha/contracts/products/products.schema';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { specificationTerms, specificationUses } from '@aabha/db/schema/specifications';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const api = () => shop.trpc(boss.token).specifications;
const television = (specifications: SpecificationGroup[]) => aProduct(shop.db, { specifications });
const group = (title: string, pairs: Record<string, string>): SpecificationGroup => ({
  title,
  data: Object.entries(pairs).map(([key, value]) => ({ key, value })),
});
let serial = 0;
const add = (over: Partial<TermFields> = {}) => {
  serial += 1;
  return api()
    .create.mutate({ name: `Term ${serial}`, group: 'Sound', type: 'text', ...over })
    .then(({ term }) => term);
};
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );

it('compares televisions that spell their specifications differently, by value and unit', async () => {
  const power = await add({
    name: 'Sound output',
    aliases: ['Output'],
    type: 'number',
    unit: 'W',
    better: 'higher',
  });
  const arc = await add({ name: 'ARC', group: 'Ports', type: 'yes-no' });
  const [one, two] = [
    await television([
      group('Sound', { Output: '20W RMS', Colour: 'Black' }),
      group('Ports', { 'A.R.C.': '✓' }),
    ]),
    await television([
      group('Audio', { 'sound-output:': '2 x 10 watts' }),
      group('Ports', { ARC: 'perhaps' }),
    ]),
  ];
  const { terms, specifications } = await shop
    .trpc()
    .specifications.known.query({ ids: [one.id, two.id, 'none'] });
  expect(terms.map(({ _id }) => _id).toSorted()).toEqual([power._id, arc._id].toSorted());
  expect(specifications).toHaveLength(4);
  const of = (product: string, term: string) =>
    specifications.find((each) => each.product === product && each.term === term);
  expect(of(one.id, power._id)).toMatchObject({ key: 'Output', text: '20 W, RMS', amount: 20 });
  expect(of(two.id, power._id)).toMatchObject({ text: '20 W', amount: 20, is_understood: true });
  expect(of(one.id, arc._id)).toMatchObject({ is_yes: true });
  expect(of(two.id, arc._id)).toMatchObject({ text: 'perhaps', is_yes: null, is_understood: false });
  /* What televisions say stays exactly as it was. */
  const { product } = await shop.trpc().products.get.query({ id: one.id });
  expect(product.specificationSchema[0]?.data[0]).toEqual({ key: 'Output', value: '20W RMS' });
});

it('shows nothing of televisions that are not listed', async () => {
  await add({ name: 'Hidden term' });
  const draft = await aProduct(shop.db, {
    isDraft: true,
    specifications: [group('Sound', { 'Hidden term': 'x' })],
  });
  expect(await shop.trpc().specifications.known.query({ ids: [draft.id] })).toEqual({
    terms: [],
    specifications: [],
  });
});

it('counts televisions by term and unknown names by their letters, and follows every change of them', async () => {
  const term = await add({ name: 'Tuner', aliases: ['Tuners'] });
  const first = await television([group('Sound', { Tuner: 'DVB-T2', 'Warp drive': 'yes' })]);
  const second = await television([group('Sound', { tuners: 'DVB-S2', 'warp-drive': 'no' })]);
  await television([group('Other', { 'Warp drive': 'no' })]);
  const used = async () => (await api().list.query({ filters: { search: 'tuner' } })).termList[0]?.used;
  const warps = async () => (await api().listUnknown.query({ filters: { search: 'warp' } })).keyList;
  expect(await used()).toBe(2);
  expect(await warps()).toMatchObject([
    { key: 'Warp drive', group: 'Sound', used: 3, examples: ['no', 'yes'] },
  ]);
  await shop.db
    .update(products)
    .set({ removedAt: sql`now()` })
    .where(eq(products.id, first.id));
  expect([await used(), (await warps())[0]?.used]).toEqual([1, 2]);
  await shop.db.update(products).set({ removedAt: null }).where(eq(products.id, first.id));
  await shop.db.update(products).set({ specifications: [] }).where(eq(products.id, second.id));
  expect([await used(), (await warps())[0]?.used]).toEqual([1, 2]);
  await shop.db.update(products).set({ stock: 3 }).where(eq(products.id, first.id));
  expect(await used()).toBe(1);
  const unused = await api().list.query({ filters: { unused: true } });
  expect(unused.termList.map(({ _id }) => _id)).not.toContain(term._id);
  expect((await api().listUnknown.query({ pageSize: 1, pageNum: 2 })).keyList.length).toBeLessThan(2);
});

it('folds names in the database as in the browser', async () => {
  const names = [
    'No. of HDMI ports:',
    'Wi-Fi',
    ' É\u00a0Ä ',
    'स्क्रीन का आकार',
    '3.5 mm "jack" (AUX)',
    'a|b\\c',
    'HDR10+',
    '“x”—y’s',
  ];
  for (const name of names) {
    const [row] = await shop.db.execute<{ folded: string }>(
      sql`select fold_specification_key(${name}) as folded`,
    );
    expect(row?.folded).toBe(foldKey(name));
  }
});

it('gives each name to one term, whatever its spelling, also when two ask at the same time', async () => {
  await add({ name: 'Contrast', aliases: ['Contrast ratio'] });
  for (const over of [{ name: 'contrast-ratio' }, { aliases: ['CONTRAST'] }])
    expect(await reasonOf(add(over))).toBe('SPECIFICATION_NAME_TAKEN');
  const results = await Promise.all(['Gamut', 'gamut', 'GAMUT'].map((name) => reasonOf(add({ name }))));
  expect(results.toSorted()).toEqual(['SPECIFICATION_NAME_TAKEN', 'SPECIFICATION_NAME_TAKEN', 'done']);
  const dictionary = await shop.trpc().specifications.dictionary.query();
  expect(dictionary.termList.filter(({ name }) => foldKey(name) === 'gamut')).toHaveLength(1);
});

it('takes an unknown name as an alias, and merges two terms in either order at the same time', async () => {
  const [a, b] = [await add({ name: 'Tweeters' }), await add({ name: 'High speakers', aliases: ['Highs'] })];
  const { term } = await api().addAlias.mutate({ id: a._id, key: 'Tweeter count' });
  expect(term.aliases).toEqual(['Tweeter count']);
  expect(await reasonOf(api().addAlias.mutate({ id: a._id, key: 'highs' }))).toBe('SPECIFICATION_NAME_TAKEN');
  expect(await reasonOf(api().merge.mutate({ id: a._id, into: a._id }))).toBe('SPECIFICATION_MERGE_SAME');
  const results = await Promise.all([
    reasonOf(api().merge.mutate({ id: a._id, into: b._id })),
    reasonOf(api().merge.mutate({ id: b._id, into: a._id })),
  ]);
  expect(results.toSorted()).toEqual(['SPECIFICATION_TERM_NOT_FOUND', 'done']);
  const { termList } = await api().list.query({ filters: { search: 'Tweeter' } });
  expect(termList).toHaveLength(1);
  const stays = termList[0]!;
  expect([stays.name, ...stays.aliases].toSorted()).toEqual([
    'High speakers',
    'Highs',
    'Tweeter count',
    'Tweeters',
  ]);
  const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, stays._id));
  expect(entries.map(({ action }) => action)).toContain('specification-term.merge');
});

it('refuses an edit of an older state, and gives a group one name in Hindi', async () => {
  const first = await add({ name: 'Depth', group: 'Body', group_hi: 'बनावट' });
  const second = await add({ name: 'Height', group: 'Body' });
  expect(second.group_hi).toBe('बनावट');
  const { _id: id, used: _used, created_at: _made, updated_at, ...fields } = first;
  const { term } = await api().update.mutate({ ...fields, id, updated_at, group_hi: 'आकार', position: 5 });
  expect(term).toMatchObject({ group_hi: 'आकार', position: 5 });
  expect(await reasonOf(api().update.mutate({ ...fields, id, updated_at, position: 6 }))).toBe(
    'RECORD_CHANGED',
  );
  const { termList } = await api().list.query({ filters: { group: 'Body' } });
  expect(termList.map((one) => [one.name, one.group_hi])).toEqual([
    ['Depth', 'आकार'],
    ['Height', 'आकार'],
  ]);
});

it('gives a term that moves the Hindi name of its new group, and leaves that of the others', async () => {
  const {
    _id: id,
    used: _used,
    created_at: _made,
    updated_at: _at,
    ...fields
  } = await add({
    ...{ name: 'Stand', group: 'Looks', group_hi: 'रूप' },
  });
  await add({ name: 'Remote', group: 'Box', group_hi: 'डिब्बा' });
  const { term } = await api().update.mutate({ ...fields, id, group: 'Box' });
  expect(term.group_hi).toBe('डिब्बा');
  const { termList } = await api().list.query({ filters: { group: 'Box' } });
  expect(termList.map(({ group_hi: hindi }) => hindi)).toEqual(['डिब्बा', 'डिब्बा']);
});

it('has at most 50 other names, however they are added', async () => {
  const many = Array.from({ length: 50 }, (_, index) => `Spelling ${index}`);
  const full = await add({ name: 'Much named', aliases: many });
  expect(await reasonOf(api().addAlias.mutate({ id: full._id, key: 'One more' }))).toBe(
    'SPECIFICATION_NAMES_FULL',
  );
  const other = await add();
  expect(await reasonOf(api().merge.mutate({ id: other._id, into: full._id }))).toBe(
    'SPECIFICATION_NAMES_FULL',
  );
});

it('keeps unit and choices only where the type has them, and needs the choices of a list', async () => {
  expect(await add({ type: 'yes-no', unit: 'W', choices: ['A'], better: 'higher' })).toMatchObject({
    ...{ unit: null, choices: [], better: 'higher' },
  });
  expect(await reasonOf(add({ type: 'choice' }))).toBe('INVALID_INPUT');
});

it('deletes a term and leaves televisions as they are', async () => {
  const term = await add({ name: 'Doomed' });
  const { id: _id } = await television([group('Sound', { Doomed: 'yes' })]);
  expect(await api().remove.mutate({ id: term._id })).toEqual({ message: 'Term deleted.' });
  expect(await reasonOf(api().remove.mutate({ id: term._id }))).toBe('SPECIFICATION_TERM_NOT_FOUND');
  expect(await shop.db.select().from(specificationTerms).where(eq(specificationTerms.id, term._id))).toEqual(
    [],
  );
  expect((await shop.trpc().products.get.query({ id: _id })).product.specificationSchema).toHaveLength(1);
  expect((await api().listUnknown.query({ filters: { search: 'Doomed' } })).keyCount).toBe(1);
  const uses = await shop.db.select().from(specificationUses).where(eq(specificationUses.productId, _id));
  expect(uses).toMatchObject([{ key: 'Doomed', folded: 'doomed', groupTitle: 'Sound', value: 'yes' }]);
});

it('is exported as CSV over REST', async () => {
  await add({ name: 'Exported term', aliases: ['Other one', 'Other two'] });
  const response = await fetch(`${shop.url}/api/v1/specification/term/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { search: 'Exported term' } }),
  });
  expect(response.headers.get('x-row-count')).toBe('1');
  expect(await response.text()).toMatch(
    /Sound,,Exported term,,Text,,,Neither is marked,100,"Other one; Other two",0/,
  );
});
