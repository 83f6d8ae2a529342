import type { RenderedPage } from './rendered-page';

/** Start parameters of the render thread. */
export interface RenderWorkerData {
  clientFolder: string;
  apiUrl: string;
  storeUrl: string;
  paymentOrigins: readonly string[];
  /** Empty where Google Analytics is not used. */
  googleAnalyticsId: string;
}

export interface RenderRequest {
  id: number;
  path: string;
  /** Of a page for the owner of a place in a waiting room. */
  ticket?: string | undefined;
}

interface DescribedError {
  message: string;
  stack?: string | undefined;
}

/** `error` is one that a page recovered from; `failed` ends a request. */
export type RenderResponse =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; error: DescribedError }
  | { kind: 'error'; error: DescribedError };
