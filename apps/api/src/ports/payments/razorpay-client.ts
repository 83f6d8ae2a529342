import Razorpay from 'razorpay';
import { ProviderError } from './payments';

const TIMEOUT_MS = 10_000;

/**
 * The part of the SDK's axios instance that is needed: the SDK has no option for host, timeout or headers per
 * call.
 */
interface HttpClient {
  defaults: { baseURL: string; timeout: number; proxy: false; maxRedirects: number };
  post(url: string, body: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/**
 * Runs an SDK call. The SDK rejects with plain objects, and with a TypeError when the provider did not
 * respond.
 */
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
    | { description?: string }
    | undefined;
  return new ProviderError(`${what}: ${detail?.description ?? 'no response'}`, status);
}

export interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  apiUrl: string;
}

/** Returns the SDK and its HTTP client, pointed at `apiUrl`. */
export function razorpayClient({ keyId, keySecret, apiUrl }: RazorpayOptions) {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = (client as unknown as { api: { rq: HttpClient } }).api.rq;
  /* A redirect would send the keys to another host; the provider sends none. */
  Object.assign(http.defaults, { baseURL: apiUrl, timeout: TIMEOUT_MS, proxy: false, maxRedirects: 0 });
  return { client, http };
}
