import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Started } from './started';
import { startTestEnvironment } from './test-environment';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aabha-environment-'));
  /* PostgreSQL may run as another user. */
  chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const runningIn = (place: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(place));

it('leaves no process and no file behind when the API does not start, and reports its log', async () => {
  const broken = join(folder, 'main.js');
  writeFileSync(broken, `console.error('Wrong configuration'); process.exit(1);`);
  await expect(startTestEnvironment(1, { plain: broken, faulty: broken })).rejects.toThrow(
    /Wrong configuration/,
  );
  expect(runningIn(join(folder, 'aabha-faults-'))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['main.js']);
});

it('stops resources once in reverse order, even when one of them fails to stop', async () => {
  const ended: string[] = [];
  const started = new Started();
  const end = (name: string) => {
    ended.push(name);
    return name === 'mail' ? Promise.reject(new Error('It hangs.')) : Promise.resolve();
  };
  for (const name of ['database', 'mail', 'api']) started.add(name, end);
  await expect(started.endAll()).rejects.toThrow('Not everything ended: Error: It hangs.');
  await started.endAll();
  expect(ended).toEqual(['api', 'mail', 'database']);
});
