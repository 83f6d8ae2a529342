import {
  DECLARATION_FIELDS,
  PRODUCT_DECLARATIONS,
  type DeclarationField,
} from './product-declarations.values';
import { FACT_FIELDS, PRODUCT_FACTS, type FactField } from './product-facts.values';

type ListingField = FactField | DeclarationField;
type Given = { readonly [F in ListingField]?: unknown };

const isAbsent = (value: unknown) => value === null || value === undefined;

const isImport = (origin: unknown) => typeof origin === 'string' && origin.trim().toLowerCase() !== 'india';

/**
 * Returns the facts and declarations without which a television is not listed (docs/spec/products.md#listing); empty when
 * it is complete. An import needs its importer; a packer is only there when the maker does not pack it. The database
 * decides by the same rule (`decide_product_listing`), which a test compares.
 */
export function missingForListing(product: Given): ListingField[] {
  const needsPacker = !isAbsent(product.packerName) || !isAbsent(product.packerAddress);
  const needsImporter =
    isImport(product.countryOfOrigin) ||
    !isAbsent(product.importerName) ||
    !isAbsent(product.importerAddress);
  const isNeeded = (field: ListingField) =>
    field.startsWith('packer') ? needsPacker : field.startsWith('importer') ? needsImporter : true;
  return [...FACT_FIELDS, ...DECLARATION_FIELDS].filter(
    (field) => isNeeded(field) && isAbsent(product[field]),
  );
}

const nouns: Readonly<Record<ListingField, { noun: string }>> = { ...PRODUCT_FACTS, ...PRODUCT_DECLARATIONS };

/** Returns how a sentence names missing fields, each thing once. */
export const missingNouns = (fields: readonly ListingField[]): string[] => [
  ...new Set(fields.map((field) => nouns[field].noun)),
];
