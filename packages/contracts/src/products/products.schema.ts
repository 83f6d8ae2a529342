import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { Id, ImageUrls, Instant, pageOf, sortOver, TextFilter } from '../wire/wire.schema';
import { PICTURE_VIEWS } from './picture-view';
import { DeclaredFields } from './product-declarations.schema';
import { SearchTextFields } from './search-texts.schema';
import {
  BEE_STARS_MAX,
  FACET_NAME_MAX,
  FACET_VALUES_MAX,
  RESOLUTIONS,
  SCREEN_INCHES_MAX,
  STOCK_FILTERS,
  TECHNOLOGIES,
} from './products.values';

export const Resolution = z.enum(RESOLUTIONS);
export const Technology = z.enum(TECHNOLOGIES);
export type Resolution = z.infer<typeof Resolution>;
export type Technology = z.infer<typeof Technology>;

/** One picture in several widths and formats; `src` is the JPEG fallback (docs/spec/media.md#picture-fields). */
export const Picture = z.object({
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z
    .string()
    .meta({ description: 'A tiny blurred picture as a data URL, to show until the picture is there.' }),
  sources: z.array(
    z.object({
      type: z.string(),
      srcset: z.string().meta({ description: 'As a `source` of HTML takes it.' }),
    }),
  ),
});
export type Picture = z.infer<typeof Picture>;

export const SpecificationGroup = z.object({
  title: z.string(),
  data: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type SpecificationGroup = z.infer<typeof SpecificationGroup>;

export const SellingPrice = rupeesOut.meta(
  inRupees('What it is sold for: `price` less the discount, rounded to the rupee.'),
);
export const WARRANTY_PRICING = {
  description: 'What an extended warranty costs in rupees, by its extra months.',
};
export const WarrantyPrices = z.record(z.string(), rupeesOut).meta(WARRANTY_PRICING);
export const BEE_STARS = { description: 'Stars of the Bureau of Energy Efficiency.' };
export const HSN = { description: 'The code of the goods for GST.' };

/** What a card in a list shows. */
export const ProductCard = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.string(),
  companyName: z.string(),
  price: rupeesOut,
  discount_percentage: z.number().meta({ description: 'Percent off `price`.' }),
  new_price: SellingPrice,
  stock: z.number().int().meta({
    description: 'Units that the caller could buy now: those on hand less what others hold for a payment.',
  }),
  image: ImageUrls,
  pictures: z.array(Picture),
  screenInches: z.number(),
  resolution: Resolution,
  technology: Technology,
  refreshHz: z.number().int(),
  beeStars: z.number().int().meta(BEE_STARS),
  energyKwhYear: z.number(),
  countryOfOrigin: z.string(),
  hsn: z.string().meta(HSN),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  warranty_months: z.number().int(),
  warranty_pricing: WarrantyPrices,
  emi_from: rupeesOut
    .nullish()
    .meta(
      inRupees(
        'The lowest instalment a month of the plans that are offered for it today, rounded up; null without a plan.',
      ),
    ),
  created_at: Instant,
});
export type ProductCard = z.output<typeof ProductCard>;

/** Fields that lists omit unless requested: descriptions are long, and cards do not show them. */
const LongFields = z.object({
  highlights: z.array(z.string()),
  description: z.string(),
  specificationSchema: z.array(SpecificationGroup),
});
const PriorPrice = z.object({
  lowestPriorPrice: rupeesOut
    .optional()
    .meta(
      inRupees(
        'The lowest selling price of the 30 days before the present offer began; only where there is a discount and an earlier price is known.',
      ),
    ),
});
const LastChange = z.object({
  changed_at: Instant.optional().meta({
    description: 'When staff last changed it, or added it; a sale or a review is no change.',
  }),
});
const ListField = z.enum([
  ...LongFields.keyof().options,
  ...PriorPrice.keyof().options,
  ...LastChange.keyof().options,
]);
export type ListField = z.infer<typeof ListField>;

/** A whole television; its declarations are in no list. */
export const Product = ProductCard.extend({
  ...LongFields.shape,
  ...DeclaredFields.shape,
  ...SearchTextFields.shape,
  ...PriorPrice.shape,
  sku: z.string().nullable().meta({ description: 'The shop’s own code of it; null where it has none.' }),
  share_picture: z
    .string()
    .optional()
    .meta({ description: 'Address of its picture for sharing, 1200 × 630 pixels; absent without pictures.' }),
  picture_views: z
    .array(z.enum(PICTURE_VIEWS))
    .optional()
    .meta({ description: 'What each of its pictures shows, in order, by the name of its file.' }),
});
export type Product = z.output<typeof Product>;

const facetName = z.string().max(FACET_NAME_MAX);
const inches = z.number().min(0).max(SCREEN_INCHES_MAX);
const oneOrMore = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(FACET_VALUES_MAX);

/**
 * Filters of the list; within one facet any value matches, facets together all must
 * (docs/spec/catalogue-search.md#filters).
 */
export const ProductFilters = z.strictObject({
  name: TextFilter.optional(),
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Words to look for; slips of the keyboard are corrected.' }),
  minPrice: rupeesIn.optional().meta(inRupees('Of what it is sold for.')),
  maxPrice: rupeesIn.optional().meta(inRupees('Of what it is sold for.')),
  availability: z.enum(STOCK_FILTERS).optional(),
  category: oneOrMore(facetName).optional(),
  companyName: oneOrMore(facetName).optional(),
  resolution: oneOrMore(Resolution).optional(),
  technology: oneOrMore(Technology).optional(),
  beeStars: oneOrMore(z.number().int().min(1).max(BEE_STARS_MAX)).optional().meta(BEE_STARS),
  countryOfOrigin: oneOrMore(facetName).optional(),
  minInches: inches.optional(),
  maxInches: inches.optional(),
  screenInches: oneOrMore(inches).optional(),
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

export const ListProductsInput = z
  .strictObject({
    ...pageOf(PAGE_SIZES.products),
    filters: ProductFilters.default({}),
    sort: sortOver(PRODUCT_SORTS).optional(),
    pictures: z.enum(LISTED_PICTURES).default('all').meta({
      description: 'How many of its pictures come along with each product. The first is what a card shows.',
    }),
    fields: z.array(ListField).max(ListField.options.length).default([]).meta({
      description: 'Fields that each product of the list is to have besides; none by default.',
    }),
    inStockFirst: z.boolean().optional().meta({
      description: 'For suggestions: the first 24 products of the order, those in stock before the others.',
    }),
  })
  .meta({
    example: {
      pageNum: 1,
      pageSize: 20,
      filters: { name: { $regex: '43', $options: 'i' }, availability: 'in' },
      sort: { field: 'price', order: 'asc' },
    },
  });
export type ListProductsInput = z.output<typeof ListProductsInput>;

/** A product of a list: a card with the requested fields. */
export const ListedProduct = ProductCard.extend({
  ...LongFields.partial().shape,
  ...PriorPrice.shape,
  ...LastChange.shape,
});
export type ListedProduct = z.output<typeof ListedProduct>;

export const ListProductsOutput = z.object({
  productList: z.array(ListedProduct),
  productCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted(
    'productCount',
    'a search for a word of more than 1,000 televisions',
  ),
});

export const GetProductInput = z.strictObject({ id: Id });
export const GetProductOutput = z.object({ product: Product });

export const SuccessorOutput = z.object({
  successor: z
    .object({ _id: z.string() })
    .nullable()
    .meta({ description: 'Null where there is none, and for a television that is shown itself.' }),
});

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.number().int() }));

/** Each facet's counts apply every filter but its own, so that a count says what a click would show. */
export const ProductFacetsInput = z.strictObject({ filters: ProductFilters.default({}) });
export const ProductFacetsOutput = z.object({
  category: facet(z.string()),
  companyName: facet(z.string()),
  resolution: facet(z.string()),
  technology: facet(z.string()),
  beeStars: facet(z.number()).meta(BEE_STARS),
  countryOfOrigin: facet(z.string()),
  screenInches: facet(z.number()),
  availability: facet(z.enum(STOCK_FILTERS)),
  price: z.object({ min: rupeesOut, max: rupeesOut }),
  /** How many a click on each of `PRICE_RANGES` would show, in their order. */
  priceRanges: z.array(z.number().int()),
});
