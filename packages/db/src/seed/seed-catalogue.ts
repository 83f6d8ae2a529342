import { paise, type Paise } from '@aabha/contracts/money/money';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { endOfIndiaDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '../client';
import { coupons } from '../schema/coupons';
import { productPictures, products } from '../schema/products';
import { news, newsPictures } from '../schema/news';
import { wholesaleBreaks, wholesaleProducts } from '../schema/wholesale';
import { only } from '../tx';
import { CATALOGUE } from './data/catalogue';
import type { CatalogueEntry } from './data/catalogue.types';
import { COUPONS } from './data/coupons';
import { NEWS } from './data/news';
import { WHOLESALE } from './data/wholesale';
import { randomFrom, uuidAt } from './random';
import { hashOf, type Manifest, type Pictures } from './seed-pictures';

const DAY_MS = 86_400_000;
/** Ids of demo televisions are always the same, so that an address that was written down keeps working. */
const IDS_FROM_MS = Date.UTC(2026, 0, 5, 4);

export interface DemoProduct extends CatalogueEntry {
  id: string;
  newPricePaise: Paise;
}

/** The catalogue with ids and selling prices; the newest television came a few days before `now`. */
export const DEMO_CATALOGUE: readonly DemoProduct[] = CATALOGUE.map((entry, index) => ({
  ...entry,
  id: uuidAt(IDS_FROM_MS + index * 1000, randomFrom(5000 + index)),
  newPricePaise: sellingPricePaise(paise(entry.pricePaise), entry.discountPercent),
}));

function toRow(product: DemoProduct, index: number, now: Date): typeof products.$inferInsert {
  const ageDays = 130 + ((index * 37) % 210);
  const { look: _look, specificationSchema: specifications, ...columns } = product;
  return {
    ...columns,
    pricePaise: paise(columns.pricePaise),
    warrantyPricing: columns.warrantyPricing as Record<string, Paise>,
    specifications,
    createdAt: new Date(now.getTime() - ageDays * DAY_MS).toISOString(),
  };
}

export async function insertProducts(
  tx: Tx,
  manifest: Manifest,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  await tx.insert(products).values(DEMO_CATALOGUE.map((product, index) => toRow(product, index, now)));
  const shown = DEMO_CATALOGUE.flatMap(({ id, slug }) =>
    (manifest.products[slug] ?? []).map((master, position) => ({
      productId: id,
      position,
      mediaHash: hashOf(pictures, master),
    })),
  );
  await tx.insert(productPictures).values(shown);
}

export async function insertWholesale(tx: Tx): Promise<void> {
  for (const { slug, breaks } of WHOLESALE) {
    const product = DEMO_CATALOGUE.find((candidate) => candidate.slug === slug);
    if (!product) throw new Error(`There is no television ${slug} to sell in quantity.`);
    const listed = only(
      await tx
        .insert(wholesaleProducts)
        .values({ productId: product.id })
        .returning({ id: wholesaleProducts.id }),
    );
    await tx.insert(wholesaleBreaks).values(
      breaks.map(({ discountPaise, ...quantities }) => ({
        wholesaleProductId: listed.id,
        discountPaise: paise(discountPaise),
        ...quantities,
      })),
    );
  }
}

export interface DemoCoupon {
  id: string;
  code: string;
  discountPercent: number;
}

export async function insertCoupons(tx: Tx, now: Date): Promise<DemoCoupon[]> {
  return tx
    .insert(coupons)
    .values(
      COUPONS.map(({ days, ...coupon }) => ({
        ...coupon,
        expiresAt: endOfIndiaDay(indiaDay(new Date(now.getTime() + days * DAY_MS))).toISOString(),
      })),
    )
    .returning({ id: coupons.id, code: coupons.code, discountPercent: coupons.discountPercent });
}

export async function insertNews(tx: Tx, manifest: Manifest, pictures: Pictures, now: Date): Promise<void> {
  for (const [index, { daysAgo, ...entry }] of NEWS.entries()) {
    const at = now.getTime() - daysAgo * DAY_MS;
    const newsId = uuidAt(at, randomFrom(7000 + index));
    await tx.insert(news).values({ id: newsId, ...entry, createdAt: new Date(at).toISOString() });
    const master = manifest.news[entry.slug];
    if (master)
      await tx.insert(newsPictures).values({ newsId, position: 0, mediaHash: hashOf(pictures, master) });
  }
}
