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

/** A television as shoppers see it, without pictures, reviews and texts. */
export const SAMPLE_PRODUCT: Product = {
  ...SAMPLE_FACTS,
  _id: '019b8c4f-d200-7669-a141-72c6732888e0',
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
  highlights: [],
  description: '',
  specificationSchema: [],
};
