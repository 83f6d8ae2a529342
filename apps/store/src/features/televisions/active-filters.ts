import { counted } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PRICE_BANDS, stockBadge } from '@aabha/contracts/products/products.rules';
import type { TelevisionsSearch } from './televisions-search';
import { toggled } from './use-televisions-search';

export interface ActiveFilter {
  label: string;
  /** The change that takes this filter off. */
  off: Partial<TelevisionsSearch>;
}

/** Takes every filter off; the search text and the order stay. */
export const NO_FILTERS = {
  band: undefined,
  min: undefined,
  max: undefined,
  stock: undefined,
  size: undefined,
  resolution: undefined,
  technology: undefined,
  brand: undefined,
  stars: undefined,
  origin: undefined,
} satisfies Partial<TelevisionsSearch>;

function priceLabel({ band, min, max }: TelevisionsSearch): string | undefined {
  if (min !== undefined && max !== undefined) return `${formatRupees(min)} - ${formatRupees(max)}`;
  if (min !== undefined) return `${formatRupees(min)} and above`;
  if (max !== undefined) return `Up to ${formatRupees(max)}`;
  return PRICE_BANDS.find(({ key }) => key === band)?.label;
}

/** What is filtered by, in the order of the panel, each with the change that undoes it. */
export function activeFilters(search: TelevisionsSearch): ActiveFilter[] {
  const price = priceLabel(search);
  const each = <T>(values: readonly T[] | undefined, to: (value: T) => ActiveFilter) =>
    (values ?? []).map(to);
  return [
    ...(price ? [{ label: price, off: { band: undefined, min: undefined, max: undefined } }] : []),
    ...(search.stock
      ? [{ label: stockBadge(search.stock === 'in' ? 1 : 0), off: { stock: undefined } }]
      : []),
    ...each(search.size, (value) => ({ label: `${value}″`, off: { size: toggled(search.size, value) } })),
    ...each(search.resolution, (value) => ({
      label: value,
      off: { resolution: toggled(search.resolution, value) },
    })),
    ...each(search.technology, (value) => ({
      label: value,
      off: { technology: toggled(search.technology, value) },
    })),
    ...each(search.brand, (value) => ({ label: value, off: { brand: toggled(search.brand, value) } })),
    ...each(search.stars, (value) => ({
      label: counted(value, 'BEE star'),
      off: { stars: toggled(search.stars, value) },
    })),
    ...each(search.origin, (value) => ({
      label: `Made in ${value}`,
      off: { origin: toggled(search.origin, value) },
    })),
  ];
}
