import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../src/entry-server';
import type { ApiClient } from '../src/lib/trpc';
import { NOT_FOUND_PATH } from '../src/not-found-path';
import { makeRouter } from '../src/router';
import { PRIVATE_PATHS } from './discovery';
import { renderPage } from './render-page';
import { builtRoutes } from './testing/built-routes';
import { startCatalogueApi } from './testing/catalogue-api';
import { parsePage, type PageElement } from './testing/parse-page';

const ORIGIN = 'https://shop.example';
/** Pages whose first view has a picture. */
const WITH_PICTURE = ['/', '/televisions', '/television/$id', '/news-media', '/news-media/$id'];
/** Pages whose addresses are too many, or contain a token. */
const NOT_INDEXED = [
  '/alert/$action',
  '/compare',
  '/complaint/$id',
  '/complaints',
  '/message/$id',
  '/pay/$token',
  '/privacy-centre',
  '/passport/$token',
  '/visit/$token',
  '/track/$token',
  '/undo-email-change',
  '/unsubscribe',
  '/waiting-room/$id',
];

const { manifest, assets } = builtRoutes();
const router = makeRouter({} as ApiClient, { origin: ORIGIN, googleAnalyticsId: '' });
/** All paths of the route tree, so that a new route is tested without being listed. */
const PATHS = [...new Set(Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, '$1')))];

let api: Awaited<ReturnType<typeof startCatalogueApi>>;

beforeAll(async () => {
  api = await startCatalogueApi();
});
afterAll(() => api.stop());

async function render(path: string, googleAnalyticsId = '') {
  const failures: unknown[] = [];
  const onError = (error: unknown) => failures.push(error);
  const { status, headers, html } = await renderPage(path, {
    render: createRenderer({ apiUrl: api.url, manifest: () => manifest, assets, googleAnalyticsId, onError }),
    paymentOrigins: [],
    storeUrl: ORIGIN,
    production: true,
  });
  expect(failures).toEqual([]);
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  return { status, headers, html: html.toString(), nonce, ...parsePage(html.toString()) };
}
type Rendered = Awaited<ReturnType<typeof render>>;

const positionsOf = (elements: readonly PageElement[]) => elements.map(({ position }) => position);
const attributeOf = (name: string, elements: readonly PageElement[]) =>
  elements.map(({ attributes }) => attributes[name]);
const jsonIn = (elements: readonly PageElement[]) =>
  elements.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
const expectDistinct = (values: readonly unknown[]) => expect(values).toEqual([...new Set(values)]);
const SOME_TEXT: unknown = expect.stringMatching(/\S/);
const DATA = { type: 'application/ld+json' };

function expectDocument({ html, isStandard, elements, all, contents, nonce }: Rendered): void {
  expect(html.toLowerCase().split('<!doctype')).toHaveLength(2);
  expect(isStandard).toBe(true);
  expect(attributeOf('lang', all('html'))).toEqual(['en-IN']);
  expect(all('title').filter(({ path }) => path.includes('head'))).toHaveLength(1);
  expect(all('title')[0]?.text).toEqual(SOME_TEXT);
  expect(attributeOf('charset', all('meta')).filter(Boolean)).toEqual(['utf-8']);
  expect(contents('viewport')).toEqual(['width=device-width, initial-scale=1, viewport-fit=cover']);
  expect(contents('color-scheme')).toEqual(['light dark']);
  expect(contents('description')).toEqual([expect.stringMatching(/^.{20,160}$/)]);
  expect(contents('csp-nonce')).toEqual([nonce]);
  expectDistinct(all('meta').map(({ attributes }) => attributes.name ?? attributes.property));
  expectDistinct(
    all('link').map(
      ({ attributes }) =>
        `${attributes.rel} ${attributes.hreflang} ${attributes.href ?? attributes.imagesrcset}`,
    ),
  );
  expect(all('link', { rel: 'preload', as: 'font', crossorigin: 'anonymous' })).toHaveLength(1);
  const misplaced = elements.filter(
    ({ tag, attributes, path }) =>
      path.includes('body') &&
      (['meta', 'style'].includes(tag) || (tag === 'link' && attributes.rel !== 'modulepreload')),
  );
  expect(misplaced).toEqual([]);
}

/** Each style is inlined once, behind the pictures; its link is present and fetches nothing. */
function expectStyles({ all }: Rendered, hrefs: readonly string[]): void {
  const css = all('style').map(({ text }) => text);
  for (const href of hrefs) expect(css.join('').split(`content:"${href} `)).toHaveLength(2);
  expect(css.join('').split('.of{')).toHaveLength(hrefs.length + 1);
  const links = all('link', { rel: 'stylesheet' });
  expect(attributeOf('href', links)).toEqual(hrefs);
  expect(attributeOf('disabled', links)).toEqual(hrefs.map(() => ''));
  const pictures = positionsOf(all('link', { as: 'image' }));
  expect(Math.min(...positionsOf(all('style')))).toBeGreaterThan(Math.max(0, ...pictures));
}

/** Only scripts of the page run: inline ones by nonce, files of the shop. The files follow the text. */
function expectScripts({ elements, all, nonce }: Rendered, hrefs: readonly string[]): void {
  const scripts = all('script').filter(({ attributes }) => attributes.type !== DATA.type);
  expect(nonce).toMatch(/^.{24}$/);
  for (const { attributes, text } of scripts) expect(attributes.nonce, text.slice(0, 200)).toBe(nonce);
  expectDistinct(scripts.map(({ attributes, text }) => attributes.src ?? text));
  const files = scripts.filter(({ attributes }) => attributes.src !== undefined);
  const preloads = all('link', { rel: 'modulepreload' });
  expect(attributeOf('src', files)).toEqual(['/assets/entry.js']);
  expect(attributeOf('href', preloads)).toEqual(hrefs);
  const inMain = positionsOf(elements.filter(({ path }) => path.includes('main')));
  expect(inMain.length).toBeGreaterThan(0);
  const [entry = 0, ...rest] = positionsOf([...files, ...preloads]);
  expect(entry).toBeGreaterThan(Math.max(...inMain));
  expect(Math.min(...rest)).toBeGreaterThan(entry);
  const inHead = scripts.filter(({ path }) => path.includes('head')).map(({ text }) => text);
  expect(inHead).toEqual([
    expect.stringContaining('replayEarlyInput'),
    expect.stringContaining('data-mantine-color-scheme'),
  ]);
}

/** Each high-priority picture is preloaded, once and in its first format, and nothing else is. */
function expectPictures({ all }: Rendered): void {
  const pictures = all('picture').filter(
    ({ children }) => children.at(-1)?.attributes.fetchpriority === 'high',
  );
  const preloads = all('link', { as: 'image' });
  expect(
    preloads.map(({ attributes: { type, imagesrcset, imagesizes } }) => [type, imagesrcset, imagesizes]),
  ).toEqual(
    pictures.map(({ children: [source] }) => [
      source?.attributes.type,
      source?.attributes.srcset,
      source?.attributes.sizes,
    ]),
  );
  expect(new Set(attributeOf('fetchpriority', preloads))).toEqual(
    new Set(preloads.length > 0 ? ['high'] : []),
  );
  const [viewport = Infinity] = positionsOf(all('meta', { name: 'viewport' }));
  expect(Math.min(...positionsOf(preloads))).toBeGreaterThan(viewport);
}

/** Describes itself to search engines and networks. */
function expectDescribed({ contents, all }: Rendered, path: string): void {
  const url = ORIGIN + path;
  expect(attributeOf('href', all('link', { rel: 'canonical' }))).toEqual([url]);
  for (const name of ['site_name', 'locale', 'type', 'title', 'image:width', 'image:height', 'image:alt'])
    expect(contents(`og:${name}`)).toEqual([SOME_TEXT]);
  expect(contents('og:url')).toEqual([url]);
  expect(contents('og:image')).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/.+\.jpg$/)]);
  expect(contents('og:description')).toEqual(contents('description'));
  expect(contents('twitter:card')).toEqual(['summary_large_image']);
  for (const name of ['title', 'description', 'image', 'image:alt'])
    expect(contents(`twitter:${name}`)).toEqual(contents(`og:${name}`));
  const structured = jsonIn(all('script', DATA));
  expect(structured.length).toBeGreaterThan(0);
  expect(new Set(structured.map((thing) => thing['@context']))).toEqual(new Set(['https://schema.org']));
  expectDistinct(structured.map((thing) => thing['@type']));
  if (path !== '/') expect(structured.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' });
}

/** Returns the built files of a path's routes, up to the first that the server does not render. */
function filesOf(path: string) {
  const [matched, , found] = router.getMatchedRoutes(path);
  const routes = found ? matched : matched.slice(0, 1);
  const last = routes.findIndex(({ options }) => 'ssr' in options && options.ssr === false);
  const files = routes.slice(0, last < 0 ? undefined : last + 1).flatMap(({ id }) => assets.get(id) ?? []);
  return {
    styles: files.flatMap(({ styles }) => styles.map(({ href }) => href)),
    scripts: files.flatMap(({ scripts }) => scripts),
  };
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const isPrivate = (path: string) =>
  PRIVATE_PATHS.some((start) => withSlash(path).startsWith(withSlash(start)));

describe('the page of a model that is no longer shown', () => {
  it('leads to its successor', async () => {
    const { status, headers } = await render('/television/retired-with-successor');
    expect([status, headers['location']]).toEqual([301, '/television/tv-1?replaces=true']);
  });
  it('leads to a page that says so, which is not another one for search engines', async () => {
    const { html, all } = await render('/television/tv-1?replaces=true');
    expect(html).toContain('This one replaces it.');
    expect(attributeOf('href', all('link', { rel: 'canonical' }))).toEqual([`${ORIGIN}/television/tv-1`]);
  });
  it('is not found without one', async () => {
    expect((await render('/television/retired')).status).toBe(404);
  });
});

describe('a rendered page', () => {
  it.each([...PATHS, NOT_FOUND_PATH])('%s', async (route) => {
    const path = route.replaceAll(/\$\w+/g, 'one');
    const page = await render(path);
    const isMissing = route === NOT_FOUND_PATH;
    expect(page.status).toBe(isMissing ? 404 : 200);
    const { styles, scripts } = filesOf(path);
    expectDocument(page);
    expectStyles(page, styles);
    expectScripts(page, scripts);
    expectPictures(page);
    expect(page.all('link', { as: 'image' }).length > 0).toBe(WITH_PICTURE.includes(route));
    expect(page.contents('robots')).toEqual(NOT_INDEXED.includes(route) ? ['noindex'] : []);
    if (!isMissing && !isPrivate(path)) expectDescribed(page, path);
  });
});

describe('the questions of a page', () => {
  const questionsIn = async (path: string) => {
    const { all, html } = await render(path);
    return { html, pages: jsonIn(all('script', DATA)).filter((thing) => thing['@type'] === 'FAQPage') };
  };
  it('are those that it shows, with their answers', async () => {
    const { pages, html } = await questionsIn('/shipping-policy');
    const acceptedAnswer = { '@type': 'Answer', text: 'Three to five days.' };
    const question = { '@type': 'Question', name: 'How long does it take?', acceptedAnswer };
    expect(pages).toEqual([{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question] }]);
    expect(html.match(/How long does it take\?<\/h2>/g)).toHaveLength(1);
  });
  it('are on the fit finder until there is a room', async () => {
    const { pages } = await questionsIn('/find-my-television');
    expect(pages).toMatchObject([{ mainEntity: [{ name: 'How far should you sit?' }] }]);
  });
  it.each(['/', '/television/one', '/contact', '/terms-conditions'])('are not on %s', async (path) => {
    expect((await questionsIn(path)).pages).toEqual([]);
  });
});

describe('the metadata of a page', () => {
  it('is an article’s own, whatever the campaign', async () => {
    const { all, contents } = await render('/news-media/one?utm_source=mail');
    expect(contents('og:type')).toEqual(['article']);
    expect(attributeOf('href', all('link', { rel: 'canonical' }))).toEqual([`${ORIGIN}/news-media/one`]);
    expect(contents('og:image')).toEqual([`${ORIGIN}/media/one.jpg`]);
    expect(jsonIn(all('script', DATA)).map((thing) => thing['@type'])).toEqual([
      'NewsArticle',
      'BreadcrumbList',
    ]);
  });

  it('is a television’s own, and texts of staff end neither a title nor a script', async () => {
    const { all, contents } = await render('/television/one');
    const name = 'Surya "43" </script><b>&amp; one';
    expect(all('title')[0]?.text).toBe(`${name} · Aabha`);
    expect(contents('og:title')).toEqual([name]);
    expect(contents('og:type')).toEqual(['product']);
    expect(jsonIn(all('script', DATA))[0]).toMatchObject({ '@type': 'Product', name });
    expect(all('b')).toEqual([]);
  });

  it('has the canonical address of a further page of a list, and of no filter', async () => {
    for (const [search, canonical] of [
      ['?page=2', '?page=2'],
      ['?order=price-asc', ''],
    ]) {
      const { all } = await render(`/televisions${search}`);
      expect(attributeOf('href', all('link', { rel: 'canonical' }))).toEqual([
        `${ORIGIN}/televisions${canonical}`,
      ]);
    }
  });

  it('names the measurement id of Google Analytics only where it is used', async () => {
    expect((await render('/about')).contents('google-analytics-id')).toEqual([]);
    expect((await render('/about', 'G-ABCD1234')).contents('google-analytics-id')).toEqual(['G-ABCD1234']);
  });
});
