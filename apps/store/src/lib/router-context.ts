import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from './trpc';

/** What loaders get beside their route's own parameters. */
export interface RouterContext {
  queryClient: QueryClient;
  api: ApiQueries;
}
