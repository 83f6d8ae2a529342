import { PRICE_BANDS, type PriceBandKey } from '@aabha/contracts/products/products.rules';
import type { Resolution, Technology } from '@aabha/contracts/products/products.schema';
import {
  choiceParam,
  listParam,
  numberListParam,
  numberParam,
  pageParam,
  textParam,
} from '../../../lib/for-url';

export const TELEVISION_ORDERS = ['price-asc', 'price-desc', 'rating', 'newest', 'size'] as const;
export type TelevisionOrder = (typeof TELEVISION_ORDERS)[number];

// Copied from the contract, whose schema library would otherwise be loaded in the browser. Lowest first.
const RESOLUTION_RANK: Readonly<Record<Resolution, number>> = {
  'HD Ready': 0,
  'Full HD': 1,
  '4K Ultra HD': 2,
  '8K': 3,
};
const TECHNOLOGY_RANK: Readonly<Record<Technology, number>> = { LED: 0, QLED: 1, 'Mini-LED': 2, OLED: 3 };

export const isResolution = (value: string): value is Resolution => Object.hasOwn(RESOLUTION_RANK, value);
export const isTechnology = (value: string): value is Technology => Object.hasOwn(TECHNOLOGY_RANK, value);
export const byResolution = (a: Resolution, b: Resolution) => RESOLUTION_RANK[a] - RESOLUTION_RANK[b];
export const byTechnology = (a: Technology, b: Technology) => TECHNOLOGY_RANK[a] - TECHNOLOGY_RANK[b];

/**
 * The state of /televisions, all of it in the address; absent values are defaults
 * (docs/spec/catalogue-search.md#state-in-the-url).
 */
export interface TelevisionsSearch {
  q?: string;
  band?: PriceBandKey;
  min?: number;
  max?: number;
  stock?: 'in' | 'out';
  size?: number[];
  resolution?: Resolution[];
  technology?: Technology[];
  brand?: string[];
  stars?: number[];
  origin?: string[];
  order?: TelevisionOrder;
  page?: number;
}

/** Maximum of a price filter, in rupees. */
export const MAX_RUPEES = 10_000_000;
const MAX_INCHES = 500;
const MAX_NAME = 100;

function only<T, K extends T>(values: T[] | undefined, fits: (value: T) => value is K): K[] | undefined;
function only<T>(values: T[] | undefined, fits: (value: T) => boolean): T[] | undefined;
function only<T>(values: T[] | undefined, fits: (value: T) => boolean): T[] | undefined {
  const fitting = values?.filter(fits);
  return fitting?.length ? fitting : undefined;
}

const isInches = (value: number) => value > 0 && value <= MAX_INCHES;
const isStars = (value: number) => Number.isInteger(value) && value >= 1 && value <= 5;
const isName = (value: string) => value.length <= MAX_NAME;

/** Reads the address and drops invalid values, so that the server is only sent valid queries. */
export function readTelevisionsSearch(search: Record<string, unknown>): TelevisionsSearch {
  const read: TelevisionsSearch = {
    q: textParam(search, 'q'),
    band: PRICE_BANDS.find(({ key }) => key === search.band)?.key,
    min: numberParam(search, 'min', { max: MAX_RUPEES, whole: true }),
    max: numberParam(search, 'max', { max: MAX_RUPEES, whole: true }),
    stock: choiceParam(search, 'stock', ['in', 'out']),
    size: only(numberListParam(search, 'size'), isInches),
    resolution: only(listParam(search, 'resolution'), isResolution),
    technology: only(listParam(search, 'technology'), isTechnology),
    brand: only(listParam(search, 'brand'), isName),
    stars: only(numberListParam(search, 'stars'), isStars),
    origin: only(listParam(search, 'origin'), isName),
    order: choiceParam(search, 'order', TELEVISION_ORDERS),
    page: pageParam(search),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
