import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import type { WholeProduct } from '../resources/products/products.data';

/** A listed television as the API returns it to staff. */
export const TELEVISION: WholeProduct = {
  ...SAMPLE_PRODUCT,
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  name: 'Nova 43',
  companyName: 'Nova',
  discount_percentage: 10,
  new_price: 36_000,
  stock: 8,
  onHand: 8,
  held: 0,
  stockSlots: 1,
  image: ['/uploads/front.jpg'],
  technology: 'LED',
  energyKwhYear: 110,
  sku: 'AAB-NOVA43',
  successor_sku: null,
  state: 'published',
  publish_at: null,
  isListed: true,
  missing: [],
  listedUntil: null,
  updated_at: '2026-01-01T00:00:00.000Z',
};
