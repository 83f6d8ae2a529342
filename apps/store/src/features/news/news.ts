import * as texts from '@aabha/messages/news';
import type { ApiOutputs } from '../../lib/trpc';
import { pageImage, type PageDescription } from '../../lib/page-head';

export type NewsItem = ApiOutputs['news']['get']['news'];

const PAGE_SIZE = 20;
const RELATED = 10;
const LATEST = 3;

export const newsPage = (pageNum: number) => ({ pageNum, pageSize: PAGE_SIZE, filters: {} });
export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / PAGE_SIZE));
export const relatedNews = { pageNum: 1, pageSize: RELATED, filters: {} };
export const latestNews = { pageNum: 1, pageSize: LATEST, filters: {} };

/** Returns the paragraphs of an article, split at empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Returns the items rotated to begin at `start`, any whole number. */
export function ringFrom<T>(items: readonly T[], start: number): T[] {
  if (items.length === 0) return [];
  const first = ((start % items.length) + items.length) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/** Returns the metadata of an article (schema.org/NewsArticle). */
export function describeNews(news: NewsItem): PageDescription {
  return {
    title: news.title,
    description: news.subtitle,
    kind: 'article',
    ...pageImage(news.pictures, news.title),
    trail: [{ name: texts.news, path: '/news-media' }],
    structured: (origin, { name: shopName }) => [
      {
        '@type': 'NewsArticle',
        headline: news.title,
        description: news.subtitle,
        image: news.image.map((path) => new URL(path, origin).href),
        datePublished: news.created_at,
        dateModified: news.updated_at,
        mainEntityOfPage: `${origin}/news-media/${news._id}`,
        author: { '@type': 'Organization', name: shopName, url: `${origin}/about` },
        publisher: { '@type': 'Organization', name: shopName, logo: `${origin}/icon-512.png` },
      },
    ],
  };
}
