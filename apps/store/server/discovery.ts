import type { FastifyInstance } from 'fastify';
import { makeServerClient, type ApiClient } from '../src/lib/trpc';
import { LANGUAGES } from './languages';
import { readSitemap, readSitemapIndex, SITEMAP_KINDS } from './sitemap';

const FRESH_SECONDS = 600;
const REQUEST_MS = 20_000;

/** Personal and transient pages, which search engines should not index. */
export const PRIVATE_PATHS = [
  '/alert/',
  '/api/',
  '/cart',
  '/checkout',
  '/complaint/',
  '/complaints',
  '/compare',
  '/forgot-password',
  '/message/',
  '/my-alerts',
  '/my-televisions',
  '/my-invoices',
  '/myorders',
  '/order-placed/',
  '/passport/',
  '/pay/',
  '/privacy-centre',
  '/raise-complaint',
  '/signin',
  '/signup',
  '/track/',
  '/undo-email-change',
  '/unsubscribe',
  '/user-profile',
  '/visit/',
  '/waiting-room/',
  '/wishlist',
];

interface DiscoveryOptions {
  apiUrl: string;
  storeUrl: string;
}

/** Caches the result of `make` for a while; concurrent callers share one pending result. */
function cachedFor<T>(make: () => Promise<T>, forMs: number): () => Promise<T> {
  let latest: { result: Promise<T>; untilMs: number } | undefined;
  return () => {
    if (latest && latest.untilMs > Date.now()) return latest.result;
    const result = make();
    latest = { result, untilMs: Date.now() + forMs };
    result.catch(() => {
      latest = undefined;
    });
    return result;
  };
}

function manifestOf(name: string, tagline: string) {
  const png = (src: string, sizePx: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${sizePx}x${sizePx}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `${name} · ${tagline}`,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#0b0c10',
    theme_color: '#12131a',
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

const SECURITY_TXT_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116): contacts for vulnerability reports, and the
 * expiry date.
 */
function securityTxt(origin: string, supportEmail: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${supportEmail}?subject=security`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Returns what reads the sitemap's index and its files, each again after a while. */
function sitemaps(origin: string, client: () => ApiClient) {
  const files = new Map<string, () => Promise<string | undefined>>();
  return {
    index: cachedFor(() => readSitemapIndex(origin, client()), FRESH_SECONDS * 1000),
    file(kind: string, number: number) {
      const name = `${kind}-${number}`;
      const known =
        files.get(name) ?? cachedFor(() => readSitemap(origin, client(), kind, number), FRESH_SECONDS * 1000);
      files.set(name, known);
      return known();
    },
  };
}

/** Serves `/robots.txt`, `/sitemap.xml` with its files, `/.well-known/security.txt` and the web app manifest. */
export function discovery(app: FastifyInstance, { apiUrl, storeUrl }: DiscoveryOptions): void {
  const { origin } = new URL(storeUrl);
  const client = () => makeServerClient(apiUrl, AbortSignal.timeout(REQUEST_MS));
  const { index, file } = sitemaps(origin, client);
  const cached = `public, max-age=${FRESH_SECONDS}`;
  const robots = [
    'User-agent: *',
    ...LANGUAGES.flatMap(({ basePath }) => PRIVATE_PATHS.map((path) => `Disallow: ${basePath}${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cached).send(robots),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cached)
      .send(await index()),
  );
  app.get<{ Params: { kind: string; number: string } }>(
    `/sitemap-:kind(^${SITEMAP_KINDS.join('|^')})-:number(^\\d{1,2}).xml`,
    async ({ params: { kind, number } }, reply) => {
      const xml = await file(kind, Number(number));
      if (xml === undefined) return reply.callNotFound();
      return reply.type('application/xml; charset=utf-8').header('cache-control', cached).send(xml);
    },
  );
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { brand } = await client().settings.get.query();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cached)
      .send(securityTxt(origin, brand.supportEmail, new Date()));
  });
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { brand } = await client().settings.get.query();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', cached)
      .send(JSON.stringify(manifestOf(brand.name, brand.tagline)));
  });
}
