import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '@aabha/contracts/news/news.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { aPicture, sendForm, type FormFields } from '../../testing/forms';
import { startTestShop, type RestResponse, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const TEXTS = { title: 'New showroom', subtitle: 'In Pune', description: 'Doors open\n\non Monday.' };
const newsOf = (response: RestResponse<{ news: News }>) => response.body.data.news;
const pictures = (...widths: number[]) => Promise.all(widths.map((width) => aPicture({ width })));

async function publish(over: FormFields = {}): Promise<News> {
  const response = await sendForm<{ news: News }>(
    shop,
    '/news/create',
    { ...TEXTS, img: await pictures(101), ...over },
    staff.token,
  );
  expect(response.status).toBe(200);
  return newsOf(response);
}
const update = (id: string, over: FormFields = {}) =>
  sendForm<{ news: News; current: News }>(shop, `/news/${id}/update-v2`, { ...TEXTS, ...over }, staff.token);
const auditOf = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id);

describe('an article', () => {
  it('is published with its pictures in order, is public, and is audited', async () => {
    const made = await publish({ img: await pictures(201, 202) });
    expect(made.pictures.map(({ width }) => width)).toEqual([201, 202]);
    const read = await shop.rest('GET', `/news/${made._id}`);
    expect(read.body.data).toEqual({ news: made });
    expect(await auditOf(made._id)).toMatchObject([
      { staffId: staff.id, action: 'news.create', before: null, after: { ...TEXTS, image: made.image } },
    ]);
  });

  it('is refused with an error for each field', async () => {
    const response = await sendForm(shop, '/news/create', { title: ' ', subtitle: 'x' }, staff.token);
    expect(response.status).toBe(400);
    expect(response.body.data.fields).toEqual({
      title: 'Title is required.',
      description: 'Description is required.',
      img: 'Please add at least one image.',
    });
  });

  it('is escaped text', async () => {
    const title = '<script>alert(1)</script> {"$gt": ""} [1] ₹';
    expect((await publish({ title })).title).toBe(title);
    const nul = await sendForm(shop, '/news/create', { ...TEXTS, title: 'a\0b', img: [] }, staff.token);
    expect(nul.status).toBe(400);
  });
});

describe('a changed article', () => {
  it('keeps, reorders, removes and adds pictures, and the log has the old ones', async () => {
    const made = await publish({ img: await pictures(301, 302, 303) });
    const [first = '', second = '', third = ''] = made.image;
    const response = await update(made._id, {
      title: 'Changed',
      existingImages: [third, 'new:0', `http://somewhere.example${first}`],
      imagesToDelete: JSON.stringify([second]),
      img: await pictures(304, 305),
    });
    expect(response.status).toBe(200);
    const changed = newsOf(response);
    expect(changed.pictures.map(({ width }) => width)).toEqual([303, 304, 301, 305]);
    expect(changed.title).toBe('Changed');
    expect(changed.updated_at > made.updated_at).toBe(true);
    const [, entry] = await auditOf(made._id);
    expect(entry).toMatchObject({
      action: 'news.update',
      before: { title: TEXTS.title, image: made.image },
      after: { title: 'Changed', image: changed.image },
    });
    expect(entry?.after).not.toHaveProperty('subtitle');
  });

  it('keeps all its pictures when the pictures are left out', async () => {
    const made = await publish({ img: await pictures(401, 402) });
    expect(newsOf(await update(made._id)).image).toEqual(made.image);
    expect(newsOf(await update(made._id, { imagesToDelete: made.image[0] ?? '' })).image).toEqual([
      made.image[1],
    ]);
  });

  it('has at most five, including those that stay', async () => {
    const made = await publish({ img: await pictures(501, 502, 503) });
    const message = 'You can only upload a maximum of 5 images.';
    const added = await pictures(504, 505, 506);
    expect(await update(made._id, { img: added })).toMatchObject({
      status: 400,
      body: { message, data: { fields: { img: message } } },
    });
    const fewer = await update(made._id, { existingImages: made.image.slice(0, 2), img: added });
    expect(newsOf(fewer).image).toHaveLength(5);
  });

  it('shows no picture of another record', async () => {
    const [made, other] = [
      await publish({ img: await pictures(601) }),
      await publish({ img: await pictures(602) }),
    ];
    const response = await update(made._id, { existingImages: other.image });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.data.fields ?? {})).toEqual(['existingImages']);
  });

  it('is not overwritten: the second of two editors gets 409 with the present article', async () => {
    const made = await publish();
    expect((await update(made._id, { title: 'First', updated_at: made.updated_at })).status).toBe(200);
    const second = await update(made._id, { title: 'Second', updated_at: made.updated_at });
    expect(second.status).toBe(409);
    expect(second.body.data).toMatchObject({ reason: 'RECORD_CHANGED', current: { title: 'First' } });
    expect((await shop.trpc().news.get.query({ id: made._id })).news.title).toBe('First');
  });

  it('accepts one of many concurrent edits', async () => {
    const made = await publish();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        update(made._id, { title: `Editor ${n}`, updated_at: made.updated_at }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is 404 for an unknown id', async () => {
    expect((await update('0191d5a0-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await update('nothing')).status).toBe(404);
  });
});

describe('a removed article', () => {
  it('is deleted once, for good', async () => {
    const made = await publish();
    const remove = () => shop.rest('POST', `/news/${made._id}/remove`, {}, staff.token);
    expect((await remove()).body.data).toMatchObject({ message: 'News deleted successfully!' });
    expect((await shop.rest('GET', `/news/${made._id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await auditOf(made._id)).map(({ action }) => action)).toEqual(['news.create', 'news.remove']);
  });
});

describe('the list', () => {
  it('is sorted by newest first, in pages with the true count, and is searched by title', async () => {
    for (const title of ['Listed 1', 'Listed 100%', 'Listed 3']) await publish({ title });
    const list = async (input: object) => (await shop.rest('POST', '/news/list', input)).body.data as object;
    const titles = async (input: object) =>
      ((await list(input)) as { newsList: News[] }).newsList.map(({ title }) => title);
    const filters = { title: 'LISTED' };
    expect(await titles({ filters })).toEqual(['Listed 3', 'Listed 100%', 'Listed 1']);
    expect(await titles({ filters, pageNum: 2, pageSize: 2 })).toEqual(['Listed 1']);
    expect(await titles({ filters: { title: { $regex: '0%', $options: 'i' } } })).toEqual(['Listed 100%']);
    expect(await titles({ filters, sort: { field: 'title' } })).toEqual([
      'Listed 1',
      'Listed 100%',
      'Listed 3',
    ]);
    expect(await list({ filters, pageNum: 9 })).toMatchObject({ newsList: [], newsCount: 3 });
    expect((await shop.rest('POST', '/news/list', { filters: { author: 'x' } })).status).toBe(400);
  });
});
