import type { ApiClient } from './lib/trpc';
import { NOT_FOUND_PATH } from './not-found-path';
import { makeRouter } from './router';

/** Longer than any id. A page would ask for it several times in one address, which no server accepts. */
const LONGEST_PARAMETER = 200;

type Search = Record<string, unknown>;
interface SearchReader {
  options: { validateSearch?: unknown };
}

/** What the routes of a page read of its search, outermost first. */
function readSearch(routes: readonly SearchReader[], search: Search): Search {
  let known: Search = {};
  for (const { options } of routes)
    if (typeof options.validateSearch === 'function')
      known = { ...known, ...(options.validateSearch({ ...search, ...known }) as Search) };
  return known;
}

/**
 * Returns a function that reduces an address to the path and search that its page depends on, in one spelling. Parameters
 * that no route reads, such as those of campaigns, are left out. All paths that no route has become one.
 */
export function createPathReader(): (url: string) => string {
  /* Nothing is loaded with it, so it needs no API. */
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
