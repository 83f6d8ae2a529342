import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emptyDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { root } from '../install.mjs';
import { buildRelease } from '../release/build-release';
import { LAUNCHED } from '../release/launchers';
import { freePorts, type Ports } from '../stack/ports';
import { IsolatedRelease } from '../testing/isolated-release';

const START_WITHIN_MS = 60_000;
const MAX_MEGABYTES = 110;

const folder = mkdtempSync(join(tmpdir(), 'aabha-release-'));
const release = join(folder, 'release');
const running: ChildProcess[] = [];
let database: TestDatabase;
let isolated: IsolatedRelease;
let ports: Ports;
let megabytes: number;
let log = '';

/** What production requires, and a company, which the first start publishes (docs/spec/settings.md#first-start). */
const settings = (): Record<string, string> => ({
  ...database.environment,
  TOKEN_SECRET: 'a secret for tests that is long enough',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RAZORPAY_KEY_ID: 'rzp_live_shop',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
  MEDIA_DIR: '/data/media',
  STORE_URL: 'https://prakash.in',
  ADMIN_URL: 'https://office.prakash.in',
  API_URL: `http://127.0.0.1:${ports.API_PORT}`,
  API_PORT: String(ports.API_PORT),
  STORE_PORT: String(ports.STORE_PORT),
  ADMIN_PORT: String(ports.ADMIN_PORT),
  SHOP_NAME: 'Prakash',
  SHOP_LEGAL_NAME: 'Prakash Retail LLP',
  SHOP_TAGLINE: 'Televisions, well explained.',
  SHOP_SUPPORT_EMAIL: 'help@prakash.in',
  SHOP_ORDERS_EMAIL: 'orders@prakash.in',
  SHOP_PHONE: '+91 44 4000 1000',
  SHOP_HELPLINE: '1800 400 1000',
  SHOP_ADDRESS_LINE: '7, Beach Road',
  SHOP_CITY: 'Chennai',
  SHOP_STATE: 'Tamil Nadu',
  SHOP_PIN_CODE: '600001',
  SHOP_GSTIN: '33AAGCB7383J1ZF',
  SHOP_FOUNDER: 'Prakash Iyer',
  SHOP_GRIEVANCE_OFFICER: 'Lata Iyer',
  SHOP_HOURS: 'Every day 10:00-20:00',
});

/** Runs a program of the release to its end; returns its exit code and its output. */
async function runToEnd(args: readonly string[], input = ''): Promise<{ code: unknown; output: string }> {
  const child = isolated.run(args, settings());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin?.end(input);
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, output };
}

/** Starts a process of the release; its log is shown when a page fails. */
function start(name: string): ChildProcess {
  const child = isolated.run([`/app/bin/${name}.mjs`], { ...settings(), LOG_LEVEL: 'error' });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (log += `${name}: ${chunk.toString()}`));
  running.push(child);
  return child;
}

const textOf = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
};

const untilReady = (port: number) =>
  vi.waitFor(async () => expect((await textOf(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
    timeout: START_WITHIN_MS,
    interval: 100,
  });

/** Returns a page; the first one may exceed a time limit while other tests use the processor. */
const untilServed = (url: string) =>
  vi.waitFor(
    async () => {
      const { status, text } = await textOf(url);
      expect(status, log).toBe(200);
      return text;
    },
    { timeout: START_WITHIN_MS, interval: 500 },
  );

beforeAll(async () => {
  [database, ports] = await Promise.all([emptyDatabase(), freePorts()]);
  megabytes = (await buildRelease(root, release)).bytes / 1e6;
  isolated = new IsolatedRelease(release, folder);
}, 600_000);

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('lists all its files with their checksums, and its programs and packages in a manifest', () => {
  const manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as {
    programs: string[];
    packages: Record<string, string>;
  };
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release });
  expect(manifest.programs).toHaveLength(Object.keys(LAUNCHED).length);
  for (const program of manifest.programs) expect(existsSync(join(release, program))).toBe(true);
  expect(Object.keys(manifest.packages)).not.toContain('node_modules/react');
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
});

it('migrates, serves pages, stores a backup and stops, without the checkout and on a read-only root', async () => {
  const write = "require('node:fs').writeFileSync('/app/file', '')";
  expect((await runToEnd(['-e', write])).output).toContain('EROFS');

  const migrated = await runToEnd(['/app/bin/migrate.mjs']);
  expect(migrated).toEqual({ code: 0, output: 'The database is up to date.\n' });
  const owner = ['/app/bin/create-admin.mjs', 'owner@prakash.in', 'Prakash Iyer'];
  expect(await runToEnd(owner, 'a long enough password\n')).toMatchObject({ code: 0 });

  const children = ['api', 'worker', 'store', 'admin'].map(start);
  for (const port of [ports.API_PORT, ports.STORE_PORT, ports.ADMIN_PORT]) await untilReady(port);
  const page = await untilServed(`http://127.0.0.1:${ports.STORE_PORT}/`);
  expect(page).toContain('Prakash');
  expect((await textOf(`http://127.0.0.1:${ports.ADMIN_PORT}/`)).status).toBe(200);
  for (const name of ['api', 'store', 'admin'])
    expect(await runToEnd(['/app/bin/health.mjs', name])).toEqual({ code: 0, output: '' });

  expect(await runToEnd(['/app/bin/backup.mjs', '/data/backup'])).toMatchObject({ code: 0 });
  expect(existsSync(join(isolated.data, 'backup/manifest.json'))).toBe(true);

  const codes = children.map(async (child) => {
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    return (await ended)[0];
  });
  expect(await Promise.all(codes)).toEqual([0, 0, 0, 0]);
  expect((await runToEnd(['/app/bin/health.mjs', 'api'])).code).toBe(1);
}, 180_000);
