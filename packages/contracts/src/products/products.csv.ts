import { z } from 'zod';
import type { CsvTable } from '../csv/csv-table';
import { rupeesFromPaise, type Paise } from '../money/money';
import { DECLARATION_FIELDS, eachDeclaration, PRODUCT_DECLARATIONS } from './product-declarations.values';
import type { ProductDeclarations } from './product-declarations.schema';
import { eachFact, FACT_FIELDS } from './product-facts.values';
import { PUBLICATION_STATES, type PublicationState } from './publication.values';
import { SEARCH_TEXT_FIELDS } from './search-texts.values';
import { tidySpecifications } from './products.staff.rules';
import { ProductFields, WarrantyPricing, type ProductFacts } from './products.staff.schema';

/** What a row may leave out of a new television, with the value that it gets. */
export const NEW_PRODUCT_DEFAULTS = {
  discount_percentage: 0,
  warranty_months: 0,
  warranty_pricing: {},
  specificationSchema: [],
};

export const PRODUCT_COLUMNS = [
  '_id',
  'updated_at',
  'sku',
  'state',
  'name',
  'category',
  'companyName',
  'price',
  'discount_percentage',
  'stock',
  'warranty_months',
  'warranty_pricing',
  ...FACT_FIELDS,
  ...DECLARATION_FIELDS,
  'highlights',
  'description',
  ...SEARCH_TEXT_FIELDS,
  'successor_sku',
  'specificationSchema',
] as const;
type Field = Exclude<(typeof PRODUCT_COLUMNS)[number], '_id' | 'updated_at'>;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `12: 1999 | 24: 3499.50`, months and rupees. */
const pricesFromText = (text: string, check: z.core.$RefinementCtx): Record<string, number> => {
  const prices: Record<string, number> = {};
  for (const part of text.split('|').filter((piece) => piece.trim() !== '')) {
    const [, month, rupees] = /^\s*(\d+)\s*:\s*(\d+(?:\.\d{1,2})?)\s*$/.exec(part) ?? [];
    if (month === undefined || rupees === undefined || month in prices)
      check.addIssue({ code: 'custom', message: 'Write warranty prices as "12: 1999 | 24: 3499".' });
    else prices[month] = Number(rupees);
  }
  return prices;
};

const blankIsAbsent = (text: string) => (text === '' ? undefined : text);
const blankIs = <T extends z.ZodType>(instead: unknown, field: T) =>
  z.preprocess((cell) => (cell === '' ? instead : cell), field).optional();
const F = ProductFields.shape;

/** A file publishes and unpublishes; a time is not in it, so that it leaves what is scheduled. */
const StateCell = z.enum(PUBLICATION_STATES, { error: 'The state is draft or published.' });

/** An absent fact or declaration is a blank cell, which leaves it absent. */
const mayBeBlank = (field: z.ZodType) =>
  z.preprocess((cell) => (cell === '' ? undefined : cell), field.optional()).optional();
type Blankable<T> = { [K in keyof T]: z.ZodOptional<z.ZodType<T[K] | undefined>> };

type SearchTextCell = z.ZodOptional<z.ZodType<ProductFields['seo_title'] | undefined>>;

type Facts = { [K in keyof ProductFacts]: ProductFacts[K] | null };

/** A row; a blank `_id` is a new television, and only what the file has columns for changes. */
const Row = ProductFields.partial().extend({
  _id: z.string().transform(blankIsAbsent).optional(),
  updated_at: z.string().transform(blankIsAbsent).optional(),
  ...(eachFact((field) => mayBeBlank(F[field])) as Blankable<ProductFacts>),
  ...(eachDeclaration((field) => mayBeBlank(F[field])) as Blankable<ProductDeclarations>),
  state: mayBeBlank(StateCell) as z.ZodOptional<z.ZodType<z.output<typeof StateCell> | undefined>>,
  seo_title: mayBeBlank(F.seo_title) as SearchTextCell,
  seo_description: mayBeBlank(F.seo_description) as SearchTextCell,
  sku: mayBeBlank(F.sku) as z.ZodOptional<z.ZodType<ProductFields['sku'] | undefined>>,
  successor_sku: mayBeBlank(F.successor_sku) as z.ZodOptional<
    z.ZodType<ProductFields['successor_sku'] | undefined>
  >,
  discount_percentage: blankIs(0, F.discount_percentage),
  warranty_months: blankIs(0, F.warranty_months),
  highlights: z
    .string()
    .transform(lines)
    .pipe(z.array(z.string().max(500)).max(50))
    .optional(),
  warranty_pricing: z.string().transform(pricesFromText).pipe(WarrantyPricing).optional(),
  specificationSchema: blankIs([], F.specificationSchema.transform(tidySpecifications)),
});
export type ProductRow = z.output<typeof Row>;

/** The CSV file of televisions; a row is known by its `_id`. */
export const productTable: CsvTable<ProductRow> = { columns: PRODUCT_COLUMNS, needed: [], row: Row };

const MAY_LACK: readonly Field[] = ['sku', 'successor_sku', ...SEARCH_TEXT_FIELDS];
const isOptional = (field: Field) => MAY_LACK.includes(field) || field in PRODUCT_DECLARATIONS;

/** The fields that a row of a new television lacks; without declarations it is stored, and not listed. */
export function missingForNew(row: ProductRow): Field[] {
  return (Object.keys(ProductFields.shape) as (keyof ProductFields)[]).filter(
    (field) => row[field] === undefined && !(field in NEW_PRODUCT_DEFAULTS) && !isOptional(field),
  );
}

const pricesToText = (prices: Readonly<Record<string, Paise>>) =>
  Object.entries(prices)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([month, amount]) => `${month}: ${rupeesFromPaise(amount)}`)
    .join(' | ');

/** What a row says, cell by cell, as an export writes it; only of the fields that it has. */
export function productCells(
  row: Partial<Facts & Omit<ProductFields, keyof Facts> & { state: PublicationState }>,
): Partial<Record<Field, string>> {
  const { price, state, warranty_pricing, highlights, specificationSchema, ...plain } = row;
  const cells: Partial<Record<Field, string>> = {};
  for (const [field, value] of Object.entries(plain))
    if (value !== undefined && value !== null && field in F) cells[field as Field] = String(value);
  if (state !== undefined) cells.state = state;
  if (price !== undefined) cells.price = String(rupeesFromPaise(price));
  if (warranty_pricing) cells.warranty_pricing = pricesToText(warranty_pricing);
  if (highlights) cells.highlights = highlights.join('\n');
  if (specificationSchema)
    cells.specificationSchema = JSON.stringify(
      tidySpecifications(specificationSchema).map(({ title, data }) => ({
        title,
        data: data.map(({ key, value }) => ({ key, value })),
      })),
    );
  return cells;
}
