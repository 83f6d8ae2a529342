import { ALTERNATES } from '@aabha/messages/language';
import type { ApiClient } from '../src/lib/trpc';
import { TEXT_NAMES } from '@aabha/contracts/shop-texts/text-names';
import { TEXT_PAGES } from '@aabha/contracts/shop-texts/text-pages';
import { LANGUAGES } from './languages';

/** A page for search engines. */
interface SitemapPage {
  path: string;
  /** ISO time of the last change of its content, where it is known; a W3C datetime, as the sitemap has it. */
  changedAt?: string | undefined;
  /** Paths of its pictures on this origin. */
  pictures?: readonly string[];
}

/** Paths of the fixed public pages. */
export const FIXED_PAGES: readonly string[] = [
  '/',
  '/televisions',
  '/find-my-television',
  '/wholesale-bulk-products',
  '/news-media',
  '/about',
  '/contact',
  '/grievance',
  '/our-promises',
  '/pixel-lab',
  '/track',
  '/unboxing-policy',
  '/disclaimer',
  '/terms-conditions',
  '/privacy-policy',
  '/shipping-policy',
];

/** Rows of one request of the API. */
const READ_AT_ONCE = 100;
/** Pages of one file, in every language: well below the 50,000 addresses that a file may have (sitemaps.org). */
const PAGES_A_FILE = 10_000;

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

/** Returns the XML of a sitemap (sitemaps.org): each page in each language, with the addresses of the others. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, changedAt, pictures = [] }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    const alternates = ALTERNATES.map(
      ([hrefLang, basePath]) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escape(origin + basePath + path)}"/>`,
    ).join('');
    const images = pictures
      .map((src) => `<image:image><image:loc>${escape(new URL(src, origin).href)}</image:loc></image:image>`)
      .join('');
    return LANGUAGES.map(
      ({ basePath }) =>
        `<url><loc>${escape(origin + basePath + path)}</loc>${changed}${alternates}${images}</url>`,
    ).join('\n');
  });
  return document(`<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>`);
}

/** One page of a list: its rows, and how many the whole list has. */
interface Read {
  pages: SitemapPage[];
  count: number;
}

type Listed = Awaited<ReturnType<ApiClient['products']['list']['query']>>['productList'][number];

/** Reads televisions on sale, the oldest first, and what page each has. */
async function readTelevisions(
  api: ApiClient,
  [pageNum, pageSize]: [number, number],
  pageOf: (product: Listed) => SitemapPage,
): Promise<Read> {
  const { productList, productCount } = await api.products.list.query({
    ...{ pageNum, pageSize, sort: { field: 'created_at', order: 'asc' }, fields: ['changed_at'] },
  });
  return { pages: productList.map(pageOf), count: productCount };
}

/** Returns when the version in force of each text was published, by the path of its page. */
async function readTextChanges(api: ApiClient): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(TEXT_NAMES.map((name) => api.settings.text.query({ name })));
  return new Map(TEXT_NAMES.map((name, index) => [TEXT_PAGES[name], texts[index]?.publishedAt ?? '']));
}

/** The kinds of pages, each with files of its own. `pageNum` counts from 1. */
const KINDS: Readonly<Record<string, (api: ApiClient, pageNum: number, pageSize: number) => Promise<Read>>> =
  {
    pages: async (api, pageNum, pageSize) => {
      const changes = await readTextChanges(api);
      const pages = FIXED_PAGES.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return {
        pages: pages.map((path) => ({ path, changedAt: changes.get(path) })),
        count: FIXED_PAGES.length,
      };
    },
    televisions: (api, ...part) =>
      readTelevisions(api, part, ({ _id, pictures, changed_at: changedAt }) => ({
        path: `/television/${_id}`,
        changedAt,
        pictures: pictures.map(({ src }) => src),
      })),
    news: async (api, pageNum, pageSize) => {
      const { newsList, newsCount } = await api.news.list.query({ pageNum, pageSize });
      const pages = newsList.map(({ _id, updated_at }) => ({
        path: `/news-media/${_id}`,
        changedAt: updated_at,
      }));
      return { pages, count: newsCount };
    },
    guides: (api, ...part) => readTelevisions(api, part, ({ _id }) => ({ path: `/set-up/${_id}` })),
  };

export const SITEMAP_KINDS: readonly string[] = Object.keys(KINDS);

/** Returns the XML of the index: one file for each kind of page, more where there are many. */
export async function readSitemapIndex(origin: string, api: ApiClient): Promise<string> {
  const files = await Promise.all(
    Object.entries(KINDS).map(async ([kind, read]) => {
      const { count } = await read(api, 1, 1);
      return Array.from(
        { length: Math.ceil(count / PAGES_A_FILE) },
        (_, index) => `<sitemap><loc>${origin}/sitemap-${kind}-${index + 1}.xml</loc></sitemap>`,
      );
    }),
  );
  return document(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.flat().join('\n')}\n</sitemapindex>`,
  );
}

/** Returns the XML of one file of the index, `number` from 1; undefined where there is none. */
export async function readSitemap(
  origin: string,
  api: ApiClient,
  kind: string,
  number: number,
): Promise<string | undefined> {
  const read = KINDS[kind];
  if (!read || number < 1) return undefined;
  const readsAFile = PAGES_A_FILE / READ_AT_ONCE;
  const pages: SitemapPage[] = [];
  for (let turn = 0; turn < readsAFile; turn += 1) {
    const pageNum = (number - 1) * readsAFile + turn + 1;
    const part = await read(api, pageNum, READ_AT_ONCE);
    pages.push(...part.pages);
    if (pageNum * READ_AT_ONCE >= part.count) break;
  }
  return pages.length > 0 ? sitemapXml(origin, pages) : undefined;
}
