import { DECLARATION_FIELDS } from '@aabha/contracts/products/product-declarations.values';
import { FACT_FIELDS } from '@aabha/contracts/products/product-facts.values';
import { PRODUCT_LABELS as LABEL } from '../../data/field-labels';

/** The parts of the form of a television with their fields, in their order. */
export const FORM_SECTIONS = {
  basics: {
    title: 'Product',
    fields: [
      'name',
      'companyName',
      'category',
      'sku',
      'price',
      'discount_percentage',
      'stock',
      'warranty_months',
    ],
  },
  pictures: { title: LABEL.img, fields: ['img'] },
  warranty: { title: LABEL.warranty_pricing, fields: ['warranty_pricing'] },
  facts: { title: 'Key facts', fields: FACT_FIELDS },
  declarations: { title: 'Product information', fields: DECLARATION_FIELDS },
  texts: { title: 'Highlights and description', fields: ['highlights', 'description'] },
  search: { title: 'Search results', fields: ['seo_title', 'seo_description', 'successor_sku'] },
  specifications: { title: LABEL.specificationSchema, fields: ['specificationSchema'] },
} as const satisfies Record<string, { title: string; fields: readonly string[] }>;

export type FormSectionName = keyof typeof FORM_SECTIONS;

/** Returns the id of a part's heading, of one form among several that may be open. */
export const sectionId = (form: string, name: FormSectionName): string => `${form}-${name}`;
