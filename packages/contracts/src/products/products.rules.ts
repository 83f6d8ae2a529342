import { HURRY_BELOW_STOCK, LOW_STOCK_AT_MOST } from '../settings/limits';

/**
 * The price bands of /televisions, in rupees; `max` is exclusive of the next band's first rupee
 * (docs/spec/catalogue-search.md#price-bands).
 */
export const PRICE_BANDS = [
  { key: 'under-10000', label: 'Under ₹10,000', min: undefined, max: 9999.99 },
  { key: '10000-20000', label: '₹10,000 - ₹20,000', min: 10_000, max: 20_000 },
  { key: '20000-30000', label: '₹20,000 - ₹30,000', min: 20_000, max: 30_000 },
  { key: '30000-above', label: '₹30,000 and above', min: 30_000, max: undefined },
] as const;
/** Finer ranges above the bands, in rupees; both ends are included, as in the bands. */
export const PRICE_RANGES = [
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: 75_000 },
  { min: 75_000, max: 100_000 },
  { min: 100_000, max: 200_000 },
  { min: 200_000, max: undefined },
] as const;

export type PriceBandKey = (typeof PRICE_BANDS)[number]['key'];

/** 'Hurry up! Only N items left' below five, from true stock only (docs/spec/products.md#stock-labels). */
export function hurryText(stock: number): string | undefined {
  return stock > 0 && stock < HURRY_BELOW_STOCK ? `Hurry up! Only ${stock} items left` : undefined;
}

export function stockBadge(stock: number): 'In Stock' | 'Out of Stock' {
  return stock > 0 ? 'In Stock' : 'Out of Stock';
}

/** The staff's label (docs/spec/products.md#stock-labels). */
export function stockLabel(stock: number): 'Out of Stock' | 'Low Stock' | 'In Stock' {
  if (stock === 0) return 'Out of Stock';
  return stock <= LOW_STOCK_AT_MOST ? 'Low Stock' : 'In Stock';
}

/**
 * Months under twelve as months, from twelve on as years with one decimal where needed
 * (docs/spec/warranties.md#durations).
 */
export function warrantyDuration(months: number): string {
  if (months < 12) return `${months} Month${months === 1 ? '' : 's'}`;
  return months % 12 === 0 ? `${months / 12} Year(s)` : `${(months / 12).toFixed(1)} Years`;
}
