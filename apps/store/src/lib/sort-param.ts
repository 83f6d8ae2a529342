import { choiceParam } from './url-params';

/** A sort of a list as the API takes it. */
export interface Sort<Field extends string> {
  field: Field;
  order: 'asc' | 'desc';
}

/** A sort in an address: `price-asc`. */
export type SortChoice<Field extends string> = `${Field}-${Sort<Field>['order']}`;

export const sortChoice = <Field extends string>({ field, order }: Sort<Field>): SortChoice<Field> =>
  `${field}-${order}`;

/** Returns the sort of an address; undefined for none and for unknown fields. */
export function sortParam<Field extends string>(
  search: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): SortChoice<Field> | undefined {
  const choices = fields.flatMap((field) => [
    sortChoice({ field, order: 'asc' }),
    sortChoice({ field, order: 'desc' }),
  ]);
  return choiceParam(search, 'sort', choices);
}

/** Returns what a choice stands for. */
export function sortOfChoice<Field extends string>(
  choice: SortChoice<Field> | undefined,
): Sort<Field> | undefined {
  if (!choice) return undefined;
  const end = choice.lastIndexOf('-');
  return { field: choice.slice(0, end) as Field, order: choice.endsWith('-asc') ? 'asc' : 'desc' };
}
