import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from './trpc';

/** What loaders get beside their route's own parameters. */
export interface RouterContext {
  queryClient: QueryClient;
  api: ApiQueries;
  /** Where the storefront lives, `https://shop.example`: for addresses that are read elsewhere. */
  origin: string;
  /** The measurement id of Google Analytics; empty where it is not used. */
  googleAnalyticsId: string;
}
