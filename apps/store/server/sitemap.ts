import { ALTERNATES } from '@aabha/messages/language';
import type { ApiClient } from '../src/lib/trpc';
import { LANGUAGES } from './languages';

/** A page for search engines. */
interface SitemapPage {
  path: string;
  /** ISO time of the last change, where it is known. */
  changedAt?: string;
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
  '/track',
  '/unboxing-policy',
  '/disclaimer',
  '/terms-conditions',
  '/privacy-policy',
  '/shipping-policy',
];

const PAGE_SIZE = 100;
/** Limit of one sitemap file (sitemaps.org). */
const MAX_PAGES = 50_000;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the sitemap XML (sitemaps.org): each page in each language, with the addresses of the others. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.slice(0, MAX_PAGES / LANGUAGES.length).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    const alternates = ALTERNATES.map(
      ([hrefLang, basePath]) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escape(origin + basePath + path)}"/>`,
    ).join('');
    return LANGUAGES.map(
      ({ basePath }) => `<url><loc>${escape(origin + basePath + path)}</loc>${changed}${alternates}</url>`,
    ).join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Reads all pages of a list. */
async function readAll<Row>(
  read: (pageNum: number) => Promise<{ rows: readonly Row[]; count: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows, count } = await read(pageNum);
    all.push(...rows);
    if (rows.length === 0 || all.length >= Math.min(count, MAX_PAGES)) return all;
  }
}

/** Returns every indexable page: the fixed ones, the televisions on sale and the news. */
export async function readSitemapPages(api: ApiClient): Promise<SitemapPage[]> {
  const products = await readAll(async (pageNum) => {
    const sort = { field: 'created_at', order: 'desc' } as const;
    const page = await api.products.list.query({ pageNum, pageSize: PAGE_SIZE, sort });
    return { rows: page.productList, count: page.productCount };
  });
  const news = await readAll(async (pageNum) => {
    const page = await api.news.list.query({ pageNum, pageSize: PAGE_SIZE });
    return { rows: page.newsList, count: page.newsCount };
  });
  return [
    ...FIXED_PAGES.map((path) => ({ path })),
    ...products.map(({ _id }) => ({ path: `/television/${_id}` })),
    ...news.map(({ _id, updated_at }) => ({ path: `/news-media/${_id}`, changedAt: updated_at })),
  ];
}
