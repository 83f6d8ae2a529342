import { dehydrate, hashKey, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

type Queries = DehydratedState['queries'];

/** The dehydrated queries of a page as JSON text, which is cheapest to write and to read. */
interface PageQueries {
  queries: string;
}

/**
 * The hash of a query follows from its key, and was most of what a key takes in a page; of the state of a settled query these
 * say nothing, and are read as false when they are missing. Only pending queries need the time they were written.
 */
const LEFT_OUT = ['queryHash', 'dehydratedAt', 'fetchMeta', 'fetchFailureReason', 'isInvalidated'];

const asJson = (key: string, value: unknown) => {
  if (LEFT_OUT.includes(key)) return undefined;
  return value instanceof Error ? { message: value.message } : value;
};

/** Whether a query is that of a page of text, which the browser takes from the document (docs/spec/settings.md#texts). */
const isRenderedText = ([path]: readonly unknown[]) => /^settings,text(Version)?$/.test(String(path));

/**
 * Returns all settled queries of the loaders, failures included, before the server renders, so that the
 * browser starts with the data of the page. Pending queries are left out; on the server, loaders wait for
 * what a page shows.
 */
export function handOver(queryClient: QueryClient): PageQueries {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state, queryKey }) => state.status !== 'pending' && !isRenderedText(queryKey),
  });
  return { queries: JSON.stringify(queries, asJson) };
}

/** Restores the server's queries in the browser before hydration, so that they are not fetched again. */
export function takeOver(queryClient: QueryClient, page: PageQueries): void {
  const queries = JSON.parse(page.queries) as Queries;
  for (const query of queries) {
    query.queryHash = hashKey(query.queryKey);
    if (query.state.error) query.state.error = new Error(query.state.error.message);
  }
  hydrate(queryClient, { queries });
}
