import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttackedShop, AttackResult } from './attacked-shop';

const LONGEST_MS = 15 * 60_000;
const WAPITI_SECONDS = 300;

/** Runs a program to its end. Undefined where it is not installed. */
function run(program: string, args: readonly string[]): string | undefined {
  const { error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    maxBuffer: 1e8,
  });
  return error && 'code' in error && error.code === 'ENOENT' ? undefined : `${stdout}${stderr}`;
}

const notInstalled = (program: string): AttackResult => ({
  text: `NOT RUN: ${program} is not installed (apt-get install ${program})`,
  findings: [],
});

/** Calls whose input reaches queries; sqlmap changes the place of the asterisk. */
const injected = ({ tokens }: AttackedShop) => [
  { path: '/product/list', body: { pageNum: 1, pageSize: 5, filters: { search: 'a*' } } },
  { path: '/product/list', body: { pageNum: 1, pageSize: 5, filters: { brand: ['Surya*'] } } },
  {
    path: '/order/list',
    body: { pageNum: 1, pageSize: 5, filters: { search: 'a*' } },
    token: tokens.SuperAdmin,
  },
  { path: '/order/track/*', body: undefined },
];

/** Has sqlmap look for SQL injection. Finds parameters that it can inject into. */
export function injectSql(shop: AttackedShop): AttackResult {
  const findings: string[] = [];
  for (const { path, body, token } of injected(shop)) {
    const output = run('sqlmap', [
      ...['-u', `${shop.api}/api/v1${path}`, '--batch', '--flush-session', '--disable-coloring'],
      ...['--level', '2', '--risk', '1', '--technique', 'BEUT', '--time-sec', '2', '--threads', '1'],
      ...(body === undefined ? [] : ['--data', JSON.stringify(body), '-H', 'content-type: application/json']),
      ...(token === undefined ? [] : ['-H', `authorization: Bearer ${token}`]),
    ]);
    if (output === undefined) return notInstalled('sqlmap');
    const resisted = output.includes('do not appear to be injectable');
    if (!resisted) findings.push(`${path} ${JSON.stringify(body) ?? ''}: ${output.slice(-500)}`);
  }
  return { text: `sqlmap at ${injected(shop).length} calls`, findings };
}

type Report = Record<
  'vulnerabilities' | 'anomalies',
  Record<string, { info: string; http_request: string }[]>
>;

/** Pages with parameters, from which Wapiti starts. */
const STARTS = [
  ...['televisions?search=sony&brand=Surya&sort=price', 'hi/televisions?search=a&minPrice=1', 'news-media'],
  ...['signin?redirect=%2Fcart', 'compare?ids=1', 'contact', 'track', 'find-my-television', 'complaints'],
];

/** Has Wapiti attack the pages of the shop. Finds what it calls a vulnerability or an anomaly. */
export function scanPages({ store }: AttackedShop): AttackResult {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-wapiti-'));
  try {
    const report = join(folder, 'report.json');
    const output = run('wapiti', [
      ...['-u', `${store}/`, ...STARTS.flatMap((path) => ['-s', `${store}/${path}`])],
      ...['-m', 'xss,sql,file,redirect,crlf,csrf,ssrf,xxe,exec', '--scope', 'folder', '--flush-session'],
      ...['--max-scan-time', `${WAPITI_SECONDS}`, '--store-session', folder, '-f', 'json', '-o', report],
    ]);
    if (output === undefined) return notInstalled('wapiti');
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const all = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)];
    const findings = all.flatMap(([kind, found]) =>
      found.map((one) => `${kind}: ${one.info} (${one.http_request.split('\r')[0]!.split('\n')[0]})`),
    );
    const [, pages = '?'] = /found (\d+) URLs/.exec(output) ?? [];
    return { text: `Wapiti at ${pages} pages and forms`, findings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
