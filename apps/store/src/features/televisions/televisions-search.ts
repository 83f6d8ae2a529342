import { PRICE_BANDS, type PriceBandKey } from '@aabha/contracts/products/products.rules';
import {
  choiceParam,
  listParam,
  numberListParam,
  numberParam,
  pageParam,
  textParam,
} from '../../lib/for-url';

const ORDERS = ['price-asc', 'price-desc', 'rating', 'newest', 'size'] as const;
export type TelevisionOrder = (typeof ORDERS)[number];

/** The state of /televisions, all of it in the address; what is absent is the default (decisions §5). */
export interface TelevisionsSearch {
  q?: string;
  band?: PriceBandKey;
  min?: number;
  max?: number;
  stock?: 'in' | 'out';
  size?: number[];
  resolution?: string[];
  technology?: string[];
  brand?: string[];
  stars?: number[];
  origin?: string[];
  order?: TelevisionOrder;
  page?: number;
}

const MAX_RUPEES = 10_000_000;

/** Reads the address, leaving out whatever does not fit. */
export function readTelevisionsSearch(search: Record<string, unknown>): TelevisionsSearch {
  const read: TelevisionsSearch = {
    q: textParam(search, 'q'),
    band: PRICE_BANDS.find(({ key }) => key === search.band)?.key,
    min: numberParam(search, 'min', { max: MAX_RUPEES }),
    max: numberParam(search, 'max', { max: MAX_RUPEES }),
    stock: choiceParam(search, 'stock', ['in', 'out']),
    size: numberListParam(search, 'size'),
    resolution: listParam(search, 'resolution'),
    technology: listParam(search, 'technology'),
    brand: listParam(search, 'brand'),
    stars: numberListParam(search, 'stars'),
    origin: listParam(search, 'origin'),
    order: choiceParam(search, 'order', ORDERS),
    page: pageParam(search),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
