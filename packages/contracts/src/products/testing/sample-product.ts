import type { ProductDeclarations } from '../product-declarations.schema';
import type { Product } from '../products.schema';
import type { ProductFacts } from '../products.staff.schema';

export const SAMPLE_FACTS: ProductFacts = {
  screenInches: 43,
  resolution: '4K Ultra HD',
  technology: 'QLED',
  refreshHz: 60,
  beeStars: 4,
  energyKwhYear: 90,
  countryOfOrigin: 'India',
  hsn: '85287216',
};

/** Everything that a set made in India must declare. */
export const SAMPLE_DECLARATIONS: ProductDeclarations = {
  modelNumber: 'SU43Q26',
  modelYear: 2026,
  netQuantity: 1,
  makerName: 'Surya Displays Private Limited',
  makerAddress: 'Plot 14, Sricity, Andhra Pradesh 517646',
  packerName: null,
  packerAddress: null,
  importerName: null,
  importerAddress: null,
  widthCm: 96.4,
  heightCm: 55.5,
  depthCm: 7.2,
  standWidthCm: 96.4,
  standHeightCm: 61.5,
  standDepthCm: 20.9,
  weightKg: 9.9,
  cartonWidthCm: 106.4,
  cartonHeightCm: 67.5,
  cartonDepthCm: 15.2,
  cartonWeightKg: 12.9,
  beeSeriesCode: 'BEE/CTV/2026/00043',
  beeValidTo: '2027-12-31',
  standbyWatts: 0.5,
};

/** The same as a form sends it. */
export const SAMPLE_DECLARATION_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SAMPLE_DECLARATIONS).map(([field, value]) => [field, String(value ?? '')]),
);

/** A television as shoppers see it, without pictures, reviews and texts. */
export const SAMPLE_PRODUCT: Product = {
  ...SAMPLE_FACTS,
  ...SAMPLE_DECLARATIONS,
  _id: '019b8c4f-d200-7669-a141-72c6732888e0',
  sku: null,
  name: 'Surya 43',
  category: 'Smart TV',
  companyName: 'Surya',
  price: 40_000,
  discount_percentage: 25,
  new_price: 30_000,
  stock: 5,
  image: [],
  pictures: [],
  averageRating: 0,
  reviewCount: 0,
  warranty_months: 12,
  warranty_pricing: {},
  created_at: '2026-01-01T00:00:00.000Z',
  seo_title: null,
  seo_description: null,
  highlights: [],
  description: '',
  specificationSchema: [],
};
