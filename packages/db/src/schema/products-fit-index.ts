import type { SQL } from 'drizzle-orm';
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core';

const DECISIVE = [
  'screenInches',
  'resolution',
  'technology',
  'refreshHz',
  'widthCm',
  'cartonWidthCm',
  'cartonHeightCm',
  'cartonDepthCm',
  'newPricePaise',
] as const;

/** Returns the index of what decides whether a television fits a room, of some televisions (docs/spec/fit-finder.md#call). */
export function productsFitIndex(t: Record<(typeof DECISIVE)[number] | 'id', ExtraConfigColumn>, where: SQL) {
  const [first, ...others] = DECISIVE;
  return index('products_fit_idx')
    .on(t[first], ...others.map((name) => t[name]), t.id)
    .where(where);
}
