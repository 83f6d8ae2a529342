import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesIn } from '@aabha/contracts/money/money.schema';
import type { SpecificationGroup } from '@aabha/contracts/products/products.schema';
import { monthProblem, tidySpecifications } from '@aabha/contracts/products/products.staff.rules';
import { ProductFields, type StaffProduct } from '@aabha/contracts/products/products.staff.schema';
import type { ConflictField } from '../../data/edit-conflict';
import { PRODUCT_LABELS } from '../../data/field-labels';
import { formErrors, type FormErrors } from '../../data/form-errors';
import { storedPictures, pictureName, putPictures, type FormPicture } from '../../data/pictures';

type Typed<T> = T | null;

/** A row of warranty prices while it is typed: months, and rupees. */
interface WarrantyRow {
  month: Typed<string>;
  price: Typed<number>;
}

/** Fields that the form holds in its own shape: amounts in rupees, one highlight a line, a row for each period. */
interface OwnShapes {
  price: Typed<number>;
  highlights: Typed<string>;
  warranty_pricing: WarrantyRow[];
  specificationSchema: SpecificationGroup[];
  img: FormPicture[];
}
type SameShapes = Omit<ProductFields, keyof OwnShapes>;

/** The product form; empty fields are null. */
export type ProductValues = { [F in keyof SameShapes]: Typed<SameShapes[F]> } & OwnShapes;
type FormField = keyof ProductValues;
const FORM_FIELDS = Object.keys(PRODUCT_LABELS) as FormField[];

/** Initial values of a new television. */
export const newProduct: ProductValues = {
  ...(Object.fromEntries(FORM_FIELDS.map((field) => [field, null])) as Record<FormField, null>),
  category: 'Smart TV',
  discount_percentage: 0,
  warranty_months: 12,
  refreshHz: 60,
  countryOfOrigin: 'India',
  netQuantity: 1,
  warranty_pricing: [],
  specificationSchema: [],
  img: [],
};

/** Returns the form of a television; its stock field is the units on hand. */
export function valuesOf(product: StaffProduct): ProductValues {
  const { onHand, highlights, warranty_pricing, image, specificationSchema } = product;
  const picked = Object.fromEntries(
    FORM_FIELDS.map((field) => [field, product[field as keyof StaffProduct]]),
  ) as unknown as ProductValues;
  return {
    ...picked,
    stock: onHand,
    highlights: highlights.join('\n') || null,
    description: product.description || null,
    warranty_pricing: Object.entries(warranty_pricing)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([month, price]) => ({ month, price })),
    specificationSchema,
    img: storedPictures(image),
  };
}

const filledIn = ({ month, price }: WarrantyRow) => (month ?? '').trim() !== '' || price !== null;
const linesOf = (text: Typed<string>) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A group that is being typed may lack pairs and texts. */
const wholeGroups = (groups: readonly Partial<SpecificationGroup>[]): SpecificationGroup[] =>
  groups.map(({ title, data }) => ({
    title: title ?? '',
    data: (data ?? []).map((pair) => ({ key: pair.key ?? '', value: pair.value ?? '' })),
  }));

/** Returns the fields in the API's format; empty rows of warranty prices are dropped. */
function fieldsOf({ img: _pictures, ...values }: ProductValues) {
  return {
    ...values,
    description: values.description ?? '',
    highlights: linesOf(values.highlights),
    warranty_pricing: Object.fromEntries(
      values.warranty_pricing.filter(filledIn).map(({ month, price }) => [(month ?? '').trim(), price]),
    ),
    specificationSchema: wholeGroups(values.specificationSchema),
  };
}

/**
 * Returns the errors of the rows of warranty prices: missing month, duplicate month, missing price
 * (docs/spec/products.md#staff-form).
 */
function warrantyErrors(rows: readonly WarrantyRow[]): FormErrors[] | undefined {
  const errors: FormErrors[] = [];
  const earlier: string[] = [];
  for (const [index, row] of rows.entries()) {
    const month = (row.month ?? '').trim();
    const wrongMonth = filledIn(row) ? monthProblem(month, earlier) : undefined;
    const wrongPrice = filledIn(row) ? rupeesIn.safeParse(row.price).error?.issues[0]?.message : undefined;
    if (wrongMonth !== undefined || wrongPrice !== undefined)
      errors[index] = {
        ...(wrongMonth === undefined ? {} : { month: wrongMonth }),
        ...(wrongPrice === undefined ? {} : { price: wrongPrice }),
      };
    earlier.push(month);
  }
  return errors.length > 0 ? errors : undefined;
}

const fieldErrors = formErrors(ProductFields);
const CHOOSE = { resolution: 'Resolution is required', technology: 'Technology is required' };

/** The form's `validate`: the contract's messages, each beside its row. */
export function productErrors(values: ProductValues): FormErrors {
  const { warranty_pricing: _record, highlights, ...errors } = fieldErrors(fieldsOf(values));
  const rows = warrantyErrors(values.warranty_pricing);
  const line = Array.isArray(highlights) ? Object.values(highlights)[0] : highlights;
  for (const [field, message] of Object.entries(CHOOSE)) if (errors[field]) errors[field] = message;
  return {
    ...errors,
    ...(rows ? { warranty_pricing: rows } : {}),
    ...(line === undefined ? {} : { highlights: line }),
  };
}

/** Maps refusals of the server to the fields of this form. */
export const shownErrors = ({ existingImages, ...errors }: Record<string, string>): Record<string, string> =>
  existingImages === undefined ? errors : { ...errors, img: existingImages };

/** The edited television, its base version, and the units on hand at the start. */
interface ProductEdit {
  id: string;
  updatedAt: string;
  stock: Typed<number>;
}

/**
 * Returns the fields that the product form sends (docs/spec/products.md#staff-form). Empty specification rows are
 * dropped. Of an edit the stock is sent only where staff changed it, so that units that are sold meanwhile stay sold.
 */
export function productFormData(values: ProductValues, edit?: ProductEdit): FormData {
  const form = new FormData();
  const { specificationSchema, warranty_pricing, highlights, ...plain } = fieldsOf(values);
  for (const [field, value] of Object.entries(plain))
    if (field !== 'stock' || value !== edit?.stock) form.append(field, String(value ?? ''));
  form.append('highlights', JSON.stringify(highlights));
  form.append('warranty_pricing', JSON.stringify(warranty_pricing));
  form.append('specificationSchema', JSON.stringify(tidySpecifications(specificationSchema)));
  if (edit) {
    form.append('id', edit.id);
    form.append('updated_at', edit.updatedAt);
  }
  putPictures(form, values.img, edit !== undefined);
  return form;
}

type Formatter = ConflictField<ProductValues>['text'];

/** Formatters of the fields whose value is no text in an edit conflict. */
const FORMATTERS: Partial<Record<FormField, Formatter>> = {
  price: ({ price }) => (price === null ? '' : formatRupees(price)),
  warranty_pricing: ({ warranty_pricing: rows }) =>
    rows
      .filter(filledIn)
      .map(({ month, price }) => `${month} months: ${formatRupees(price ?? 0)}`)
      .join('\n'),
  specificationSchema: (values) =>
    tidySpecifications(wholeGroups(values.specificationSchema))
      .map(({ title, data }) => [title, ...data.map(({ key, value }) => `  ${key}: ${value}`)].join('\n'))
      .join('\n'),
  img: ({ img }) => img.map(pictureName).join('\n'),
};

/** The fields of an edit conflict, in the order of the form. */
export const PRODUCT_FIELDS: readonly ConflictField<ProductValues>[] = FORM_FIELDS.map((source) => ({
  source,
  label: PRODUCT_LABELS[source],
  text: FORMATTERS[source] ?? ((values) => String(values[source] ?? '')),
}));
