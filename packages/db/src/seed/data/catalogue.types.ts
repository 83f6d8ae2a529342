import type { ProductDeclarations } from '@aabha/contracts/products/product-declarations.schema';
import type { SpecificationGroup, Resolution, Technology } from '@aabha/contracts/products/products.schema';
import type { ProductFacts } from '@aabha/contracts/products/products.staff.schema';

export type Stand = 'feet' | 'pedestal' | 'wide-feet';
type Finish = 'graphite' | 'silver' | 'black' | 'bronze';
export type Bezel = 'slim' | 'standard' | 'thick';

export type ModelFacts = readonly [
  brand: string,
  series: string,
  inches: number,
  resolution: Resolution,
  technology: Technology,
  mrpRupees: number,
  discountPercent: number,
  stock: number,
  beeStars: number,
  refreshHz: number,
  category: string,
  countryOfOrigin: string,
  stand: Stand,
  finish: Finish,
  bezel: Bezel,
];

/** What a model looks like: what its photographs are made from, beside its specification. */
interface Look {
  series: string;
  stand: Stand;
  finish: Finish;
  bezel: Bezel;
}

/** One television of the demo, whole. Money in paise. */
export interface CatalogueEntry extends ProductFacts, ProductDeclarations {
  slug: string;
  sku: string;
  name: string;
  category: string;
  companyName: string;
  pricePaise: number;
  discountPercent: number;
  stock: number;
  highlights: string[];
  description: string;
  warrantyMonths: number;
  /** Extra months → paise. */
  warrantyPricing: Record<string, number>;
  specificationSchema: SpecificationGroup[];
  look: Look;
}
