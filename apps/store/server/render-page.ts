import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentSecurityPolicy } from '@aabha/web/content-security-policy';
import type { RenderedHtml } from '../src/entry-server';
import type { RenderedPage } from './rendered-page';

const compress = promisify(brotliCompress);
/** Hosts that Google documents for analytics without advertising features. */
const GOOGLE_ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  reports: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
const PUBLIC = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

export interface RenderPageOptions {
  render: (request: Request, nonce: string, ticket?: string) => Promise<RenderedHtml>;
  /** Origins of the payment provider's checkout. */
  paymentOrigins: readonly string[];
  storeUrl: string;
  /** Whether pages may load Google Analytics, which they do only after consent. */
  allowGoogleAnalytics?: boolean;
  /** False in development, where the bundler adds inline scripts. */
  production: boolean;
}

/**
 * Allows only inline scripts with the nonce of this rendering. A cached page reuses its nonce for half a
 * minute, which is safe: injected markup is in the page before the nonce is generated. Hashing every inline
 * script would allow injected ones.
 */
function policyOf(nonce: string, options: RenderPageOptions): string {
  const { paymentOrigins: pay, production, allowGoogleAnalytics = false } = options;
  const google = allowGoogleAnalytics ? GOOGLE_ANALYTICS : { script: [], reports: [] };
  return contentSecurityPolicy({
    inlineScripts: production ? [`'nonce-${nonce}'`] : ["'unsafe-inline'"],
    scripts: [...pay, ...google.script],
    connections: [...pay, ...google.script, ...google.reports, ...(production ? [] : ['ws:'])],
    frames: pay,
    forms: pay,
    /* The one that keeps the page for when there is no connection. */
    workers: ["'self'"],
    images: [...pay, ...google.script, ...google.reports],
  });
}

/** The smallest brotli window that fits a page: a larger one triggers garbage collection every few pages. */
function compressed(html: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 5,
    [BROTLI_PARAM_LGWIN]: 18,
    [BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return compress(html, { params });
}

/**
 * Returns the address of a page on the shop's own origin. The path is appended, never resolved, and may not
 * lead to another host.
 */
function pageAddress(path: string, storeUrl: string): URL {
  if (!path.startsWith('/')) throw new Error('A page is rendered for a path of the shop only.');
  return new URL(new URL(storeUrl).origin + path);
}

/**
 * Renders the page at a path with its headers and its compressed form, with `ticket` for the owner of that place in a
 * waiting room. Rejects when the renderer does.
 */
export async function renderPage(
  path: string,
  options: RenderPageOptions,
  ticket?: string,
): Promise<RenderedPage> {
  const nonce = randomBytes(18).toString('base64');
  const rendering = await options.render(
    new Request(pageAddress(path, options.storeUrl), { headers: { accept: 'text/html' } }),
    nonce,
    ticket,
  );
  const html = Buffer.from(rendering.html);
  const location = rendering.headers.get('location');
  const headers: Record<string, string> = {
    'content-type': rendering.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'cache-control':
      rendering.status === 200 && !rendering.isStale && options.production ? PUBLIC : 'no-store',
    'content-security-policy': policyOf(nonce, options),
    ...(location ? { location } : {}),
  };
  const { status, isStale } = rendering;
  return { status, headers, html, brotli: await compressed(html), isStale };
}
