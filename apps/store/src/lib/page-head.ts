import { ALTERNATES, BASE_PATH, LOCALE } from '@aabha/messages/language';
import { home } from '@aabha/messages/page-titles';
import type { ParsedLocation } from '@tanstack/react-router';
import type { RouterContext } from './router-context';
import { taglineOf } from './tagline-of';

type Meta = { title: string } | { name: string; content: string } | { property: string; content: string };
/** A schema.org object without its `@context`. */
export type StructuredData = { '@type': string } & Record<string, JsonValue>;
type JsonValue = string | number | boolean | JsonValue[] | { [key: string]: JsonValue };

export interface PageDescription {
  /** Without the shop's name, which is appended; absent on home, whose title is the shop's own. */
  title?: string;
  /** The name of the page in its breadcrumbs, where that is not the title. */
  crumb?: string;
  description: string;
  /** Whether the description is written for search engines, and not cut. */
  isWhole?: boolean;
  kind?: 'website' | 'article' | 'product';
  /** A path on this origin; by default the shop's own picture. */
  image?: { path: string; width: number; height: number; alt: string };
  /** The ancestors of this page without home, for breadcrumbs. */
  trail?: readonly { name: string; path: string }[];
  /** The search part of the canonical address, for pages that differ by it (`?page=2`). */
  canonicalSearch?: string;
  /** Only for a page that has structured data beside its title and breadcrumbs. */
  structured?: (origin: string, shop: { name: string; shippingFee: number }) => readonly StructuredData[];
}

export interface PageHead {
  meta: (Meta | { name?: undefined; 'script:ld+json': { [key: string]: JsonValue } })[];
  links: { rel: string; href: string; hrefLang?: string }[];
}

/** Returns the first picture as the image of a page; none without pictures. */
export function pageImage(
  [first]: readonly { src: string; width: number; height: number }[],
  alt: string,
): Pick<PageDescription, 'image'> {
  return first ? { image: { path: first.src, width: first.width, height: first.height, alt } } : {};
}

const MAX_DESCRIPTION = 160;

/** Returns at most 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

function breadcrumbs(origin: string, trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + BASE_PATH + path,
    })),
  };
}

/** Returns the way to a page with the page itself; home has none. */
const trailOf = ({ title, crumb, trail = [] }: PageDescription, path: string) =>
  title ? [...trail, { name: crumb ?? title, path }] : [];

/**
 * Returns the metadata of a page: title, description, canonical address, Open Graph and structured data.
 * Called in loaders, so that it is not part of the first load.
 */
export async function pageHead(
  { context: { api, origin }, location }: { context: RouterContext; location: ParsedLocation },
  page: PageDescription,
): Promise<PageHead> {
  const settings = await api.settings.get.ensureData(undefined, { staleTime: Infinity });
  const [{ brand }, tagline] = [settings, taglineOf(settings)];
  const path = location.pathname + (page.canonicalSearch ?? '');
  const url = origin + BASE_PATH + path;
  const name = page.title ?? `${brand.name} · ${tagline}`;
  const description = page.isWhole ? page.description : shorten(page.description);
  const image = page.image ?? { path: '/share.jpg', width: 1200, height: 630, alt: tagline };
  const imageUrl = new URL(image.path, origin).href;
  const trail = trailOf(page, location.pathname);
  const structured = [
    ...(page.structured?.(origin, { name: brand.name, shippingFee: settings.shippingFee }) ?? []),
    ...(trail.length > 0 ? [breadcrumbs(origin, trail)] : []),
  ];
  return {
    meta: [
      { title: page.title ? `${name} · ${brand.name}` : name },
      { name: 'description', content: description },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:locale', content: LOCALE.replace('-', '_') },
      { property: 'og:type', content: page.kind ?? 'website' },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: imageUrl },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
      /* Networks that read these tags fall back to Open Graph, but their validators do not. */
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: name },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: imageUrl },
      { name: 'twitter:image:alt', content: image.alt },
      ...structured.map((thing) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...thing },
      })),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...ALTERNATES.map(([hrefLang, basePath]) => ({
        rel: 'alternate',
        hrefLang,
        href: origin + basePath + path,
      })),
    ],
  };
}
