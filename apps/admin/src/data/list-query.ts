import type { GetListParams, GetListResult } from 'react-admin';

/** What the filters of a list's address are read from. */
export type Filtered = Pick<GetListParams, 'filter'>;

/** Which page of a list, as the API asks for it. */
export interface Page {
  pageNum: number;
  pageSize: number;
}

/** Reads a page of a resource; its filters come unchecked from the address. */
export type Lister = (page: Page, params: GetListParams) => Promise<GetListResult>;

/** react-admin knows records by `id`. */
export const withId = <T extends { _id: string }>(record: T) => ({ ...record, id: record._id });

/** The order asked for, when the API can sort by that field; else its own. */
export function sortOf<const F extends string>(params: GetListParams, fields: readonly F[]) {
  const field = fields.find((known) => known === params.sort?.field);
  return field && { field, order: params.sort?.order === 'ASC' ? ('asc' as const) : ('desc' as const) };
}

/** One filter of the address, of a type that nobody has checked. */
export const filterOf = (params: Filtered, name: string): unknown =>
  (params.filter as Record<string, unknown> | undefined)?.[name];

/** A text filter by its name, left out when empty. */
export function textFilter<const K extends string>(params: Filtered, name: K): { [N in K]?: string } {
  const value = filterOf(params, name);
  return typeof value === 'string' && value.trim() !== '' ? ({ [name]: value } as { [N in K]: string }) : {};
}

/** A filter that takes one of a list of words, left out when it is none of them. */
export function choiceFilter<const K extends string, const C extends string>(
  params: Filtered,
  name: K,
  choices: readonly C[],
): { [N in K]?: C } {
  const value = choices.find((choice) => choice === filterOf(params, name));
  return value === undefined ? {} : ({ [name]: value } as { [N in K]: C });
}

/** A yes-or-no filter, left out when it is neither. */
export function flagFilter<const K extends string>(params: Filtered, name: K): { [N in K]?: boolean } {
  const value = filterOf(params, name);
  return typeof value === 'boolean' ? ({ [name]: value } as { [N in K]: boolean }) : {};
}
