import { PRICE_BANDS, type PriceBandKey } from '@aabha/contracts/products/products.rules';
import type { ListProductsInput, Resolution, Technology } from '@aabha/contracts/products/products.schema';
import {
  BEE_STARS_MAX,
  FACET_NAME_MAX,
  RESOLUTIONS,
  SCREEN_INCHES_MAX,
  STOCK_FILTERS,
  TECHNOLOGIES,
} from '@aabha/contracts/products/products.values';
import type { input } from 'zod';
import {
  choiceParam,
  listParam,
  numberListParam,
  numberParam,
  pageParam,
  textParam,
} from '../../../lib/url-params';

export const TELEVISION_ORDERS = ['price-asc', 'price-desc', 'rating', 'newest', 'size', 'origin'] as const;
export type TelevisionOrder = (typeof TELEVISION_ORDERS)[number];

export const isResolution = (value: string): value is Resolution =>
  RESOLUTIONS.some((known) => known === value);
export const isTechnology = (value: string): value is Technology =>
  TECHNOLOGIES.some((known) => known === value);
export const byResolution = (a: Resolution, b: Resolution) => RESOLUTIONS.indexOf(a) - RESOLUTIONS.indexOf(b);
export const byTechnology = (a: Technology, b: Technology) =>
  TECHNOLOGIES.indexOf(a) - TECHNOLOGIES.indexOf(b);

type Filters = NonNullable<input<typeof ListProductsInput>['filters']>;

/**
 * The state of /televisions, all of it in the address; absent values are defaults
 * (docs/spec/catalogue-search.md#state-in-the-url).
 */
export interface TelevisionsSearch {
  q?: Filters['search'];
  band?: PriceBandKey;
  min?: Filters['minPrice'];
  max?: Filters['maxPrice'];
  stock?: Filters['availability'];
  size?: Filters['screenInches'];
  resolution?: Filters['resolution'];
  technology?: Filters['technology'];
  brand?: Filters['companyName'];
  stars?: Filters['beeStars'];
  origin?: Filters['countryOfOrigin'];
  order?: TelevisionOrder;
  page?: number;
}

/** Maximum of a price filter, in rupees. */
export const MAX_RUPEES = 10_000_000;

function only<T, K extends T>(values: T[] | undefined, fits: (value: T) => value is K): K[] | undefined;
function only<T>(values: T[] | undefined, fits: (value: T) => boolean): T[] | undefined;
function only<T>(values: T[] | undefined, fits: (value: T) => boolean): T[] | undefined {
  const fitting = values?.filter(fits);
  return fitting?.length ? fitting : undefined;
}

const isInches = (value: number) => value > 0 && value <= SCREEN_INCHES_MAX;
const isStars = (value: number) => Number.isInteger(value) && value >= 1 && value <= BEE_STARS_MAX;
const isName = (value: string) => value.length <= FACET_NAME_MAX;

/** Reads the address and drops invalid values, so that the server is only sent valid queries. */
export function readTelevisionsSearch(search: Record<string, unknown>): TelevisionsSearch {
  const read: TelevisionsSearch = {
    q: textParam(search, 'q'),
    band: PRICE_BANDS.find(({ key }) => key === search.band)?.key,
    min: numberParam(search, 'min', { max: MAX_RUPEES, whole: true }),
    max: numberParam(search, 'max', { max: MAX_RUPEES, whole: true }),
    stock: choiceParam(search, 'stock', STOCK_FILTERS),
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
