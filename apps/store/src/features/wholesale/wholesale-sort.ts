import type { Sort } from '../../lib/sort-param';

/**
 * The columns by which the price list can be sorted: fields of the API's sort. Stands apart from the schemas,
 * since every first load reads addresses and the schema library is large.
 */
export const PRICE_LIST_FIELDS = ['name', 'size', 'price', 'minQuantity'] as const;
export type PriceListField = (typeof PRICE_LIST_FIELDS)[number];
/** Undefined for the list's own order: newest first. */
export type PriceListSort = Sort<PriceListField> | undefined;

/** How the list is sorted, and the setter of it. */
export interface PriceListOrder {
  sort: PriceListSort;
  onSort: (sort: PriceListSort) => void;
}
