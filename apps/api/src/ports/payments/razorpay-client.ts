import Razorpay from 'razorpay';
import { ProviderError } from './payments';

const TIMEOUT_MS = 10_000;

/** The part of the SDK's axios instance that has to be reached: it has no option for host, timeout or headers per call. */
interface HttpClient {
  defaults: { baseURL: string; timeout: number; proxy: false; maxRedirects: number };
  post(url: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** The SDK rejects with plain objects, and with a TypeError of its own when there was no answer. */
export async function call<T>(what: string, work: () => Promise<unknown>): Promise<T> {
  try {
    return (await work()) as T;
  } catch (error) {
    throw toProviderError(what, error);
  }
}

function toProviderError(what: string, error: unknown): ProviderError {
  const outer = (error ?? {}) as {
    statusCode?: number;
    response?: { status?: number; data?: unknown };
    error?: unknown;
  };
  const status = outer.statusCode ?? outer.response?.status;
  const detail = (outer.error ?? (outer.response?.data as { error?: unknown } | undefined)?.error) as
    { description?: string } | undefined;
  return new ProviderError(`${what}: ${detail?.description ?? 'no answer'}`, status);
}

export interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  apiUrl: string;
}

/** The SDK and the HTTP client inside it, pointed at `apiUrl`. */
export function razorpayClient({ keyId, keySecret, apiUrl }: RazorpayOptions) {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = (client as unknown as { api: { rq: HttpClient } }).api.rq;
  /* A redirect would carry the keys to wherever it leads; the provider sends none. */
  Object.assign(http.defaults, { baseURL: apiUrl, timeout: TIMEOUT_MS, proxy: false, maxRedirects: 0 });
  return { client, http };
}
