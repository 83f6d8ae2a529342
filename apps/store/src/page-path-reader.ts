import type { ApiClient } from './lib/trpc';
import { NOT_FOUND_PATH } from './not-found-path';
import { makeRouter } from './router';

/** Longer than any id. A page would repeat it several times in one API address, which servers refuse. */
const LONGEST_PARAMETER = 200;

type Search = Record<string, unknown>;
interface SearchReader {
  options: { validateSearch?: unknown };
}

/** Validators of a page's search parameters, outermost route first. */
function readSearch(routes: readonly SearchReader[], search: Search): Search {
  let validated: Search = {};
  for (const { options } of routes)
    if (typeof options.validateSearch === 'function')
      validated = { ...validated, ...(options.validateSearch({ ...search, ...validated }) as Search) };
  return validated;
}

/**
 * Returns a function that reduces an address to the normalised path and search that its page depends on.
 * Parameters that no route reads, such as those of campaigns, are dropped. All unknown paths become one.
 */
export function createPagePathReader(): (url: string) => string {
  /* No loader runs, so no API is needed. */
  const { getMatchedRoutes, options } = makeRouter({} as ApiClient, {
    origin: 'http://localhost',
    googleAnalyticsId: '',
  });
  return (url) => {
    const end = url.indexOf('?');
    const pathname = end < 0 ? url : url.slice(0, end);
    const [routes, params, found] = getMatchedRoutes(pathname);
    const isTooLong = Object.values<string>(params).some((value) => value.length > LONGEST_PARAMETER);
    if (!found || params['**'] || isTooLong) return NOT_FOUND_PATH;
    return (
      pathname + options.stringifySearch(readSearch(routes, options.parseSearch(url.slice(pathname.length))))
    );
  };
}
