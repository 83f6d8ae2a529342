import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

interface SampleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  fields?: [string, string][];
  files: { name: string }[];
}
interface Call {
  method: string;
  path: string;
  base: string;
}
interface Entered {
  values: [{ name: string; in: string }, string][];
  body?: string;
  files?: { name: string }[];
  token: string;
}

/* The page's scripts are plain JavaScript for browsers. */
const load = (file: string): Promise<unknown> => import(new URL(`./page/${file}`, import.meta.url).href);
const { curlOf, fetchOf } = (await load('code-samples.js')) as {
  curlOf: (request: SampleRequest, origin: string) => string;
  fetchOf: (request: SampleRequest, origin: string, reader: string) => string;
};
const { requestOf } = (await load('request.js')) as {
  requestOf: (call: Call, entered: Entered) => SampleRequest;
};

const ORIGIN = 'https://shop.example';
const call = { method: 'POST', path: '/review/{id}/remove', base: '/api/v1' };
const HOSTILE = String.raw`It's "$HOME" \ $(id) ${'`id`'} ₹`;
const posted = requestOf(call, {
  values: [
    [{ name: 'id', in: 'path' }, 'a/b'],
    [{ name: 'Idempotency-Key', in: 'header' }, "k'1"],
  ],
  body: JSON.stringify({ reason: HOSTILE }),
  token: 'secret',
});
const form = requestOf(
  { ...call, path: '/news/create' },
  {
    values: [],
    body: JSON.stringify({ title: HOSTILE, img: [], rank: 2 }),
    files: [{ name: "front's.png" }],
    token: '',
  },
);

/** Returns the arguments that a shell passes to curl. */
const argumentsOf = (command: string) =>
  execFileSync('sh', ['-c', `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${command}`], {
    env: { TOKEN: 'from-the-shell', HOME: '/expanded' },
  })
    .toString()
    .split('\0')
    .slice(0, -1);

/** Runs a sample against a `fetch` that records its call. */
async function recorded(sample: string, files: Blob[] = []): Promise<{ url: string; init: RequestInit }> {
  const calls: { url: string; init: RequestInit }[] = [];
  const run = new Function('fetch', 'token', 'files', `return (async () => {${sample}})()`) as (
    fetch: (url: string, init: RequestInit) => Promise<Response>,
    token: string,
    files: Blob[],
  ) => Promise<void>;
  await run(
    (url, init) => {
      calls.push({ url, init });
      return Promise.resolve(Response.json({}));
    },
    'from-the-code',
    files,
  );
  const [only] = calls;
  if (!only || calls.length > 1) throw new Error(`${calls.length} calls`);
  return only;
}

describe('a code sample', () => {
  it('in curl passes every text unchanged through the shell, with the token from a variable', () => {
    expect(argumentsOf(curlOf(posted, ORIGIN))).toEqual([
      '-X',
      'POST',
      `${ORIGIN}/api/v1/review/a%2Fb/remove`,
      '-H',
      'Authorization: Bearer from-the-shell',
      '-H',
      "Idempotency-Key: k'1",
      '-H',
      'content-type: application/json',
      '--data-raw',
      JSON.stringify({ reason: HOSTILE }),
    ]);
    expect(curlOf(posted, ORIGIN)).not.toContain('secret');
  });

  it('in curl sends a form with its pictures', () => {
    expect(argumentsOf(curlOf(form, ORIGIN)).slice(3)).toEqual([
      '--form-string',
      `title=${HOSTILE}`,
      '--form-string',
      'img=[]',
      '--form-string',
      'rank=2',
      '-F',
      `img=@"front's.png"`,
    ]);
  });

  it('in JavaScript makes the same request', async () => {
    const sample = fetchOf(posted, ORIGIN, 'json');
    expect(sample).not.toContain('secret');
    expect(await recorded(sample)).toEqual({
      url: `${ORIGIN}/api/v1/review/a%2Fb/remove`,
      init: {
        method: 'POST',
        headers: {
          authorization: 'Bearer from-the-code',
          'Idempotency-Key': "k'1",
          'content-type': 'application/json',
        },
        body: JSON.stringify({ reason: HOSTILE }),
      },
    });
  });

  it('in JavaScript sends a form with its pictures', async () => {
    const { init } = await recorded(fetchOf(form, ORIGIN, 'blob'), [new Blob(['x'])]);
    const sent = init.body as FormData;
    expect([...sent.keys()]).toEqual(['title', 'img', 'rank', 'img']);
    expect(sent.get('title')).toBe(HOSTILE);
    expect(init.headers).toBeUndefined();
  });

  it('shows the name of a path parameter until there is a value, and leaves out empty ones', () => {
    const get = { method: 'GET', path: '/product/{id}', base: '/api/v1' };
    const empty = requestOf(get, {
      values: [
        [{ name: 'id', in: 'path' }, ''],
        [{ name: 'page', in: 'query' }, ''],
        [{ name: 'size', in: 'query' }, '2 3'],
      ],
      token: '',
    });
    expect(curlOf(empty, ORIGIN)).toBe(`curl '${ORIGIN}/api/v1/product/{id}?size=2+3'`);
  });
});
