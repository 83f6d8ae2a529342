import { sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListProductsInput } from '@aabha/contracts/products/products.schema';
import { openDatabase } from '@aabha/db/client';
import type { products } from '@aabha/db/schema/products';
import { aProduct } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { countMatching, selectCards } from './products.queries';
import { withAllWords, searchWords } from './products.search';
import { selectSimilarWords } from './products.similar-words.queries';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const search = async (text: string) =>
  (await shop.trpc().products.list.query({ filters: { search: text } })).productList.map(({ name }) => name);

const aTelevision = (
  companyName: string,
  screenInches: number,
  resolution: '4K Ultra HD' | 'Full HD',
  technology: 'LED' | 'QLED',
  over: Partial<typeof products.$inferInsert> = {},
) =>
  aProduct(shop.db, {
    name: `${companyName} ${screenInches} ${technology}`,
    companyName,
    screenInches,
    resolution,
    technology,
    highlights: ['Bright picture'],
    description: 'A television.',
    ...over,
  });

describe('the search', () => {
  beforeAll(async () => {
    await aTelevision('Surya', 43, '4K Ultra HD', 'QLED');
    await aTelevision('Surya', 55, '4K Ultra HD', 'QLED');
    await aTelevision('Surya', 43, 'Full HD', 'LED');
    await aTelevision('Dhruva', 55, '4K Ultra HD', 'LED');
    await aTelevision('Dhruva', 32, 'Full HD', 'LED', { highlights: ['Runs Android'] });
    await aTelevision('Kiran', 65, '4K Ultra HD', 'QLED', {
      description: 'Made by those who also make the Dhruva.',
    });
  });

  it.each([
    ['55 inhc 4k', ['Dhruva 55 LED', 'Surya 55 QLED']],
    ['4k 55 inch', ['Dhruva 55 LED', 'Surya 55 QLED']],
    ['55" 4K', ['Dhruva 55 LED', 'Surya 55 QLED']],
    ['55inch', ['Dhruva 55 LED', 'Surya 55 QLED']],
    ['qled surya 43', ['Surya 43 QLED']],
    ['43 QLED SURYA', ['Surya 43 QLED']],
    ['surrya qled 43', ['Surya 43 QLED']],
    ['druva 32', ['Dhruva 32 LED']],
    ['android', ['Dhruva 32 LED']],
    ['andro', ['Dhruva 32 LED']],
    ['kir', ['Kiran 65 QLED']],
    ['andriod', ['Dhruva 32 LED']],
    ['kirna', ['Kiran 65 QLED']],
    ['syura qled 43', ['Surya 43 QLED']],
    ['dhrvua fll hd', ['Dhruva 32 LED']],
    ['४३ इंच क्यूएलईडी टीवी', ['Surya 43 QLED']],
    ['एंड्रॉइड टीवी', ['Dhruva 32 LED']],
  ])('understands %j', async (text, found) => {
    expect((await search(text)).toSorted()).toEqual(found);
  });

  it('ranks the name above other texts', async () => {
    const found = await search('dhruva');
    expect(found.slice(0, 2).toSorted()).toEqual(['Dhruva 32 LED', 'Dhruva 55 LED']);
    expect(found.at(-1)).toBe('Kiran 65 QLED');
  });

  it('matches numbers exactly', async () => {
    expect(await search('surya 44')).toEqual([]);
    expect(await search('4')).toEqual([]);
    expect((await search('surya 43')).toSorted()).toEqual(['Surya 43 LED', 'Surya 43 QLED']);
  });

  it('never corrects one technology to another', async () => {
    expect((await search('qled')).toSorted()).toEqual(['Kiran 65 QLED', 'Surya 43 QLED', 'Surya 55 QLED']);
    expect(await search('oled')).toEqual([]);
    expect(await search('smart led 43')).toHaveLength(2);
  });

  it('shows products with some of the words when none has them all', async () => {
    expect((await search('surya zzyzx 55')).toSorted()).toEqual(['Surya 55 QLED']);
    expect(await search('zzyzx')).toEqual([]);
  });

  it('corrects a misspelled word also where only some of the words are found', async () => {
    expect((await search('kirna zzyzx 65')).toSorted()).toEqual(['Kiran 65 QLED']);
  });

  it('counts in its facets the products it shows, also with corrections or some of the words', async () => {
    for (const text of ['dhruva', 'druva', 'druva zzyzx', 'surya zzyzx 55', 'zzyzx']) {
      const filters = { search: text };
      const { productCount } = await shop.trpc().products.list.query({ filters });
      const { technology } = await shop.trpc().products.facets.query({ filters });
      const counted = technology.reduce((sum, { count }) => sum + count, 0);
      expect({ text, counted }).toEqual({ text, counted: productCount });
    }
  });

  it.each(["'; drop table products; --", '& | ! ( ) : * <->', '\\', '%', 'surya:* & !qled', '٥٥ टीवी 🙂'])(
    'treats %j as words, not as a pattern',
    async (text) => {
      await expect(search(text)).resolves.toBeInstanceOf(Array);
    },
  );

  it('shows everything for a text without words, and combines the filters and the requested order', async () => {
    expect(await search('  ')).toHaveLength(6);
    const { productList, productCount } = await shop.trpc().products.list.query({
      filters: { search: 'qled', companyName: ['Surya'] },
      sort: { field: 'screenInches', order: 'desc' },
      pageSize: 1,
    });
    expect(productList.map(({ screenInches }) => screenInches)).toEqual([55]);
    expect(productCount).toBe(2);
  });
});

describe('the search among ten thousand products', () => {
  beforeAll(async () => {
    await shop.sql`
      insert into products (name, category, company_name, price_paise, discount_percent, new_price_paise, stock,
        screen_inches, resolution, technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn,
        highlights, description, warranty_months, warranty_pricing, specifications)
      select brand || ' ' || inches || ' ' || substr(md5(n::text), 1, 6), 'Smart TV', brand, 4000000, 0, 4000000, 5,
        inches, '4K Ultra HD', 'LED', 60, 3, 90, 'India', '85287216',
        array[substr(md5('a' || n), 1, 8)], 'About ' || substr(md5('b' || n), 1, 8), 12, '{}', '[]'
      from (
        select n, (array['Tejas', 'Nakshatra', 'Pratibha', 'Varuna', 'Indra', 'Lakshya', 'Meghdoot', 'Arunodaya'])[n % 8 + 1] brand,
          (array[24, 32, 40, 43, 50, 55, 65, 75])[n / 8 % 8 + 1] inches
        from generate_series(1, 10000) n
      ) made`;
    /* A separate statement: PostgreSQL resets settings of extensions on a connection that first loads them
       in a VACUUM. */
    const operator = openDatabase(shop.ownerUrl, { maxConnections: 1 });
    await operator.sql`vacuum analyze products, catalogue_words`;
    await operator.close();
  });

  const input = (text: string) => ListProductsInput.parse({ filters: { search: text } });
  const reading = (text: string) => ({ search: withAllWords(searchWords(text)), viewerId: undefined });
  const planOf = async (query: SQLWrapper) => {
    const plan = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return plan.map((row) => row['QUERY PLAN']).join('\n');
  };

  it.each(['nakshatra', '75 inch arunoday', 'tejas 24 c4ca42'])('finds %j by its index', async (text) => {
    const page = selectCards(shop.db, input(text), reading(text), { limit: 20, offset: 0 });
    const explained = await planOf(page.getSQL());
    expect(explained).toContain('products_search_vector_idx');
    expect(explained).not.toContain('Seq Scan on products');
  });

  it('looks up a misspelled word by its indexes', async () => {
    const explained = await planOf(
      selectSimilarWords(shop.db, [{ typed: 'meghdot', unswapped: ['emghdot'] }]).getSQL(),
    );
    expect(explained).toContain('catalogue_words_likeness_idx');
    expect(explained).toContain('catalogue_words_pkey');
    expect(explained).not.toContain('Seq Scan');
  });

  it('has the same similarity threshold after the transaction of its first use was rolled back', async () => {
    const one = openDatabase(shop.ownerUrl, { maxConnections: 1 });
    const givenUp = one.db.transaction(async (tx) => {
      await tx.execute(sql`select 'a' <% 'b'`);
      tx.rollback();
    });
    await expect(givenUp).rejects.toThrow();
    const rows = await selectSimilarWords(one.db, [{ typed: 'nakshtra', unswapped: [] }]);
    await one.close();
    expect(rows.map(({ word }) => word)).toContain('nakshatra');
  });

  it('counts a filter’s matches by counters, not in the catalogue', async () => {
    const { filters } = ListProductsInput.parse({ filters: { minPrice: 39999, technology: ['QLED'] } });
    const none = { search: undefined, viewerId: undefined };
    const page = selectCards(shop.db, { filters }, none, { limit: 20, offset: 0 });
    expect(await planOf(page.getSQL())).toContain('Scan on catalogue_counts');
  });

  it('finds a misspelled model among them, and reports the time', async () => {
    const startedAt = performance.now();
    const found = await search('nakshtra 55');
    const tookMs = Math.round(performance.now() - startedAt);
    process.stdout.write(`A search among 10,000 products took ${tookMs} ms.\n`);
    expect(found).toHaveLength(20);
    for (const name of found) expect(name).toMatch(/^Nakshatra 55 /);
    expect(await countMatching(shop.db, {}, reading('nakshatra 55'))).toBeGreaterThan(100);
  });
});
