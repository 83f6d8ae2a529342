import type { GetListParams, GetListResult } from 'react-admin';

/** The raw filters of a list's address. */
export type Filtered = Pick<GetListParams, 'filter'>;

/** The page of a list in the API's format. */
interface Page {
  pageNum: number;
  pageSize: number;
}

/** Reads a page of a resource; its filters come unvalidated from the address. */
export type ListQuery = (page: Page, params: GetListParams) => Promise<GetListResult>;

/** Returns a page with its total, and whether there are more than that, which a search counts up to a limit. */
export const countedList = (
  data: GetListResult['data'],
  total: number,
  hasMoreThanCounted: boolean | undefined,
): GetListResult => ({ data, total, ...(hasMoreThanCounted && { meta: { hasMore: true } }) });

/** react-admin identifies records by `id`. */
export const withId = <T extends { _id: string }>(record: T) => ({ ...record, id: record._id });

/** Returns the requested order if the API can sort by that field, else the default. */
export function sortOf<const F extends string>(params: GetListParams, fields: readonly F[]) {
  const field = fields.find((known) => known === params.sort?.field);
  return field && { field, order: params.sort?.order === 'ASC' ? ('asc' as const) : ('desc' as const) };
}

/** The API sorts by relevance of a search, else newest first; it has no sort field, so none is sent. */
export const BEST_FIRST = { field: 'best', order: 'ASC' } as const;

/** Returns a filter of unknown type from the address. */
export const filterOf = (params: Filtered, name: string): unknown =>
  (params.filter as Record<string, unknown> | undefined)?.[name];

/** Returns a text filter, or nothing when it is empty. */
export function textFilter<const K extends string>(params: Filtered, name: K): { [N in K]?: string } {
  const value = filterOf(params, name);
  return typeof value === 'string' && value.trim() !== '' ? ({ [name]: value } as { [N in K]: string }) : {};
}

/** Returns a filter with one of the allowed values, or nothing. */
export function choiceFilter<const K extends string, const C extends string>(
  params: Filtered,
  name: K,
  choices: readonly C[],
): { [N in K]?: C } {
  const value = choices.find((choice) => choice === filterOf(params, name));
  return value === undefined ? {} : ({ [name]: value } as { [N in K]: C });
}

/** Returns a boolean filter, or nothing. */
export function flagFilter<const K extends string>(params: Filtered, name: K): { [N in K]?: boolean } {
  const value = filterOf(params, name);
  return typeof value === 'boolean' ? ({ [name]: value } as { [N in K]: boolean }) : {};
}
