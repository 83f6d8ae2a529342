import { spawn, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@aabha/embedded/postgres/free-port';
import type { AttackedShop, AttackResult } from './attacked-shop';

/** The newest release for Node 20. It judges responses by the document; no dependency, since nothing else needs it. */
const PRISM = '5.16.0';
const STARTS_WITHIN_MS = 180_000;
const ENDS_WITHIN_MS = 60_000;
/** They would end what the walk itself uses. */
const LEFT_OUT = /logout|step-up|\/session\/|\/close|erase|restore|reset|second-factor|passkey|password/;
const UNKNOWN_ID = '0192f000-0000-7000-8000-000000000001';

type Media = { example?: unknown; examples?: Record<string, { value?: unknown }> };
interface Operation {
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Starts Prism between the walk and the API. Resolves when it listens. */
async function startPrism(folder: string, api: string) {
  /* It asks for a newer Node than it needs, and npm hands the strictness of the project on to what a script starts. */
  const options = ['--no-audit', '--no-fund', '--engine-strict=false'];
  execFileSync('npm', ['install', ...options, `@stoplight/prism-cli@${PRISM}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort(0);
  const cli = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const args = [
    'proxy',
    join(folder, 'openapi.json'),
    `${api}/api/v1`,
    '--port',
    `${port}`,
    '--errors=false',
  ];
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + STARTS_WITHIN_MS;
  while (!(await fetch(`${url}/product/list`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('Prism did not start.');
    await wait(250);
  }
  return { url, stop: () => child.kill() };
}

/** Returns whether a response does not end by itself: Prism judges whole ones. */
const isStream = ({ responses = {} }: Operation): boolean =>
  Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);

/** Returns bodies to send: nothing, nonsense, and the example of the document. */
function bodiesOf(method: string, { requestBody }: Operation): (string | undefined)[] {
  if (method === 'get') return [undefined];
  const json = requestBody?.content?.['application/json'];
  const example = json?.example ?? Object.values(json?.examples ?? {})[0]?.value;
  return [{}, { nonsense: 1 }, ...(example === undefined ? [] : [example])].map((body) =>
    JSON.stringify(body),
  );
}

/** What Prism says about a response, if anything. */
function violationsOf(response: Response): string[] {
  const told = JSON.parse(response.headers.get('sl-violations') ?? '[]') as {
    location?: string[];
    message: string;
  }[];
  return told.filter(({ location }) => location?.[0] === 'response').map(({ message }) => message);
}

/**
 * Sends every call of the OpenAPI document as everybody, with good and bad bodies, through a proxy that compares responses with
 * the document. Finds responses that it does not describe, and 5xx.
 */
export async function walkDocument({ api, tokens }: AttackedShop): Promise<AttackResult> {
  const folder = join(tmpdir(), `aabha-prism-${PRISM}`);
  mkdirSync(folder, { recursive: true });
  const document = (await (await fetch(`${api}/api/v1/openapi.json`)).json()) as OpenApi;
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'prism', private: true }));
  const prism = await startPrism(folder, api);
  const findings: string[] = [];
  let calls = 0;
  const call = async (who: string, method: string, path: string, body: string | undefined) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(tokens[who] !== undefined && { authorization: `Bearer ${tokens[who]}` }),
    };
    const response = await fetch(`${prism.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ENDS_WITHIN_MS),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} as ${who} has no response`, { cause: error });
    });
    await response.arrayBuffer();
    calls += 1;
    const wrong = response.status >= 500 ? [`status ${response.status}`] : violationsOf(response);
    findings.push(...wrong.map((text) => `${method} ${path} as ${who}, ${body ?? 'no body'}: ${text}`));
  };
  try {
    for (const [template, operations] of Object.entries(document.paths)) {
      if (LEFT_OUT.test(template)) continue;
      const path = template.replace(/\{[^}]+\}/g, UNKNOWN_ID);
      for (const [method, operation] of Object.entries(operations).filter(([, one]) => !isStream(one)))
        for (const who of Object.keys(tokens))
          for (const body of bodiesOf(method, operation)) await call(who, method.toUpperCase(), path, body);
    }
  } finally {
    prism.stop();
  }
  return { text: `${calls} calls through Prism`, findings };
}
