import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

type Queries = DehydratedState['queries'];

/** What the server has read for a page, on its way to the browser: as text, which costs least to write and to read. */
export interface PageQueries {
  queries: string;
}

const asJson = (_key: string, value: unknown) =>
  value instanceof Error ? { message: value.message } : value;

/**
 * On the server, before it renders: all that loaders asked for, failures too, so that the browser begins with what the
 * page was made from. What is still under way is left out; loaders wait, on the server, for what a page shows.
 */
export function handOver(queryClient: QueryClient): PageQueries {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  return { queries: JSON.stringify(queries, asJson) };
}

/** In the browser, before the page comes alive: what the server has read need not be asked for again. */
export function takeOver(queryClient: QueryClient, page: PageQueries): void {
  const queries = JSON.parse(page.queries) as Queries;
  for (const { state } of queries) if (state.error) state.error = new Error(state.error.message);
  hydrate(queryClient, { queries });
}
