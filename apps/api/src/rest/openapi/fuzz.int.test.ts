import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAY_ENTER } from '../../core/access';
import { signedInAs } from '../../testing/builders';
import { hostileText, mutate, pick, seeded, type Random } from '../../testing/hostile';
import { fillSpecifiedShop, type SpecifiedShop } from '../../testing/specified-calls/specified-shop';
import { startTestShop, type RestResponse, type TestShop } from '../../testing/test-shop';
import { FORM_TYPE } from '../../trpc/procedure-meta';
import { restEndpoints } from '../rest-routes';
import { openApiDocument } from './openapi-document';
import type { Content, Operation } from './schema.types';

const SEED = 20_261_121;
/** Calls per operation: as many get past the guard as of 48 by callers of all kinds. */
const CALLS = 20;
const TIMEOUT_MS = 120_000;
const UNKNOWN_ID = '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b';

/** Text of a library, the database, a stack or a secret. */
const LEAK =
  /\bat .+\.[jt]s:\d+|node_modules|\bselect .+ from\b|insert into|postgres|drizzle|FST_|ECONN|ENOENT|zod|fastify|trpc|syntaxerror|typeerror|password_?hash|\$argon2/i;

/** The access test sends every kind of caller to every operation; a few here are enough to see what they are told. */
const SHARE_OF_OTHERS = 0.25;

const document = await openApiDocument({ name: 'Shop', supportEmail: 'help@shop.example' });
const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => [verb.toUpperCase(), path, operation] as const),
);

const endpoints = restEndpoints();

let shop: TestShop;
let specified: SpecifiedShop;
/** Tokens of callers without a session, and of each role. */
let tokens: (string | undefined)[];
let tokenOf: Partial<Record<string, string>>;
beforeAll(async () => {
  shop = await startTestShop();
  specified = await fillSpecifiedShop(shop);
  const roles = ['User', 'SubAdmin', 'SuperAdmin'] as const;
  const others = await Promise.all(roles.map(async (role) => [role, await signedInAs(shop, role)] as const));
  tokenOf = Object.fromEntries(others.map(([role, { token }]) => [role, token]));
  tokens = [undefined, 'not.a.token', ...Object.values(tokenOf)];
}, TIMEOUT_MS);
afterAll(() => shop.stop());

/** Replaces the example's ids by existing ones, so that calls pass the lookup. */
const withRealIds = (example: unknown): object =>
  JSON.parse(JSON.stringify(example ?? {}).replaceAll(UNKNOWN_ID, specified.product.id)) as object;

function formOf(fields: unknown, random: Random): FormData {
  const form = new FormData();
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [['body', fields]];
  for (const [name, value] of entries as [string, unknown][])
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  if (random() < 0.5) form.append('img', new File([hostileText(random)], 'x.png', { type: 'image/png' }));
  return form;
}

function bodyFor(type: string, { schema = {}, example }: Content, random: Random): RequestInit {
  const body = mutate(schema, withRealIds(example), random);
  if (type === FORM_TYPE) return { body: formOf(body, random) };
  const text = random() < 0.03 ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body);
  return { headers: { 'content-type': type }, body: text };
}

/** Returns the token of a random caller, most often of one whom the operation lets in. */
function aToken(method: string, path: string, random: Random): string | undefined {
  const access = endpoints.find((one) => one.method === method && one.path === path)?.access ?? 'anyone';
  const admitted = access === 'anyone' ? tokens : MAY_ENTER[access].flatMap((role) => tokenOf[role] ?? []);
  return pick(random, random() < SHARE_OF_OTHERS ? tokens : admitted);
}

/** Returns a random call of an operation, from valid to hostile: path, query, body and caller. */
function aCall(method: string, path: string, operation: Operation, random: Random) {
  const ids = [specified.product.id, UNKNOWN_ID, specified.bought.id];
  const target = path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(random() < 0.6 ? pick(random, ids) : hostileText(random)),
  );
  const query = method === 'GET' && random() < 0.5 ? `?days=${encodeURIComponent(hostileText(random))}` : '';
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const init: RequestInit = contents.length > 0 ? bodyFor(...pick(random, contents), random) : {};
  const token = aToken(method, path, random);
  const keyed = operation.parameters?.some(({ in: place }) => place === 'header') && random() < 0.3;
  const headers = {
    ...(init.headers as Record<string, string> | undefined),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(keyed ? { 'idempotency-key': pick(random, ['one', 'two', 'x'.repeat(300), 'a b']) } : {}),
  };
  return { target: `${target}${query}`, init: { ...init, method, headers } };
}

/** Returns the first event of a stream that otherwise lasts minutes. */
async function firstEvent(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(part?.value);
}

async function send(method: string, target: string, init: RequestInit) {
  const response = await fetch(`${shop.url}/api/v1${target}`, init);
  const type = response.headers.get('content-type') ?? '';
  const text = await (type.startsWith('text/event-stream') ? firstEvent(response) : response.text());
  const summary = `${method} ${target.slice(0, 200)} ${typeof init.body === 'string' ? init.body.slice(0, 500) : ''} → ${response.status} ${text.slice(0, 300)}`;
  return { response, type, text, summary };
}

/** Expects lines of JSON, without internals: what a call with progress sends. */
function expectProgressLines(text: string, summary: string): void {
  expect(text, summary).not.toMatch(LEAK);
  for (const line of text.trimEnd().split('\n'))
    expect(() => JSON.parse(line) as unknown, summary).not.toThrow();
}

/** Expects a sentence for people, without codes. */
function expectReadable(body: RestResponse['body'], summary: string): void {
  for (const message of [body.message ?? '', ...Object.values(body.data.fields ?? {})]) {
    expect(message, summary).toMatch(/^\S.*\S$/su);
    expect(message, summary).not.toMatch(
      /undefined|\[object|NaN|invalid_type|Invalid input:|Invalid option:|received|_[A-Z]{3}/,
    );
  }
}

describe('any input', () => {
  it.each(operations)(
    '%s %s responds as described, never with a 5xx and never with internals',
    async (method, path, operation) => {
      const random = seeded(SEED + path.length * 7919 + path.charCodeAt(path.length - 1));
      for (let call = 0; call < CALLS; call += 1) {
        const { target, init } = aCall(method, path, operation, random);
        const { response, type, text, summary } = await send(method, target, init);
        expect(response.status, summary).toBeLessThan(500);
        if (type.startsWith('application/x-ndjson')) expectProgressLines(text, summary);
        if (!type.startsWith('application/json')) continue;
        const body = JSON.parse(text) as RestResponse['body'];
        const described = target.replace(/\?.*/, '');
        if (response.status !== 404 && response.status !== 405)
          shop.assertDescribed(method, described, { status: response.status, type, body });
        if (response.status < 400) continue;
        expect(text, summary).not.toMatch(LEAK);
        expectReadable(body, summary);
      }
    },
    TIMEOUT_MS,
  );
});
