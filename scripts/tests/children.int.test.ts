import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '../install.mjs';
import { Children, type ChildSpec } from '../stack/children';
import { freePorts } from '../stack/ports';

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aabha-children-'));
  port = (await freePorts()).API_PORT;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const spec = (script: string): ChildSpec => ({
  name: 'probe',
  args: ['-e', script],
  env: { PROBE_PORT: String(port) },
  readyUrl: `http://127.0.0.1:${port}/`,
});
const SERVES = `require('node:http').createServer((q, r) => r.end('ok')).listen(Number(process.env.PROBE_PORT), '127.0.0.1')`;

const isServing = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok === true;
const runFile = () => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { children: number[] };

describe('the processes of a running shop', () => {
  it('are waited for until they are ready, and are gone after the stop', async () => {
    const children = new Children(root, folder, () => undefined);
    await children.claim();
    await children.start(spec(SERVES));
    expect(await isServing()).toBe(true);
    await children.stop();
    expect(await isServing()).toBe(false);
  });
  it('report their last lines when they end before they are ready', async () => {
    const children = new Children(root, folder, () => undefined);
    const broken = `console.error('DATABASE_URL is missing'); process.exit(3)`;
    await expect(children.start(spec(broken))).rejects.toThrow(
      /probe stopped by itself \(3\):\nDATABASE_URL is missing/,
    );
  });
  it('report when they end although nobody stopped them', async () => {
    const onDeath = vi.fn();
    const children = new Children(root, folder, onDeath);
    await children.start(spec(SERVES));
    process.kill(runFile().children[0] ?? -1, 'SIGKILL');
    await vi.waitFor(() => expect(onDeath).toHaveBeenCalledWith(expect.stringContaining('SIGKILL')));
    await children.stop();
  });
  it('that a killed run left behind are stopped by the next one', async () => {
    const killed = new Children(root, folder, () => undefined);
    await killed.start(spec(SERVES));
    /* As it is after a SIGKILL: the file names a process that is gone, and children that are not. */
    writeFileSync(
      join(folder, 'run.json'),
      JSON.stringify({ pid: 2 ** 22 - 7, children: runFile().children }),
    );
    const next = new Children(root, folder, () => undefined);
    await next.claim();
    await vi.waitFor(async () => expect(await isServing()).toBe(false));
    await next.stop();
  });
});
