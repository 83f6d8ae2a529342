import { z } from 'zod';
import { rupeesIn, rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf, sortOver, TextFilter } from '../wire/wire.schema';

export const RESOLUTIONS = ['HD Ready', 'Full HD', '4K Ultra HD', '8K'] as const;
export const TECHNOLOGIES = ['LED', 'QLED', 'Mini-LED', 'OLED'] as const;
export const Resolution = z.enum(RESOLUTIONS);
export const Technology = z.enum(TECHNOLOGIES);
export type Resolution = z.infer<typeof Resolution>;
export type Technology = z.infer<typeof Technology>;

/** One picture in several widths and formats; `src` is the JPEG fallback (docs/spec/media.md#picture-fields). */
export const Picture = z.object({
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type Picture = z.infer<typeof Picture>;

export const SpecificationGroup = z.object({
  title: z.string(),
  data: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type SpecificationGroup = z.infer<typeof SpecificationGroup>;

/** What a card in a list shows. */
export const ProductCard = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  companyName: z.string(),
  price: rupeesOut,
  discount_percentage: z.number(),
  new_price: rupeesOut,
  /** Units available to this shopper: on hand less the reservations of others. */
  stock: z.number().int(),
  image: z.array(z.string()),
  pictures: z.array(Picture),
  screenInches: z.number(),
  resolution: Resolution,
  technology: Technology,
  refreshHz: z.number().int(),
  beeStars: z.number().int(),
  energyKwhYear: z.number(),
  countryOfOrigin: z.string(),
  hsn: z.string(),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  warranty_months: z.number().int(),
  /** Extra months → price in rupees. */
  warranty_pricing: z.record(z.string(), rupeesOut),
  created_at: Instant,
});
export type ProductCard = z.output<typeof ProductCard>;

export const Product = ProductCard.extend({
  highlights: z.array(z.string()),
  description: z.string(),
  specificationSchema: z.array(SpecificationGroup),
});
export type Product = z.output<typeof Product>;

/** Fields that lists omit unless requested: descriptions are long, and cards do not show them. */
export const LONG_FIELDS = ['highlights', 'description', 'specificationSchema'] as const;
export type LongField = (typeof LONG_FIELDS)[number];

export const STOCK_FILTERS = ['in', 'out'] as const;
const oneOrMore = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(50);

/**
 * Filters of the list; within one facet any value matches, facets together all must
 * (docs/spec/catalogue-search.md#filters).
 */
export const ProductFilters = z.strictObject({
  name: TextFilter.optional(),
  search: z.string().max(200).optional(),
  minPrice: rupeesIn.optional(),
  maxPrice: rupeesIn.optional(),
  availability: z.enum(STOCK_FILTERS).optional(),
  category: oneOrMore(z.string().max(100)).optional(),
  companyName: oneOrMore(z.string().max(100)).optional(),
  resolution: oneOrMore(Resolution).optional(),
  technology: oneOrMore(Technology).optional(),
  beeStars: oneOrMore(z.number().int().min(1).max(5)).optional(),
  countryOfOrigin: oneOrMore(z.string().max(100)).optional(),
  minInches: z.number().min(0).max(500).optional(),
  maxInches: z.number().min(0).max(500).optional(),
  screenInches: oneOrMore(z.number().min(0).max(500)).optional(),
});
export type ProductFilters = z.output<typeof ProductFilters>;

export const PRODUCT_SORTS = [
  'price',
  'name',
  'stock',
  'category',
  'created_at',
  'discount',
  'rating',
  'screenInches',
  'countryOfOrigin',
] as const;

export const LISTED_PICTURES = ['all', 'first'] as const;

export const ListProductsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.products),
  filters: ProductFilters.default({}),
  sort: sortOver(PRODUCT_SORTS).optional(),
  pictures: z.enum(LISTED_PICTURES).default('all').meta({
    description: 'How many of its pictures come along with each product. The first is what a card shows.',
  }),
  fields: z.array(z.enum(LONG_FIELDS)).max(LONG_FIELDS.length).default([]).meta({
    description: 'Long fields that each product of the list is to have besides; none by default.',
  }),
});
export type ListProductsInput = z.output<typeof ListProductsInput>;

/** A product of a list: a card with the requested long fields. */
export const ListedProduct = ProductCard.extend({
  highlights: Product.shape.highlights.optional(),
  description: Product.shape.description.optional(),
  specificationSchema: Product.shape.specificationSchema.optional(),
});
export type ListedProduct = z.output<typeof ListedProduct>;

export const ListProductsOutput = z.object({
  productList: z.array(ListedProduct),
  productCount: z.number().int(),
});

export const GetProductInput = z.strictObject({ id: Id });
export const GetProductOutput = z.object({ product: Product });

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.number().int() }));

/** Each facet's counts apply every filter but its own, so that a count says what a click would show. */
export const ProductFacetsInput = z.strictObject({ filters: ProductFilters.default({}) });
export const ProductFacetsOutput = z.object({
  category: facet(z.string()),
  companyName: facet(z.string()),
  resolution: facet(z.string()),
  technology: facet(z.string()),
  beeStars: facet(z.number()),
  countryOfOrigin: facet(z.string()),
  screenInches: facet(z.number()),
  availability: facet(z.enum(STOCK_FILTERS)),
  price: z.object({ min: rupeesOut, max: rupeesOut }),
  /** How many a click on each of `PRICE_RANGES` would show, in their order. */
  priceRanges: z.array(z.number().int()),
});
