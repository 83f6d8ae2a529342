import { z } from 'zod';
import { HSN_CODE } from '../gst/hsn-code';
import { inRupees, rupeesIn } from '../money/money.schema';
import { PRODUCT_IMAGES_MAX, STAFF_PAGE_SIZES } from '../settings/limits';
import { jsonField, jsonListField, numberField, pictureFiles, stayingPictures } from '../wire/form.schema';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { EDITED_VERSION, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import {
  Product,
  PRODUCT_SORTS,
  ProductCard,
  ProductFilters,
  Resolution,
  SpecificationGroup,
  Technology,
  BEE_STARS,
  HSN,
  WARRANTY_PRICING,
} from './products.schema';
import { DeclaredFields, ProductDeclarations } from './product-declarations.schema';
import { DECLARATION_FIELDS } from './product-declarations.values';
import { PUBLICATION_STATES } from './publication.values';
import { SearchTexts } from './search-texts.schema';
import { Sku, SuccessorSku } from './sku.schema';
import { eachFact, FACT_FIELDS, type FactField } from './product-facts.values';
import { BEE_STARS_MAX, SCREEN_INCHES_MAX } from './products.values';

/** Returns a field that may be null, with the field's own description. */
function orNull(field: z.ZodType): z.ZodNullable {
  const description = field.meta();
  const nullable = z.nullable(field.clone(field.def));
  return description ? nullable.meta(description) : nullable;
}

type FactsOrNull = { [F in FactField]: z.ZodNullable<(typeof Product.shape)[F]> };

/**
 * Fields for staff only: units on hand, reserved for open payments, and available
 * (docs/spec/products.md#stock-labels). Missing facts are null; such a television is not listed.
 */
const forStaff = {
  ...(eachFact((field) => orNull(Product.shape[field])) as FactsOrNull),
  sku: z.string().nullable().meta({ description: 'Null where it has none.' }),
  successor_sku: z.string().nullable().meta({ description: 'Null where it has none.' }),
  state: z.enum(PUBLICATION_STATES).meta({ description: 'A draft, also a scheduled one, is in no shop.' }),
  publish_at: Instant.nullable().meta({ description: 'When a scheduled one is published; else null.' }),
  /** Whether shoppers see it. */
  isListed: z.boolean(),
  /** The fields of `missingForListing`. */
  missing: z.array(z.enum([...FACT_FIELDS, ...DECLARATION_FIELDS])).meta({
    description: 'Facts and declarations without which a television is not listed.',
  }),
  listedUntil: Instant.nullable().meta({
    description: 'When a television that is listed without some declarations is listed no more; else null.',
  }),
  beeValidTo: DeclaredFields.shape.beeValidTo,
  onHand: z.number().int(),
  held: z.number().int(),
  /** See docs/spec/stock.md#sale-days. */
  stockSlots: z
    .number()
    .int()
    .meta({ description: 'In how many slots the units are sold; more than one on a sale day.' }),
  updated_at: Instant,
};
export const StaffProductCard = ProductCard.extend(forStaff);
export type StaffProductCard = z.output<typeof StaffProductCard>;
export const StaffProduct = Product.extend(forStaff);
export type StaffProduct = z.output<typeof StaffProduct>;

export const STAFF_PRODUCT_SORTS = [...PRODUCT_SORTS, 'updated_at'] as const;
export const ListStaffProductsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.adminProducts),
  /** `maxOnHand: 10` are those of low stock. */
  filters: ProductFilters.extend({
    maxOnHand: z.number().int().min(0).optional(),
    /** Those that lack a fact or a declaration. */
    incomplete: z.literal(true).optional(),
    state: z.enum(PUBLICATION_STATES).optional(),
  }).default({}),
  sort: sortOver(STAFF_PRODUCT_SORTS).optional(),
});
export type ListStaffProductsInput = z.output<typeof ListStaffProductsInput>;
export const ListStaffProductsOutput = z.object({
  productList: z.array(StaffProductCard),
  productCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted(
    'productCount',
    'a search for a word of more than 1,000 televisions',
  ),
});
export const StaffProductOutput = z.object({ product: StaffProduct });
/** The result of an edit. A price that waits for a second person (docs/spec/prices.md#second-person) is not in `product` yet. */
export const UpdatedProductOutput = StaffProductOutput.extend({
  message: z.string().optional().meta({ description: 'Says so where the price waits for a second person.' }),
});

const wholeNumber = (message: string, min: number, max: number) =>
  z.number({ error: message }).int(message).min(min, message).max(max, message);

const STOCK_MESSAGE = 'Stock must be a whole number, 0 or more.';
const WARRANTY_MESSAGE = 'Warranty months must be a whole number, 0 or more.';
const DISCOUNT_MESSAGE = 'The discount must be from 0 to 100 percent.';
const MONTH_MESSAGE = 'Please enter a valid month.';

const price = rupeesIn.refine((amount) => amount > 0, 'The price must be more than 0.');
const discount = z
  .number({ error: DISCOUNT_MESSAGE })
  .min(0, DISCOUNT_MESSAGE)
  .max(100, DISCOUNT_MESSAGE)
  .multipleOf(0.01, 'Use at most two decimals.');

/** Extra months → price in rupees. */
export const WarrantyPricing = z.record(z.string().regex(/^[1-9]\d{0,2}$/, MONTH_MESSAGE), rupeesIn, {
  error: (issue) =>
    issue.code === 'invalid_key' ? MONTH_MESSAGE : 'Please enter a price for each warranty period.',
});
const warrantyMonths = wholeNumber(WARRANTY_MESSAGE, 0, 600);
const short = z.string().trim().max(200, 'Please use at most 200 characters.');
const groups = z.array(
  SpecificationGroup.extend({
    title: short,
    data: z.array(z.strictObject({ key: short, value: z.string().trim().max(1000) })).max(100),
  }),
  { error: 'Specifications are groups of names and values.' },
);

/**
 * Facts that the specified form has no field for (docs/spec/products.md#facts); see `factsFromText` for when they are
 * not sent.
 */
export const ProductFacts = z.strictObject({
  screenInches: numberField(
    z.number({ error: 'Screen size is required' }).min(1, 'Screen size is required').max(SCREEN_INCHES_MAX),
  ),
  resolution: Resolution,
  technology: Technology,
  refreshHz: numberField(wholeNumber('Refresh rate must be a whole number of Hz.', 1, 1000)),
  beeStars: numberField(wholeNumber('BEE stars are from 1 to 5.', 1, BEE_STARS_MAX)).meta(BEE_STARS),
  energyKwhYear: numberField(wholeNumber('Energy must be a whole number of kWh a year.', 0, 100_000)),
  countryOfOrigin: requiredText('Country of origin is required', 100),
  hsn: z.string({ error: 'HSN is required' }).trim().regex(HSN_CODE, 'HSN has 4, 6 or 8 digits.').meta(HSN),
});
export type ProductFacts = z.output<typeof ProductFacts>;

/**
 * Every field of a television that staff fill in; a form sends numbers as text and lists as JSON
 * (docs/spec/products.md#staff-form).
 */
export const ProductFields = ProductFacts.extend({
  ...ProductDeclarations.shape,
  ...SearchTexts.shape,
  sku: Sku,
  successor_sku: SuccessorSku,
  name: requiredText('Name is required'),
  category: requiredText('Category is required', 100),
  companyName: requiredText('Brand is required', 100),
  price: numberField(price).meta(inRupees('The price before the discount.')),
  discount_percentage: numberField(discount).meta({ description: 'Percent off `price`.' }),
  stock: numberField(wholeNumber(STOCK_MESSAGE, 0, 10_000_000)).meta({ description: 'Units on hand.' }),
  /** 0, null or absent mean none (docs/spec/warranties.md#options). */
  warranty_months: numberField(warrantyMonths.nullish().transform((months) => months ?? 0)).meta({
    description: 'Of the product’s own warranty; 0 or left out for none.',
  }),
  highlights: jsonListField(z.string().trim().max(500, 'Please use at most 500 characters.'), 50),
  warranty_pricing: jsonField(WarrantyPricing).meta(WARRANTY_PRICING),
  specificationSchema: jsonField(groups.max(50)),
  description: z.string({ error: 'Description is required' }).trim().max(20_000),
});
export type ProductFields = z.output<typeof ProductFields>;

const images = pictureFiles(PRODUCT_IMAGES_MAX);
const F = ProductFields.shape;

/** The states that a form or a file gives a television. */
const NewState = z
  .enum(['draft', 'published'], { error: 'A new television is draft or published.' })
  .meta({ description: 'A draft is in no shop until it is published.' });

/** Sent as a form; `img` repeated (docs/spec/products.md#staff-form). Needed are name, price and stock. */
export const AddProductInput = ProductFields.extend({
  ...ProductFacts.partial().shape,
  ...ProductDeclarations.partial().shape,
  ...SearchTexts.partial().shape,
  sku: F.sku.optional(),
  successor_sku: F.successor_sku.optional(),
  state: NewState.default('published'),
  category: F.category.default('Smart TV'),
  discount_percentage: F.discount_percentage.default(0),
  warranty_pricing: F.warranty_pricing.default({}),
  specificationSchema: F.specificationSchema.default([]),
  description: F.description.default(''),
  existingImages: stayingPictures(),
  img: images,
});
export type AddProductInput = z.output<typeof AddProductInput>;

/** Sent fields change. Pictures as in `arrangePictures`; `updated_at` is that of the edited record. */
export const UpdateProductInput = ProductFields.partial()
  .extend({
    id: Id,
    updated_at: Instant.optional().meta({
      description: `${EDITED_VERSION} A sale in between counts as a change only where \`stock\` is sent. ISO-8601, UTC`,
    }),
    highlights: F.highlights.optional(),
    existingImages: stayingPictures(),
    img: images,
  })
  .meta({ example: { price: 39990, stock: 12 } });
export type UpdateProductInput = z.output<typeof UpdateProductInput>;

export const RemoveProductInput = z.strictObject({ id: Id });
export const RemoveProductsInput = z.strictObject({ ids: z.array(Id).min(1).max(100) });
export const RemovedProducts = z.object({ removedCount: z.number().int(), message: z.string() });

const percent = (min: number) =>
  z.number({ error: 'Enter a percentage.' }).min(min, `At least ${min} percent.`).max(1000);

/** A change of MRP, discount or stock of many televisions. */
export const BulkChange = z
  .strictObject({
    price: z
      .discriminatedUnion('by', [
        z.strictObject({ by: z.literal('percent'), percent: percent(-99) }),
        z.strictObject({ by: z.literal('set'), rupees: price }),
      ])
      .optional(),
    discount: discount.optional(),
    stock: z
      .discriminatedUnion('by', [
        z.strictObject({
          by: z.literal('add'),
          units: wholeNumber('Units must be a whole number.', -1e7, 1e7),
        }),
        z.strictObject({ by: z.literal('set'), units: wholeNumber(STOCK_MESSAGE, 0, 1e7) }),
      ])
      .optional(),
  })
  .refine(
    (change) => Object.values(change).some((part) => part !== undefined),
    'Please choose what to change.',
  );
export type BulkChange = z.output<typeof BulkChange>;

export const PreviewBulkInput = z.strictObject({ ids: z.array(Id).min(1).max(100), change: BulkChange });
export type PreviewBulkInput = z.output<typeof PreviewBulkInput>;
/** MRP, discount, selling price and units on hand of one television. */
const PriceAndStock = ProductCard.pick({ price: true, discount_percentage: true, new_price: true }).extend({
  stock: z.number().int(),
});
/** Amounts in paise. */
export type PriceAndStock = z.input<typeof PriceAndStock>;
export const BulkRow = z.object({
  _id: z.string(),
  name: z.string(),
  updated_at: Instant,
  before: PriceAndStock,
  after: PriceAndStock,
  /** Why this one cannot be changed so; null when it can. */
  problem: z.string().nullable(),
});
export const BulkPreview = z.object({ rows: z.array(BulkRow) });

/** Exactly what the preview showed: each television with the `updated_at` it was shown at. All change, or none. */
export const ApplyBulkInput = z.strictObject({
  items: z
    .array(z.strictObject({ id: Id, updated_at: Instant }))
    .min(1)
    .max(100),
  change: BulkChange,
});
export type ApplyBulkInput = z.output<typeof ApplyBulkInput>;
const PENDING_PRICES = {
  description: 'How many prices wait for a second person and have not changed; absent where none does.',
};
export const BulkApplied = z.object({
  changedCount: z.number().int(),
  pendingPriceCount: z.number().int().optional().meta(PENDING_PRICES),
});
