import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryPicture } from '@aabha/contracts/media/library.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { media } from '@aabha/db/schema/media';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { aPicture, formOf, sendForm } from '../../testing/forms';
import { JSON_TYPE } from '../../testing/keyed-posts';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let helper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
  helper = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const library = (who = boss) => shop.trpc(who.token).library;
let widths = 100;
/** Returns a picture that no other test stores. */
const newFile = (name?: string) => {
  widths += 1;
  return aPicture({ width: widths }, name);
};
async function upload(...files: File[]): Promise<LibraryPicture[]> {
  const { body } = await sendForm<{ pictureList: LibraryPicture[] }>(
    shop,
    '/picture/upload',
    { img: files },
    helper.token,
  );
  return body.data.pictureList;
}
const one = async (name?: string) => (await upload(await newFile(name)))[0]!;
const idOf = (url: string) => /([0-9a-f]{24})\.jpg/.exec(url)?.[1];

interface Shown {
  product: { _id: string; image: string[]; updated_at: string };
}
async function aTelevision(existingImages: readonly string[], ...img: File[]) {
  const name = `Library ${crypto.randomUUID().slice(0, 8)}`;
  const fields = { name, companyName: 'Surya', price: '100', stock: '1' };
  const path = '/product/add-product';
  const { body } = await sendForm<Shown>(
    shop,
    path,
    { ...fields, existingImages: JSON.stringify(existingImages), img },
    boss.token,
  );
  return { ...body.data.product, name };
}
const present = async (id: string) =>
  (await shop.trpc(boss.token).products.getForStaff.query({ id })).product;

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );
const actionsOf = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map(({ action }) => action);

describe('an uploaded picture', () => {
  it('is listed once, with its name, and found by it, whoever stores it again', async () => {
    const file = await newFile('front of Nova.png');
    const [first] = await upload(file);
    const [again] = await upload(new File([file], 'other name.png'));
    expect(again).toEqual(first);
    expect(first).toMatchObject({ name: 'front of Nova.png', television_count: 0, news_count: 0 });
    const { pictureList, pictureCount } = await library(helper).list.query({
      filters: { search: 'FRONT OF nova' },
    });
    expect([pictureList, pictureCount]).toEqual([[first], 1]);
    expect(await actionsOf(first!._id)).toEqual(['picture.upload']);
  });

  it('is renamed, and one without a name gets that of the file that is uploaded again', async () => {
    const file = await newFile('first.png');
    const [{ _id: id }] = (await upload(file)) as [LibraryPicture];
    const { picture } = await library(helper).rename.mutate({ id, name: '  Side view ' });
    expect(picture.name).toBe('Side view');
    await upload(file);
    expect((await library().get.query({ id })).picture.name).toBe('Side view');
    await shop.db.update(media).set({ name: '' }).where(eq(media.hash, id));
    await upload(file);
    expect((await library().get.query({ id })).picture.name).toBe('first.png');
    expect(await actionsOf(id)).toEqual(['picture.upload', 'picture.rename']);
    expect(await reasonOf(library().rename.mutate({ id: 'none', name: 'x' }))).toBe('PICTURE_NOT_FOUND');
  });
});

describe('a picture of the library', () => {
  it('is used by new and by edited televisions, in its place among others', async () => {
    const [a, b] = [await one(), await one()];
    const product = await aTelevision([`stored:${a._id}`, 'new:0', `stored:${b._id}`], await newFile());
    expect(product.image.map(idOf)).toEqual([a._id, expect.any(String), b._id]);
    const c = await one();
    await shop.trpc(boss.token).products.update.mutate(
      formOf({
        id: product._id,
        existingImages: JSON.stringify([`stored:${c._id}`, product.image[0]!]),
      }),
    );
    expect((await present(product._id)).image.map(idOf)).toEqual([c._id, a._id]);
    const { picture } = await library().get.query({ id: a._id });
    expect(picture).toMatchObject({
      television_count: 1,
      televisions: [{ _id: product._id, name: product.name, is_deleted: false }],
    });
  });

  it('is used by an article without any upload', async () => {
    const a = await one();
    const fields = { title: 'Diwali', subtitle: 'Open late', description: 'Until nine.' };
    const { body, status } = await sendForm<{ news: { image: string[] } }>(
      shop,
      '/news/create',
      { ...fields, existingImages: JSON.stringify([`stored:${a._id}`]) },
      helper.token,
    );
    expect([status, body.data.news.image.map(idOf)]).toEqual([200, [a._id]]);
    const refused = await sendForm(shop, '/news/create', { ...fields, existingImages: '[]' }, helper.token);
    expect(refused.status).toBe(400);
  });

  it('that was deleted is refused by a form, and nothing is stored', async () => {
    const a = await one();
    await library().remove.mutate({ ids: [a._id] });
    const response = await sendForm(
      shop,
      '/product/add-product',
      {
        name: 'Gone',
        companyName: 'Surya',
        price: '1',
        stock: '1',
        existingImages: JSON.stringify([`stored:${a._id}`]),
      },
      boss.token,
    );
    expect(response.status).toBe(400);
    expect(response.body.data).toMatchObject({ reason: 'PICTURE_UNKNOWN' });
  });
});

describe('deleting', () => {
  it('takes what nothing shows, and keeps the rest', async () => {
    const [used, unused] = [await one(), await one()];
    await aTelevision([`stored:${used._id}`]);
    const ids = [used._id, unused._id, 'ffffffffffffffffffffffff'];
    expect(await library().remove.mutate({ ids })).toEqual({
      removedCount: 1,
      usedCount: 1,
      message: '1 picture deleted. 1 picture in use stays.',
    });
    expect(await reasonOf(library().get.query({ id: unused._id }))).toBe('PICTURE_NOT_FOUND');
    expect(await actionsOf(unused._id)).toEqual(['picture.upload', 'picture.remove']);
    expect((await library().get.query({ id: used._id })).picture.television_count).toBe(1);
  });

  it('never takes a picture from a television that is given it at the same time', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const file = await newFile();
      const [picture] = (await upload(file)) as [LibraryPicture];
      const id = picture._id;
      const [product] = await Promise.all([
        turn % 2 === 0 ? aTelevision([`stored:${id}`]).catch(() => undefined) : aTelevision([], file),
        library().remove.mutate({ ids: [id] }),
      ]);
      if (!product?._id) continue;
      expect((await present(product._id)).image.map(idOf)).toEqual([id]);
      expect((await library().get.query({ id })).picture.television_count).toBe(1);
    }
  });
});

describe('replacing', () => {
  it('puts another picture in its place everywhere, once in each television', async () => {
    const [a, b, c] = [await one(), await one(), await one()];
    const first = await aTelevision([`stored:${c._id}`, `stored:${a._id}`]);
    const both = await aTelevision([`stored:${a._id}`, `stored:${c._id}`, `stored:${b._id}`]);
    const done = await library().replace.mutate({ id: a._id, with: b._id });
    expect(done).toMatchObject({ television_count: 2, news_count: 0 });
    expect(done.message).toBe('Replaced in 2 televisions and 0 articles.');
    expect((await present(first._id)).image.map(idOf)).toEqual([c._id, b._id]);
    expect((await present(both._id)).image.map(idOf)).toEqual([b._id, c._id]);
    expect(await actionsOf(a._id)).toContain('picture.replace');
    expect(
      (await library().list.query({ filters: { use: 'unused', search: '' } })).pictureList,
    ).toContainEqual(expect.objectContaining({ _id: a._id }));
  });

  it('counts as an edit: an open form is refused with the present television', async () => {
    const [a, b] = [await one(), await one()];
    const product = await aTelevision([`stored:${a._id}`]);
    await library().replace.mutate({ id: a._id, with: b._id });
    const { status } = await sendForm(
      shop,
      `/product/${product._id}/update/v2`,
      { updated_at: product.updated_at, existingImages: JSON.stringify(product.image), price: '200' },
      boss.token,
    );
    expect(status).toBe(409);
  });

  it('is refused for itself, for unknown pictures and for a SubAdmin', async () => {
    const [a, b] = [await one(), await one()];
    expect(await reasonOf(library().replace.mutate({ id: a._id, with: a._id }))).toBe('PICTURE_SAME');
    expect(await reasonOf(library().replace.mutate({ id: a._id, with: 'none' }))).toBe('PICTURE_NOT_FOUND');
    await expect(library(helper).replace.mutate({ id: a._id, with: b._id })).rejects.toMatchObject({
      data: { httpStatus: 403 },
    });
    await expect(library(helper).remove.mutate({ ids: [a._id] })).rejects.toMatchObject({
      data: { httpStatus: 403 },
    });
  });
});

it('lists by name and use, and exports as listed', async () => {
  const [a, b] = [await one('zebra 1.png'), await one('zebra 2.png')];
  const { name } = await aTelevision([`stored:${b._id}`]);
  const names = async (filters: object, sort?: { field: 'name'; order: 'asc' }) =>
    (await library().list.query({ filters, ...(sort && { sort }) })).pictureList.map(
      (picture) => picture.name,
    );
  expect(await names({ search: 'zebra' })).toEqual(['zebra 2.png', 'zebra 1.png']);
  expect(await names({ search: 'zebra' }, { field: 'name', order: 'asc' })).toEqual([
    'zebra 1.png',
    'zebra 2.png',
  ]);
  expect(await names({ search: 'zebra', use: 'used' })).toEqual(['zebra 2.png']);
  expect(await names({ search: 'zebra', from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
  expect(await names({ search: name })).toEqual(['zebra 2.png']);
  const response = await fetch(`${shop.url}/api/v1/picture/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${boss.token}`, ...JSON_TYPE },
    body: JSON.stringify({ filters: { search: 'zebra' } }),
  });
  expect(response.headers.get('x-row-count')).toBe('2');
  const csv = await response.text();
  expect(csv).toContain(`zebra 2.png,${b.picture.src},`);
  expect(csv.indexOf('zebra 2.png')).toBeLessThan(csv.indexOf(`zebra 1.png,${a.picture.src},`));
});
