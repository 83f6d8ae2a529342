import { TICKET_COOKIE } from '@aabha/contracts/waiting-room/waiting-room.values';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRenderer } from '../src/entry-server';
import { createPagePathReader } from '../src/page-path-reader';
import { pages } from './pages';
import { renderPage } from './render-page';
import { RenderQueueFull } from './render-queue';
import { builtRoutes } from './testing/built-routes';
import { startCatalogueApi } from './testing/catalogue-api';
import { parsePage } from './testing/parse-page';

const SHARED = '/waiting-room/open';
const OWN = `${SHARED}?script=none`;
const { manifest, assets } = builtRoutes();

let api: Awaited<ReturnType<typeof startCatalogueApi>>;
let app: FastifyInstance;
let rendered: [path: string, ticket?: string][];

beforeAll(async () => {
  api = await startCatalogueApi();
});
afterAll(() => api.stop());

beforeEach(() => {
  rendered = [];
  app = Fastify();
  const render = createRenderer({
    apiUrl: api.url,
    manifest: () => manifest,
    assets,
    googleAnalyticsId: '',
    onError: () => undefined,
  });
  const options = { render, paymentOrigins: [], storeUrl: 'https://shop.example', production: true };
  pages(app, {
    render: (path, _language, ticket) => {
      rendered.push([path, ...(ticket === undefined ? [] : [ticket])] as [string, string?]);
      return renderPage(path, options, ticket);
    },
    readPath: createPagePathReader(),
    isCaching: true,
  });
});

async function visit(url: string, ticket?: string) {
  const cookie = `a=b; ${TICKET_COOKIE}=${ticket}; c=d`;
  const { body, headers, statusCode } = await app.inject({
    url,
    headers: ticket === undefined ? {} : { cookie },
  });
  const { all } = parsePage(body);
  const refresh = all('noscript')
    .filter(({ path }) => path.at(-1) === 'head')
    .map(({ text }) => text);
  return {
    statusCode,
    title: all('h1')[0]?.text,
    lines: all('p').map(({ text }) => text),
    refresh,
    cacheControl: headers['cache-control'],
  };
}
const refreshing = (content: string) => [`<meta http-equiv="refresh" content="${content}"/>`];

it('shares one page that leads a visitor without script to their own', async () => {
  const first = await visit(SHARED);
  expect(first).toMatchObject({
    title: 'Join the waiting room',
    refresh: refreshing(`0;url=${OWN}`),
    cacheControl: expect.stringMatching(/^public,/) as string,
  });
  expect(await visit(SHARED, 'turn.signed')).toEqual(first);
  expect(rendered).toEqual([[SHARED]]);
});

it('keeps why a checkout led there', async () => {
  const { refresh } = await visit(`${SHARED}?from=checkout`);
  expect(refresh).toEqual(refreshing(`0;url=${SHARED}?from=checkout&amp;script=none`));
});

it('shows the position and the wait of a ticket, and refreshes as often as by script', async () => {
  const page = await visit(OWN, 'waiting.sign-ed_');
  expect(page).toMatchObject({ title: 'You are number 27', refresh: refreshing('7') });
  expect(page.lines).toContain('Your turn is in about 2 minutes.');
});

it('shows until when a turn lasts, without a countdown that stands still', async () => {
  const { title, lines } = await visit(OWN, 'turn.signed');
  expect(title).toBe('It is your turn');
  expect(lines).toContainEqual(expect.stringMatching(/^Please check out by 21 Nov 2026, 12:40/));
  expect(lines).not.toContainEqual(expect.stringMatching(/^\d+:\d\d$/));
});

it.each([
  ['missed.signed', 'You missed your turn', refreshing('15')],
  ['soldOut.signed', 'Sold out', refreshing('15')],
  ['closed.signed', 'The waiting room is closed', []],
])('shows the state of %s', async (ticket, title, refresh) => {
  expect(await visit(OWN, ticket)).toMatchObject({ title, refresh });
});

it.each([
  ['without a ticket', undefined],
  ['with one that the API refuses', 'forged.signed'],
  ['with a text that is no ticket', 'forged'],
])('shows a visitor %s what it shows everybody', async (_who, ticket) => {
  const [shared, own] = [await visit(SHARED), await visit(OWN, ticket)];
  expect(own).toMatchObject({ statusCode: 200, title: shared.title, lines: shared.lines });
  expect(own.refresh).toEqual(refreshing('15'));
});

it('never stores a page with a place, nor lets anybody store it', async () => {
  const tickets = ['waiting.sign-ed_', 'turn.signed', undefined, 'missed.signed', undefined];
  const seen = [];
  for (const ticket of tickets) seen.push(await visit(OWN, ticket));
  expect(seen.map(({ title }) => title)).toEqual([
    'You are number 27',
    'It is your turn',
    'Join the waiting room',
    'You missed your turn',
    'Join the waiting room',
  ]);
  expect(new Set(seen.map(({ cacheControl }) => cacheControl))).toEqual(new Set(['private, no-store']));
  expect(rendered.filter(([, ticket]) => ticket === undefined)).toEqual([[OWN]]);
});

it('reads the ticket of no other page', async () => {
  await visit('/about?script=none', 'turn.signed');
  await visit('/television/open?script=none', 'turn.signed');
  expect(rendered).toEqual([['/about'], ['/television/open']]);
});

it('asks again while the shop is busy', async () => {
  const busy = Fastify();
  const render = () => Promise.reject(new RenderQueueFull());
  pages(busy, { render, readPath: createPagePathReader(), isCaching: true });
  const cookie = `${TICKET_COOKIE}=turn.signed`;
  const { statusCode, headers } = await busy.inject({ url: OWN, headers: { cookie } });
  expect([statusCode, headers.refresh]).toEqual([503, '15']);
  expect((await busy.inject(SHARED)).headers.refresh).toBeUndefined();
});
