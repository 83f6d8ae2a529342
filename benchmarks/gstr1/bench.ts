import { spawn } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { issueToken } from '@aabha/api/modules/accounts/tokens.service';
import { sealDocuments } from '@aabha/api/modules/books/seal-documents';
import { periodAfter, periodOf } from '@aabha/contracts/gstr1/return-period';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import { openDatabase } from '@aabha/db/client';
import { migrate } from '@aabha/db/migrate';
import { root } from '../../scripts/install.mjs';
import { BENCH_SECRET, startHarness, type Harness, type Server } from '../harness/harness';
import { prepareDatabase } from '../harness/prepare-database';
import { fillMonth, forgetFiling } from './fill-month';
import { measureWork, type WorkCost } from './measure-work';

const INVOICES = Number(process.env.INVOICES || 1_000_000);
const FOLDER = process.env.DATA_FOLDER || undefined;
const ONLY = (process.env.ONLY ?? '').split(',').filter(Boolean);
const period = periodAfter(periodOf(new Date()), -1);

const isWanted = (name: string) => ONLY.length === 0 || ONLY.some((word) => name.includes(word));
const write = (text: string) => process.stdout.write(`${text}\n`);

async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const startedMs = performance.now();
  await work();
  return ((performance.now() - startedMs) / 1000).toFixed(0);
}

/** Fills the month and seals its documents, unless an earlier run did. */
async function prepare(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { maxConnections: 1 });
  const count = async () => {
    const [row] = await database.sql<{ n: number }[]>`select count(*)::int as n from invoices`;
    return row?.n ?? 0;
  };
  if ((await count().catch(() => 0)) >= INVOICES) await migrate(databaseUrl);
  else {
    await prepareDatabase(databaseUrl, {});
    write(`filled in ${await secondsOf(() => fillMonth(database.sql, period, INVOICES))} s`);
  }
  await forgetFiling(database.sql);
  if (isWanted('books:verify')) {
    const seal = async () => {
      while ((await sealDocuments(database.db, new Date())) > 0);
      await database.sql`vacuum analyze document_seals`;
    };
    write(`sealed in ${await secondsOf(seal)} s`);
  }
  await database.close();
}

/** Returns the header of a SuperAdmin of the demo. */
async function authorize(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1 });
  const [staff] = await sql<{ id: string; tokenVersion: number }[]>`
    select id, token_version as "tokenVersion" from users where email = 'superadmin@aabha.example'`;
  await sql.end();
  if (!staff) throw new Error('The database has no staff.');
  const deps = { config: { TOKEN_SECRET: BENCH_SECRET }, ports: { clock: { now: () => new Date() } } };
  const token = await issueToken(deps, { ...staff, role: 'SuperAdmin' });
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function post(url: string, request: RequestInit, onPiece: (piece: Uint8Array) => void): Promise<void> {
  const response = await fetch(url, { method: 'POST', ...request });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const body: AsyncIterable<Uint8Array> = response.body;
  for await (const piece of body) onPiece(piece);
}

function show(name: string, cost: WorkCost): void {
  const cells = [
    cost.seconds.toFixed(1),
    (cost.firstByteMs / 1000).toFixed(1),
    (cost.bytes / 1e6).toFixed(1),
    cost.processorSeconds.toFixed(1),
    cost.databaseSeconds.toFixed(1),
    cost.idleMb.toFixed(0),
    cost.peakMb.toFixed(0),
    cost.longestDelayMs.toFixed(0),
  ];
  write(name.padEnd(16) + cells.map((cell) => cell.padStart(11)).join(''));
}

interface SelfCheck {
  finding_count: number;
  findings: { text: string; document: { number: string } | null }[];
  sections: { documents: number }[];
}

/** Prints how many errors a self-check found, and the first ones, and fails the run where there is one. */
function reportFindings(name: string, response: string): void {
  const { data } = JSON.parse(response) as { data: SelfCheck };
  const documents = data.sections.reduce((sum, section) => sum + section.documents, 0);
  write(`  ${name}: ${documents} documents, ${data.finding_count} errors`);
  for (const { text, document } of data.findings.slice(0, 3)) write(`  ${document?.number ?? ''} ${text}`);
  if (data.finding_count > 0) process.exitCode = 1;
}

async function measureRequests(harness: Harness, api: Server): Promise<void> {
  const headers = await authorize(harness.databaseUrl);
  const worker = {
    pid: api.pid,
    ping: () => fetch(`${api.url}/livez`).then((response) => response.text()),
    databaseCpuMs: () => harness.databaseCpuMs(),
  };
  const requests = [
    ['JSON', 'json', { filters: { period } }],
    ['CSV', 'csv', { filters: { period } }],
    ['self-check', 'preview', { period }],
    ['filing', 'filed', { period }],
    ['JSON, filed', 'json', { filters: { period } }],
    ['next month', 'preview', { period: periodAfter(period, 1) }],
  ] as const;
  for (const [name, path, body] of requests) {
    if (!isWanted(name)) continue;
    const request = { headers, body: JSON.stringify(body) };
    const url = `${api.url}/api/v1/gst/gstr1/${path}`;
    const pieces: Uint8Array[] = [];
    const keep = path === 'preview' ? (piece: Uint8Array) => void pieces.push(piece) : () => undefined;
    const cost = await measureWork(worker, (onBytes) =>
      post(url, request, (piece) => {
        onBytes(piece.length);
        keep(piece);
      }),
    );
    show(name, cost);
    if (path === 'preview') reportFindings(name, Buffer.concat(pieces).toString());
  }
}

async function verifyBooks(harness: Harness): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/books-verify.ts')], {
    ...{ cwd: root, env: { ...process.env, DATABASE_URL: harness.databaseUrl } },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', (code) => {
    if (code !== 0) process.exitCode = 1;
  });
  const worker = { pid: child.pid ?? 0, databaseCpuMs: () => harness.databaseCpuMs() };
  let printed = '';
  const cost = await measureWork(worker, async (onBytes) => {
    for await (const piece of child.stdout as AsyncIterable<Buffer>) {
      onBytes(piece.length);
      printed += piece.toString();
    }
  });
  show('books:verify', cost);
  write(`\n${printed}`);
}

const harness = await startHarness({ folder: FOLDER, isPrepared: false });
try {
  await prepare(harness.databaseUrl);
  const columns = ['s', 'first byte', 'MB', 'processor', 'database', 'MB before', 'MB most', 'delay ms'];
  write(`\n${`${INVOICES} invoices`.padEnd(16)}${columns.map((column) => column.padStart(11)).join('')}`);
  /* Demo accounts cannot sign in to a production API; the invoices are of the demo's seller. */
  const { gstin } = DEMO_SECTIONS.company;
  const api = await harness.api({ NODE_ENV: 'development', SHOP_GSTIN: gstin });
  await measureRequests(harness, api);
  if (isWanted('books:verify')) await verifyBooks(harness);
} finally {
  await harness.stop();
}
