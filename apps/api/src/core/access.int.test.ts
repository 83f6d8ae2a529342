import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessOf, MAY_ENTER, type Access } from './access';
import { buildApp } from '../app';
import { restEndpoints } from '../rest/rest-routes';
import { appRouter } from '../modules/router';
import { issueToken } from '../modules/accounts/tokens.service';
import { signedInAs } from '../testing/builders';
import { proceduresOf } from '../trpc/built-procedures';
import { startTestShop, type TestShop } from '../testing/test-shop';

/** Every kind of caller: roles, and invalid tokens. */
const PEOPLE = ['User', 'Business', 'SubAdmin', 'SuperAdmin'] as const;
const NOBODY = [
  'visitor',
  'expired',
  'outdated',
  'promoted',
  'disabled',
  'unsigned',
  'otherKey',
  'otherAlgorithm',
  'otherIssuer',
  'otherAudience',
  'endless',
] as const;
const CALLERS = [...PEOPLE, ...NOBODY];
/** Both transports read a token by the same function; over tRPC every invalid one is tried. */
const REST_CALLERS: readonly CallerKind[] = [...PEOPLE, 'visitor', 'expired', 'disabled'];
type CallerKind = (typeof CALLERS)[number];

const DAY_MS = 86_400_000;
const procedures = Object.entries(proceduresOf(appRouter));
const tokens: Partial<Record<CallerKind, string>> = {};

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  for (const role of PEOPLE) tokens[role] = (await signedInAs(shop, role)).token;
  Object.assign(tokens, await tokensOfNobody());
});
/* A call before may have been the one that logs out, or ends the other sessions. */
beforeEach(() => shop.sql`update sessions set ended_at = null, end_reason = null where ended_at is not null`);
afterAll(() => shop.stop());

/** Tokens that claim to be a SuperAdmin's, each invalid in one way. */
async function tokensOfNobody() {
  const boss = await signedInAs(shop, 'SuperAdmin');
  const user = await signedInAs(shop);
  const disabled = await signedInAs(shop, 'SuperAdmin', { disabledAt: '2026-01-01T00:00:00Z' });
  const claims = { userId: boss.id, role: 'SuperAdmin', version: boss.tokenVersion };
  const secret = shop.deps.config.TOKEN_SECRET;
  const made = (over: { claims?: object; alg?: string; iss?: string; aud?: string; endless?: true } = {}) => {
    const token = new SignJWT({ ...claims, ...over.claims })
      .setProtectedHeader({ alg: over.alg ?? 'HS256' })
      .setIssuer(over.iss ?? 'aabha')
      .setAudience(over.aud ?? 'aabha-api')
      .setIssuedAt();
    return over.endless ? token : token.setExpirationTime('1h');
  };
  const key = new TextEncoder().encode(secret);
  const longAgo = { now: () => new Date(Date.now() - 8 * DAY_MS) };
  const then = { ...shop.deps, ports: { ...shop.deps.ports, clock: longAgo } };
  return {
    expired: await issueToken(then, boss),
    outdated: await made({ claims: { version: boss.tokenVersion - 1 } }).sign(key),
    promoted: await made({ claims: { userId: user.id } }).sign(key),
    disabled: disabled.token,
    unsigned: new UnsecuredJWT(claims)
      .setIssuer('aabha')
      .setAudience('aabha-api')
      .setExpirationTime('1h')
      .encode(),
    otherKey: await made().sign(new TextEncoder().encode(`${secret}.`)),
    otherAlgorithm: await made({ alg: 'HS512' }).sign(key),
    otherIssuer: await made({ iss: 'elsewhere' }).sign(key),
    otherAudience: await made({ aud: 'elsewhere' }).sign(key),
    endless: await made({ endless: true }).sign(key),
  };
}

/** Returns the status of a call with empty input; the guard runs before validation. */
async function statusFor(caller: CallerKind, method: string, path: string): Promise<number> {
  const token = tokens[caller];
  const response = await fetch(shop.url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  /* A stream of events would last minutes. */
  await response.body?.cancel();
  return response.status;
}

/** Calls one endpoint as each of the callers and returns 401, 403 or `let in` for each. */
async function whoMayEnter(method: string, path: string, callers: readonly CallerKind[]) {
  const seen: Record<string, number | 'let in'> = {};
  for (const caller of callers) {
    const status = await statusFor(caller, method, path);
    expect(status, `${caller} at ${path}`).toBeLessThan(500);
    seen[caller] = status === 401 || status === 403 ? status : 'let in';
  }
  return seen;
}

/**
 * Open to everybody, since the link of a mail takes the place of a session (docs/spec/privacy.md). Without a link, as
 * here, they are for customers; the others that a link may call refuse empty input first.
 */
const BY_LINK = ['privacy.overview', 'privacy.startExport', 'privacy.erase'];

/** Open to everybody, since a cookie takes the place of a token. Without the header that pages of other sites cannot send, as here, it is 403. */
const BY_COOKIE = 'sessions.renew';

/** Returns what the access table expects for a procedure, in the same form. */
function expected(procedure: string, callers: readonly CallerKind[]) {
  const inTable: Access | undefined = accessOf(procedure)?.may;
  if (!inTable) throw new Error(`${procedure} has no row.`);
  const access = BY_LINK.includes(procedure) ? 'customers' : inTable;
  const letIn: readonly string[] = MAY_ENTER[access];
  const verdict = (caller: CallerKind) => {
    if (procedure === BY_COOKIE) return 403;
    if (access === 'anyone' || letIn.includes(caller)) return 'let in';
    return (NOBODY as readonly string[]).includes(caller) ? 401 : 403;
  };
  return Object.fromEntries(callers.map((caller) => [caller, verdict(caller)]));
}

it('has a token for every caller but the visitor', () => {
  expect(Object.keys(tokens).toSorted()).toEqual(CALLERS.filter((kind) => kind !== 'visitor').toSorted());
});

describe('the tRPC transport', () => {
  it.each(procedures.map(([name, { _def }]) => [name, _def.type] as const))(
    'allows %s to the roles in the table only',
    async (name, type) => {
      const [method, query] = type === 'query' ? ['GET', '?input=%7B%7D'] : ['POST', ''];
      expect(await whoMayEnter(method, `/trpc/${name}${query}`, CALLERS)).toEqual(expected(name, CALLERS));
    },
  );

  it('checks access for each call of a batch', async () => {
    const [open, closed] = (await (
      await fetch(`${shop.url}/trpc/settings.get,audit.list?batch=1&input=${encodeURIComponent('{"1":{}}')}`)
    ).json()) as { result?: object; error?: { data: { httpStatus: number } } }[];
    expect(open?.result).toBeDefined();
    expect(closed?.error?.data.httpStatus).toBe(401);
  });
});

describe('the REST transport', () => {
  it.each(restEndpoints().map(({ method, path, procedure }) => [method, path, procedure] as const))(
    'allows %s %s to the roles in the table only',
    async (method, path, procedure) => {
      const somewhere = path.replaceAll(/\{\w+\}/g, 'nothing');
      const seen = await whoMayEnter(method, `/api/v1${somewhere}`, REST_CALLERS);
      expect(seen).toEqual(expected(procedure, REST_CALLERS));
    },
  );
});

describe('a route without a procedure', () => {
  /** Routes that need no row: they expose no personal data. The webhook verifies the provider's signature. */
  const BESIDE = [
    '/api/v1/browser-reports/:app',
    '/api/v1/docs',
    '/api/v1/docs/code-samples.js',
    '/api/v1/docs/elements.js',
    '/api/v1/docs/reference.css',
    '/api/v1/docs/reference.js',
    '/api/v1/docs/request.js',
    '/api/v1/docs/try-it.js',
    '/api/v1/openapi.json',
    '/api/v1/payment/webhook',
    '/healthz',
    '/media/:name',
    '/readyz',
    '/trpc/:path',
  ];

  it('is in the list of known routes', async () => {
    const routes: string[] = [];
    const note = (message: unknown) =>
      (message as { fastify: FastifyInstance }).fastify.addHook(
        'onRoute',
        ({ url }) => void routes.push(url),
      );
    subscribe('fastify.initialization', note);
    await (await buildApp(shop.deps)).close();
    unsubscribe('fastify.initialization', note);
    const ofProcedures = restEndpoints().map(({ path }) => `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    const beside = [...new Set(routes)].filter((url) => !ofProcedures.includes(url) && url !== '*');
    expect(beside.toSorted()).toEqual(BESIDE);
  });
});
