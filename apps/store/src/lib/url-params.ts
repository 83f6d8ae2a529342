import { FACET_VALUES_MAX } from '@aabha/contracts/products/products.values';

/**
 * Reads a page's state from its search parameters. Invalid values are dropped, so that a mistyped address
 * still opens, and defaults are not written, so that addresses stay short. Uses no schema library, because
 * every first load includes it.
 */
type Search = Readonly<Record<string, unknown>>;

/** The API refuses text with NUL, which nobody types. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');

export function textParam(search: Search, name: string, maxLength = 200): string | undefined {
  const value = search[name];
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return isText(text) && text.trim() !== '' ? text.slice(0, maxLength) : undefined;
}

export function numberParam(
  search: Search,
  name: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER, whole = false } = {},
): number | undefined {
  const value = search[name];
  if (value === '' || value === null || typeof value === 'boolean') return undefined;
  const number = Number(value);
  const fits =
    Number.isFinite(number) && number >= min && number <= max && (!whole || Number.isInteger(number));
  return fits ? number : undefined;
}

/** Returns the page number of a list; the first page is the default and is not written. */
export function pageParam(search: Search, name = 'page'): number | undefined {
  const page = numberParam(search, name, { min: 1, max: 1_000_000, whole: true });
  return page === 1 ? undefined : page;
}

export function choiceParam<const T extends string>(
  search: Search,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === search[name]);
}

export function listParam(search: Search, name: string): string[] | undefined {
  const value = search[name];
  const items = (Array.isArray(value) ? value : [value])
    .filter((item) => isText(item) || typeof item === 'number')
    .map(String);
  return items.length ? [...new Set(items)].slice(0, FACET_VALUES_MAX) : undefined;
}

export function numberListParam(search: Search, name: string): number[] | undefined {
  const numbers = listParam(search, name)?.map(Number).filter(Number.isFinite);
  return numbers?.length ? numbers : undefined;
}
