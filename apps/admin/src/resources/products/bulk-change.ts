import { BulkChange } from '@aabha/contracts/products/products.staff.schema';
import type { BulkChangeInput } from './products.data';

export const PRICE_WAYS = [
  { id: 'keep', name: 'Leave the MRP' },
  { id: 'percent', name: 'Change the MRP by %' },
  { id: 'set', name: 'Set the MRP to ₹' },
] as const;
export const STOCK_WAYS = [
  { id: 'keep', name: 'Leave the stock' },
  { id: 'add', name: 'Add units (or take, with −)' },
  { id: 'set', name: 'Set the units on hand to' },
] as const;

/** The form of a bulk change; empty numbers are empty strings. */
export interface BulkValues {
  priceBy: (typeof PRICE_WAYS)[number]['id'];
  price: string;
  discount: string;
  stockBy: (typeof STOCK_WAYS)[number]['id'];
  stock: string;
}

export const noChange: BulkValues = { priceBy: 'keep', price: '', discount: '', stockBy: 'keep', stock: '' };

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Returns the change in rupees in the API's format, or the errors by field. */
export function bulkChangeOf(
  values: BulkValues,
):
  | { change: BulkChangeInput }
  | { problems: Partial<Record<'price' | 'discount' | 'stock' | 'form', string>> } {
  const price = numberOf(values.price);
  const units = numberOf(values.stock);
  const change: BulkChangeInput = {
    ...(values.priceBy === 'percent' ? { price: { by: 'percent', percent: price } } : {}),
    ...(values.priceBy === 'set' ? { price: { by: 'set', rupees: price } } : {}),
    ...(values.discount.trim() === '' ? {} : { discount: Number(values.discount) }),
    ...(values.stockBy === 'keep' ? {} : { stock: { by: values.stockBy, units } }),
  };
  const issues = BulkChange.safeParse(change).error?.issues ?? [];
  if (issues.length === 0) return { change };
  const problems: Partial<Record<'price' | 'discount' | 'stock' | 'form', string>> = {};
  for (const { path, message } of issues) {
    const [field] = path;
    const place = field === 'price' || field === 'discount' || field === 'stock' ? field : 'form';
    problems[place] ??= message;
  }
  return { problems };
}
