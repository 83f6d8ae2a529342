import { formatRupees } from '@aabha/contracts/money/money-format';
import { parseSearch, withoutPart } from '@aabha/contracts/products/parse-search';
import type { SearchFilters, SearchPart } from '@aabha/contracts/products/search-filters';
import { stockBadge } from '@aabha/messages/stock';
import * as texts from '@aabha/messages/televisions';
import type { TelevisionsSearch } from './televisions-search';
import { toggleValue } from './use-televisions-search';

export interface ActiveFilter {
  label: string;
  /** The change that removes this filter. */
  off: Partial<TelevisionsSearch>;
}

/** Removes every filter; the search text and the sort stay. */
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

/** Removes every filter, including those recognised in the search text. */
export function withoutFilters({ q }: TelevisionsSearch): Partial<TelevisionsSearch> {
  const { parts, rest } = parseSearch(q ?? '');
  return parts.length === 0 ? NO_FILTERS : { ...NO_FILTERS, q: rest === '' ? undefined : rest };
}

const inches = (value: number) => `${Math.round(value)}″`;

function sizeLabel({ minInches, maxInches }: SearchFilters): string {
  // The ends are half an inch outside of the typed sizes.
  const from = minInches === undefined ? undefined : inches(minInches + 0.4);
  const to = maxInches === undefined ? undefined : inches(maxInches - 0.4);
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} - ${to}`;
  return from === undefined ? texts.upTo(to ?? '') : texts.andAbove(from);
}

/** A part of the search text that was recognised as a filter. */
function partLabel({ kind, filters }: SearchPart): string {
  if (kind === 'price') return priceLabel({ min: filters.minPrice, max: filters.maxPrice }) ?? '';
  if (kind === 'size') return sizeLabel(filters);
  return texts.oneOf(filters.resolution ?? filters.technology ?? []);
}

interface PriceEnds {
  band?: TelevisionsSearch['band'];
  min?: number | undefined;
  max?: number | undefined;
}

function priceLabel({ band, min, max }: PriceEnds): string | undefined {
  if (min !== undefined && max !== undefined) return `${formatRupees(min)} - ${formatRupees(max)}`;
  if (min !== undefined) return texts.andAbove(formatRupees(min));
  if (max !== undefined) return texts.upTo(formatRupees(max));
  return band && texts.priceBand(band);
}

/**
 * Returns the active filters, those of the search text first, then in the order of the panel, each with the
 * change that removes it.
 */
export function activeFilters(search: TelevisionsSearch): ActiveFilter[] {
  const price = priceLabel(search);
  const each = <T>(values: readonly T[] | undefined, to: (value: T) => ActiveFilter) =>
    (values ?? []).map(to);
  const understood = parseSearch(search.q ?? '').parts.map((part) => ({
    label: partLabel(part),
    off: { q: withoutPart(search.q ?? '', part) || undefined },
  }));
  return [
    ...understood,
    ...(price ? [{ label: price, off: { band: undefined, min: undefined, max: undefined } }] : []),
    ...(search.stock
      ? [{ label: stockBadge(search.stock === 'in' ? 1 : 0), off: { stock: undefined } }]
      : []),
    ...each(search.size, (value) => ({ label: `${value}″`, off: { size: toggleValue(search.size, value) } })),
    ...each(search.resolution, (value) => ({
      label: value,
      off: { resolution: toggleValue(search.resolution, value) },
    })),
    ...each(search.technology, (value) => ({
      label: value,
      off: { technology: toggleValue(search.technology, value) },
    })),
    ...each(search.brand, (value) => ({ label: value, off: { brand: toggleValue(search.brand, value) } })),
    ...each(search.stars, (value) => ({
      label: texts.beeStars(value),
      off: { stars: toggleValue(search.stars, value) },
    })),
    ...each(search.origin, (value) => ({
      label: texts.madeIn(value),
      off: { origin: toggleValue(search.origin, value) },
    })),
  ];
}
