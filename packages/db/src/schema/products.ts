import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Paise } from '@aabha/contracts/money/money';
import { type SpecificationGroup } from '@aabha/contracts/products/products.schema';
import { RESOLUTIONS, TECHNOLOGIES } from '@aabha/contracts/products/products.values';
import { createdAt, id, instant, paiseColumn, tsvector, updatedAt } from './columns';
import { media } from './media';
import { productsFitIndex } from './products-fit-index';
import { productsOrderIndexes } from './products-order-indexes';

export const resolutionEnum = pgEnum('resolution', RESOLUTIONS);

export const technologyEnum = pgEnum('technology', TECHNOLOGIES);

const measure = () => numeric({ precision: 5, scale: 1, mode: 'number' });

/** Those that staff must complete: `incomplete` of the staff list, and what the job delists. */
const NOT_REMOVED = sql`removed_at is null`;
const lowered = (column: AnyPgColumn) => sql`lower(${column})`;
const SLOTTED = sql`stock_slots > 1`;
const REMOVED = sql`removed_at is not null`;
const DRAFT = sql`removed_at is null and is_draft`;
const SCHEDULED = sql`publish_at is not null`;
const INCOMPLETE = sql`removed_at is null and (not is_listed or listed_until is not null)`;

/** What shoppers see. */
const ON_SHOW = sql`removed_at is null and is_listed`;

/**
 * Televisions. Index `facts` covers the filters of lists by price, and `listed_created` deep pages of the shop. None contains
 * the stock, which each sale changes: it would then update every index of the row (see `stockTotals`).
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    /** Stable name of a demo product; null for those that staff add. */
    slug: text().unique(),
    /** The shop's own code in upper case (docs/spec/products.md#sku); null for none. */
    sku: text(),
    name: text().notNull(),
    category: text().notNull(),
    companyName: text().notNull(),
    pricePaise: paiseColumn().notNull(),
    discountPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    /** `sellingPricePaise(price, discount)`, stored so that lists can sort and filter by it. */
    newPricePaise: paiseColumn().notNull(),
    /** Units on hand: the total of the product's stock_slots. Reservations of open payments are in stock_reservations. */
    stock: integer().notNull().default(0),
    /** Number of stock slots. With one, `stock` is exact; with more, it follows the slots (docs/spec/stock.md). */
    stockSlots: smallint().notNull().default(1),
    /** When `stock` last followed the slots. A trigger applies a change of `stock` without it to the slots. */
    stockRolledAt: instant(),
    /* The facts of a television (docs/spec/products.md#facts). Null is a missing fact. */
    screenInches: numeric({ precision: 5, scale: 1, mode: 'number' }),
    resolution: resolutionEnum(),
    technology: technologyEnum(),
    refreshHz: integer(),
    beeStars: smallint(),
    energyKwhYear: integer(),
    countryOfOrigin: text(),
    hsn: text(),
    /* The declarations of a television (docs/spec/products.md#declarations). Null is a missing one, but of packer and importer. */
    modelNumber: text(),
    modelYear: smallint(),
    netQuantity: smallint(),
    makerName: text(),
    makerAddress: text(),
    packerName: text(),
    packerAddress: text(),
    importerName: text(),
    importerAddress: text(),
    widthCm: measure(),
    heightCm: measure(),
    depthCm: measure(),
    standWidthCm: measure(),
    standHeightCm: measure(),
    standDepthCm: measure(),
    weightKg: measure(),
    cartonWidthCm: measure(),
    cartonHeightCm: measure(),
    cartonDepthCm: measure(),
    cartonWeightKg: measure(),
    beeSeriesCode: text(),
    beeValidTo: date({ mode: 'string' }),
    standbyWatts: numeric({ precision: 5, scale: 2, mode: 'number' }),
    /**
     * Until when it needs no declarations to be listed; null once it has them, and for those that never could do without
     * (docs/decisions/037-declarations-before-listing.md). The default is for the build before this column, which
     * names no value.
     */
    listedUntil: instant().default(sql`now() + interval '90 days'`),
    /** What search engines are told in place of name and description (docs/spec/products.md#search-results); null for none. */
    seoTitle: text(),
    seoDescription: text(),
    /** SKU of the television that replaces it when it is no longer shown (docs/spec/products.md#successor); null for none. */
    successorSku: text(),
    highlights: text().array().notNull(),
    description: text().notNull(),
    warrantyMonths: integer().notNull(),
    /** Extra months → price in paise. */
    warrantyPricing: jsonb().$type<Record<string, Paise>>().notNull(),
    specifications: jsonb().$type<SpecificationGroup[]>().notNull(),
    /** Maintained by the reviews module, so that lists need not aggregate. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** When it was removed from sale; the row stays for old orders (docs/spec/products.md#removing). */
    removedAt: instant(),
    /** Whether it waits to be published (docs/spec/products.md#drafts). */
    isDraft: boolean().notNull().default(false),
    /** When a draft is published; null where nobody scheduled it. */
    publishAt: instant(),
    /** Whether shoppers see it. The trigger `products_decide_listing` computes it; nothing else writes it. */
    isListed: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When staff last changed it; `updatedAt` moves with each sale too. Null until they do. */
    editedAt: instant(),
    /** What searches look in; the trigger `products_write_search` writes these three (decision 064), nothing else does. */
    searchText: text().notNull().default(''),
    searchVector: tsvector().notNull().default(''),
    /** Name (A) and facts (B) only: short enough to stay in the row, so that ranking needs no TOAST fetches. */
    titleVector: tsvector().notNull().default(''),
  },
  (t) => [
    check('products_price_positive', sql`${t.pricePaise} > 0`),
    check('products_sku_characters', sql`${t.sku} ~ '^[A-Z0-9][A-Z0-9._/-]{0,39}$'`),
    check('products_publish_at_of_draft', sql`${t.isDraft} or ${t.publishAt} is null`),
    check('products_discount_range', sql`${t.discountPercent} between 0 and 100`),
    check(
      'products_new_price_range',
      sql`${t.newPricePaise} >= 0 and ${t.newPricePaise} <= ${t.pricePaise} + 50 and ${t.newPricePaise} % 100 = 0`,
    ),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_stock_slots_range', sql`${t.stockSlots} between 1 and 64`),
    check('products_inches_range', sql`${t.screenInches} between 1 and 500`),
    check('products_bee_stars_range', sql`${t.beeStars} between 1 and 5`),
    check('products_warranty_not_negative', sql`${t.warrantyMonths} >= 0`),
    check('products_rating_range', sql`${t.ratingSum} between ${t.ratingCount} and ${t.ratingCount} * 5`),
    index('products_on_sale_price_idx').on(t.newPricePaise, t.id).where(NOT_REMOVED),
    index('products_on_sale_created_idx').on(t.createdAt, t.id).where(NOT_REMOVED),
    index('products_listed_created_idx').on(t.createdAt, t.id).where(ON_SHOW),
    index('products_on_sale_name_idx').on(lowered(t.name), t.id).where(NOT_REMOVED),
    index('products_on_sale_category_idx').on(t.category, t.id).where(NOT_REMOVED),
    index('products_on_sale_discount_idx').on(t.discountPercent.desc().nullsFirst(), t.id).where(ON_SHOW),
    index('products_on_sale_rating_idx')
      .on(sql`((rating_sum + 17.5) / (rating_count + 5)) desc`, t.id)
      .where(ON_SHOW),
    ...productsOrderIndexes(t, lowered(t.name), ON_SHOW),
    productsFitIndex(t, ON_SHOW),
    index('products_on_sale_facts_idx')
      .on(
        t.newPricePaise,
        t.technology,
        t.companyName,
        t.category,
        t.resolution,
        t.beeStars,
        t.countryOfOrigin,
        t.screenInches,
      )
      .where(ON_SHOW),
    index('products_sale_idx').on(t.id).where(SLOTTED),
    index('products_incomplete_idx').on(t.createdAt, t.id).where(INCOMPLETE),
    index('products_removed_idx').on(t.removedAt, t.id).where(REMOVED),
    index('products_drafts_idx').on(t.createdAt, t.id).where(DRAFT),
    index('products_publish_at_idx').on(t.publishAt, t.id).where(SCHEDULED),
    uniqueIndex('products_sku_idx').on(sql`lower(${t.sku}) text_pattern_ops`),
    index('products_model_number_idx')
      .on(sql`lower(${t.modelNumber}) text_pattern_ops`)
      .where(sql`${t.modelNumber} is not null`),
    index('products_search_vector_idx').using('gin', t.searchVector),
    index('products_search_text_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

/**
 * The words of listed televisions (names, facts and highlights, no numbers), for spelling suggestions of searches.
 * Triggers maintain them in the transaction of each change; a word is deleted with its last television.
 */
export const catalogueWords = pgTable(
  'catalogue_words',
  {
    word: text().primaryKey(),
    /** The number of listed televisions with this word. */
    products: integer().notNull(),
  },
  (t) => [index('catalogue_words_likeness_idx').using('gin', sql`${t.word} gin_trgm_ops`)],
);

/**
 * The words of the names of televisions, so that those with a word in their name are found in the order of their ids without
 * reading all others. Triggers maintain them in the transaction of each change; a sale changes no name. Words are sorted by their
 * bytes, so that those with the same beginning follow each other on every server.
 */
export const titleWords = pgTable(
  'title_words',
  { word: text().notNull(), productId: uuid().notNull() },
  (t) => [primaryKey({ columns: [t.word, t.productId] })],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaHash: text()
      .notNull()
      .references(() => media.hash),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('product_pictures_media_idx').on(t.mediaHash),
    check('product_pictures_position_range', sql`${t.position} between 0 and 9`),
  ],
);
