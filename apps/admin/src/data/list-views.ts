import type { SavedView, ViewFilter } from '@aabha/contracts/saved-views/saved-views.schema';
import { BUILT_IN_PREFIX, type ViewList } from '@aabha/contracts/saved-views/saved-views.values';
import { listAddress } from './list-address';
import type { Filtered } from './list-query';

export interface ViewSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** A view that every shop has; it cannot be deleted. */
interface BuiltInView {
  /** Behind `built-in:`, also in addresses. */
  id: string;
  name: string;
  /** The filter at an instant: of a moving day it is that of today. */
  filter: (now: Date) => ViewFilter;
  sort?: ViewSort;
}

/** What a list says about its views. */
export interface ListViews {
  list: ViewList;
  /** Returns the list's filters in the format of the API. */
  filtersOf: (filtered: Filtered) => object;
  builtIn?: readonly BuiltInView[];
  /** What the list without filters is called; left out 'All', which is wrong of one that then leaves records out. */
  all?: string;
}

/** A view as the list shows it. */
export interface View {
  id: string;
  name: string;
  filter: ViewFilter;
  /** Null for the usual order of the list. */
  sort: ViewSort | null;
  /** The stored view; a built-in one has none. */
  saved?: SavedView;
}

/** All records of a list, without a filter. */
export const ALL_VIEW: View = { id: 'all', name: 'All', filter: {}, sort: null };

export const builtInView = ({ id, name, filter, sort }: BuiltInView, now: Date): View => ({
  ...{ id: `${BUILT_IN_PREFIX}${id}`, name, filter: filter(now), sort: sort ?? null },
});

export const savedView = (saved: SavedView): View => ({
  ...{ id: saved._id, name: saved.name, filter: saved.filter, saved },
  sort: saved.sort && { field: saved.sort.field, order: saved.sort.order === 'asc' ? 'ASC' : 'DESC' },
});

/** What a list shows at present. */
export interface Shown {
  filter: Readonly<Record<string, unknown>>;
  sort: ViewSort;
}

const canonical = (filter: Shown['filter']) =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Returns whether a list shows exactly a view; `usual` is the order of a list without a sort. */
export function isShown(
  { filter, sort }: Pick<View, 'filter' | 'sort'>,
  shown: Shown,
  usual: ViewSort,
): boolean {
  const wanted = sort ?? usual;
  return (
    wanted.field === shown.sort.field &&
    wanted.order === shown.sort.order &&
    canonical(filter) === canonical(shown.filter)
  );
}

/** Returns the address of a view of a list: its filters and sort, and which view it is. */
export function viewAddress(screen: string, { id, filter, sort }: View, usual: ViewSort): string {
  return `${listAddress(screen, filter, sort ?? usual)}&view=${encodeURIComponent(id)}`;
}

/** Returns the filters of an address that the list does not know, or not with that value: they change nothing. */
export function unknownFilters(filter: Shown['filter'], filtersOf: ListViews['filtersOf']): string[] {
  const sent = (part: Shown['filter']) => canonical(filtersOf({ filter: part }) as Shown['filter']);
  const whole = sent(filter);
  return Object.keys(filter).filter((name) => {
    const { [name]: _left, ...others } = filter;
    return sent(others) === whole;
  });
}

/** Returns the filters that can be stored: plain values that are set. */
export const storableFilter = (filter: Shown['filter']): ViewFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      (entry): entry is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof entry[1]) && entry[1] !== '',
    ),
  );
