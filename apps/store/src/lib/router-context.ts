import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from './trpc';

/** Context of all loaders. */
export interface RouterContext {
  queryClient: QueryClient;
  api: ApiQueries;
  /** Origin of the storefront, `https://shop.example`, for absolute addresses. */
  origin: string;
  /** The measurement id of Google Analytics; empty where it is not used. */
  googleAnalyticsId: string;
  /** On the server: the visitor's ticket of a waiting room, for a page that is rendered for them alone. */
  ticket?: string | undefined;
}
